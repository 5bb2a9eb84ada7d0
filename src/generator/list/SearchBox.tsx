import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { useEvent } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import { SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { useDebouncedValue } from '../../widgets/useDebouncedValue';
import { MAX_FILTER_TEXT_LENGTH } from '../queries/sanitizeFilter';

interface Props {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onSearch: (text: string) => void;
  /** Whether the `/` key focuses this search box. Only set for the first search box of a list. */
  hasSearchShortcut: boolean;
}

/** Debounce of typed text in milliseconds. */
const PAUSE = 500;

/**
 * A search input. The search starts after a typing pause. It starts immediately when the user presses Enter or
 * clears the input.
 */
export function SearchBox({ label, placeholder, value, onSearch, hasSearchShortcut }: Props) {
  const t = useAppTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const settled = useDebouncedValue(text, PAUSE);

  // `value` is the applied filter value. If it changed for another reason than a search in this input, for example
  // by the Back button or a filter reset, the input shows it. After a search in this input, the typed text is not
  // overwritten, because the user may have typed more since then.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  const search = (next: string): void => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onSearch(sent.current);
  };
  // The debounced text is not searched if it is outdated because the user has typed more or cleared the input.
  const searchSettled = useEvent((typed: string) => typed === text && search(typed));
  useEffect(() => void searchSettled(settled), [settled, searchSettled]);

  const clear = (): void => {
    setText('');
    search('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') search(text);
    if (event.key !== 'Escape' || !text) return;
    // The first Escape only clears the text. In a dialog, a second Escape closes the dialog.
    event.stopPropagation();
    clear();
  };
  return (
    <div className="wd-field-frame wd-search">
      <label htmlFor={id}>{label}</label>
      <Search fontSize="small" />
      <input
        id={id}
        ref={input}
        type="search"
        placeholder={placeholder}
        value={text}
        maxLength={MAX_FILTER_TEXT_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        {...(hasSearchShortcut ? { 'aria-keyshortcuts': SHORTCUT_KEYS.search } : {})}
      />
      {text && (
        <IconButton size="small" label={t('list.clearSearch')} showTooltip={false} onClick={clear}>
          <Clear fontSize="small" />
        </IconButton>
      )}
    </div>
  );
}
