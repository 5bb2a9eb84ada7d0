import { getCtrlKeyLabel } from '../../ui/shortcutKeys';
import { useShortcutTranslate } from './useShortcutTranslate';
import './shortcuts.css';

const ARROWS = { ArrowDown: ['↓', 'arrows.down'], ArrowUp: ['↑', 'arrows.up'] } as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

function KeyLabel({ name }: { name: string }) {
  const t = useShortcutTranslate();
  if (!isArrow(name)) return <kbd className="wd-key">{name === 'Control' ? getCtrlKeyLabel() : name}</kbd>;
  const [sign, text] = ARROWS[name];
  return (
    <kbd className="wd-key">
      <span aria-hidden>{sign}</span>
      <span className="wd-hidden">{t(text)}</span>
    </kbd>
  );
}

/**
 * Shows the keys of a shortcut: a single key such as `Control+K`, or several keys that must be pressed one after
 * the other.
 */
export function ShortcutLabel({ keys }: { keys: readonly string[] }) {
  const t = useShortcutTranslate();
  return (
    <span className="wd-keys">
      {keys.map((key, index) => (
        <span key={`${index} ${key}`}>
          {index > 0 ? <span className="wd-hidden"> {t('then')} </span> : null}
          {key.split('+').map((name) => (
            <KeyLabel key={name} name={name} />
          ))}
        </span>
      ))}
    </span>
  );
}
