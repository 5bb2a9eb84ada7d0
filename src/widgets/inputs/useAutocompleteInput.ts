import { useRef, useState, type SyntheticEvent } from 'react';
import type { AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';

interface Typed {
  inputValue: string;
  onInputChange: (event: SyntheticEvent | null, text: string, reason: AutocompleteInputChangeReason) => void;
}

/**
 * Keeps the typed text of an Autocomplete. MUI would overwrite it with the selected label when new options load.
 * @param name of what is chosen; the empty text where chips show it
 * @param value what is chosen: when it changes, its name is shown whatever was typed
 */
export function useAutocompleteInput(name: string, value: unknown, onSearch?: (text: string) => void): Typed {
  const [inputValue, setInputValue] = useState(name);
  // What was chosen when typing began; nothing is typed while it is undefined.
  const typedOver = useRef<{ value: unknown }>(undefined);
  return {
    inputValue,
    onInputChange: (event, text, reason) => {
      if (reason === 'input') typedOver.current ??= { value };
      else {
        const isListAlone = reason === 'reset' && event === null && typedOver.current?.value === value;
        if (isListAlone) return;
        typedOver.current = undefined;
      }
      setInputValue(text);
      // The name of what is chosen was not typed: nobody searches for it.
      const isName = reason === 'selectOption' && text !== '';
      if (reason !== 'reset' && !isName) onSearch?.(text);
    },
  };
}
