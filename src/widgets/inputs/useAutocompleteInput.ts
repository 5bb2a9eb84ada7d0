import { useRef, useState, type SyntheticEvent } from 'react';
import type { AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';

interface Typed {
  inputValue: string;
  onInputChange: (event: SyntheticEvent | null, text: string, reason: AutocompleteInputChangeReason) => void;
}

/**
 * Keeps the typed text of an Autocomplete. MUI would overwrite it with the selected label when new options load.
 * @param name label of the chosen option; empty if chips show it
 * @param value the chosen value: when it changes, its label replaces the typed text
 */
export function useAutocompleteInput(name: string, value: unknown, onSearch?: (text: string) => void): Typed {
  const [inputValue, setInputValue] = useState(name);
  // The chosen value when typing began; undefined while nothing is typed.
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
      // The label of a chosen option was not typed, so it must not start a search.
      const isName = reason === 'selectOption' && text !== '';
      if (reason !== 'reset' && !isName) onSearch?.(text);
    },
  };
}
