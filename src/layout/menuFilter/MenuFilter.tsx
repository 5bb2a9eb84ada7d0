import { useRef, useState, type KeyboardEvent } from 'react';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { LinkBase, useEvent, useNavigate } from 'ra-core';
import { menuTexts } from '../../i18n/en/menuTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { filterCommandItems } from '../commandPalette/paletteItems';
import { useFindableScreens } from '../commandPalette/useFindableScreens';
import './menuFilter.css';

const MAX_TEXT_LENGTH = 60;

/**
 * The input above the menu that finds screens by their names and search words. While it contains a text, the screens
 * that were found replace the menu. Enter opens the first one, the arrow keys lead through them, Escape ends the search.
 */
export function MenuFilter({ onNavigate }: { onNavigate: () => void }) {
  const t = useLazyTextTranslate('menu', menuTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const screens = useFindableScreens();
  const isTyped = text.trim() !== '';
  const found = isTyped ? filterCommandItems(screens, text) : [];
  const clear = (): void => {
    setText('');
    box.current?.querySelector('input')?.focus();
  };
  const leave = (): void => {
    setText('');
    onNavigate();
  };
  const moveFocus = useEvent((step: number) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((element) => element === document.activeElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isTyped || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const first = event.target instanceof HTMLInputElement && event.key === 'Enter' ? found[0] : undefined;
    if (step === undefined && !first && event.key !== 'Escape') return;
    event.preventDefault();
    // In the drawer, a second Escape closes the drawer.
    event.stopPropagation();
    if (step !== undefined) moveFocus(step);
    else if (first) {
      navigate(first.path);
      leave();
    } else clear();
  };
  return (
    <div ref={box} className="wd-menu-filter" data-typed={isTyped ? '' : undefined}>
      <div className="wd-menu-search">
        <Search fontSize="small" />
        <input
          type="text"
          aria-label={t('label')}
          placeholder={t('label')}
          value={text}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ target }) => setText(target.value)}
        />
        {text ? (
          <button type="button" aria-label={t('clear')} onClick={clear}>
            <Clear fontSize="small" />
          </button>
        ) : null}
      </div>
      {isTyped ? (
        <ul aria-label={t('found')}>
          {found.map(({ key, path, label, detail, active }) => (
            <li key={key}>
              <LinkBase
                to={path}
                onClick={leave}
                onKeyDown={onKeyDown}
                className="wd-place"
                aria-current={active ? 'page' : undefined}
              >
                <span>
                  {label}
                  {detail ? <small>{detail}</small> : null}
                </span>
              </LinkBase>
            </li>
          ))}
        </ul>
      ) : null}
      <output className={isTyped && found.length === 0 ? 'wd-menu-none' : 'wd-hidden'}>
        {isTyped
          ? found.length === 0
            ? t('none', { text: text.trim() })
            : t('count', { smart_count: found.length })
          : ''}
      </output>
    </div>
  );
}
