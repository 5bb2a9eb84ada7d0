import { useId, type ReactNode } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { SHORTCUT_KEYS, type ShortcutName } from '../../ui/shortcutKeys';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
import { useMenuEntries } from '../menu/useMenuEntries';
import { ShortcutLabel } from './ShortcutLabel';
import { assignShortcutLetters, getMenuScreens } from './screenLetters';
import { useShortcutsSetting } from './useShortcuts';
import { useShortcutTranslate } from './useShortcutTranslate';

/** The section of the dialog in which each shortcut is listed. The type requires an entry for each new shortcut. */
const PLACE_OF: Record<ShortcutName, 'everywhere' | 'list' | 'form'> = {
  palette: 'everywhere',
  help: 'everywhere',
  go: 'everywhere',
  section: 'everywhere',
  undo: 'everywhere',
  search: 'list',
  create: 'list',
  down: 'list',
  up: 'list',
  open: 'list',
  edit: 'list',
  save: 'form',
  picker: 'form',
};

const PLACES = ['everywhere', 'list', 'form'] as const;

const getShortcutsOfScope = (place: string): ShortcutName[] =>
  (Object.keys(SHORTCUT_KEYS) as ShortcutName[]).filter((name) => PLACE_OF[name] === place);

/**
 * The checkbox that turns single-key shortcuts on or off. WCAG requires that users can turn off shortcuts that
 * consist of a single character.
 */
function KeysChoice() {
  const t = useShortcutTranslate();
  const [isOn, choose] = useShortcutsSetting();
  const helpId = useId();
  const id = useId();
  return (
    <div className="wd-key-choice">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={helpId}
        onChange={({ target }) => choose(target.checked)}
      />
      <span>
        <label htmlFor={id}>{t('single')}</label>
        <span id={helpId}>{t('singleHelp')}</span>
      </span>
    </div>
  );
}

function KeyList({ title, long = false, children }: { title: string; long?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`wd-key-list ${long ? 'wd-key-list-long' : ''}`}>
      <h3 id={id}>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

const Line = ({ keys, children }: { keys: readonly string[]; children: string }) => (
  <div>
    <dt>
      <ShortcutLabel keys={keys} />
    </dt>
    <dd>{children}</dd>
  </div>
);

/** Lists all shortcuts of the registry, and the letters that open the user's screens. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useShortcutTranslate();
  const frame = useAppTranslate();
  const { entries = [] } = useMenuEntries();
  const screens = getMenuScreens(entries);
  const letters = assignShortcutLetters(screens);
  const lettered = screens.filter(
    ({ path }, at) => letters.has(path) && screens.findIndex((one) => one.path === path) === at,
  );
  return (
    <DialogShell title={t('title')} maxWidth="md" onClose={onClose}>
      <DialogBody
        buttons={
          <Button autoFocus onClick={onClose}>
            {frame('close')}
          </Button>
        }
      >
        <div className="wd-key-lists">
          {PLACES.map((place) => (
            <KeyList key={place} title={t(`places.${place}`)}>
              {getShortcutsOfScope(place).map((name) => (
                <Line key={name} keys={[SHORTCUT_KEYS[name]]}>
                  {t(`does.${name}`)}
                </Line>
              ))}
            </KeyList>
          ))}
          {lettered.length > 0 ? (
            <KeyList title={t('places.go')} long>
              {lettered.map(({ path, title }) => (
                <Line key={path} keys={[SHORTCUT_KEYS.go, letters.get(path) ?? '']}>
                  {title}
                </Line>
              ))}
            </KeyList>
          ) : null}
        </div>
        <KeysChoice />
      </DialogBody>
    </DialogShell>
  );
}
