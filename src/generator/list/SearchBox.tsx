import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEvent, useTranslate } from 'ra-core';
import { MAX_TEXT } from './listParams';
import { useSlash } from './useSlash';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
  /** Takes the key `/`; of several search boxes the first. */
  slash: boolean;
}

/** SHELL-097: about half a second after the last key. */
const PAUSE = 500;

/** A search text that takes effect after a pause in typing, on Enter at once, and when it is cleared at once. */
export function SearchBox({ label, placeholder, value, onSearch, slash }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useSlash(input, slash);

  // A text from outside (back, reset) is shown; the echo of our own search must not undo what was typed since.
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  const search = (next: string): void => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onSearch(sent.current);
  };
  const searchLater = useEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, searchLater]);

  const clear = (): void => {
    setText('');
    search('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') search(text);
    if (event.key !== 'Escape' || !text) return;
    // A dialog around it closes with the next Escape.
    event.stopPropagation();
    clear();
  };
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      inputRef={input}
      size="small"
      sx={{ minWidth: { sm: 290 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { maxLength: MAX_TEXT, ...(slash ? { 'aria-keyshortcuts': '/' } : {}) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('wd.list.clearSearch', { _: 'Clear search' })}
                onClick={clear}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
