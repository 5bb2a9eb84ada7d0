import { useRef, useState, type SyntheticEvent } from 'react';
import type { AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';

interface Typed {
  inputValue: string;
  onInputChange: (event: SyntheticEvent | null, text: string, reason: AutocompleteInputChangeReason) => void;
}

/**
 * Manages the text in the input of an `Autocomplete`. When new options are loaded, MUI would replace the typed text
 * with the label of the chosen option.
 * @param name label of the chosen option; empty if the chosen options are shown as chips
 * @param value the chosen value; when it changes, its label replaces the typed text
 * @param onSearch called with the typed text if the server searches the options
 */
export function useAutocompleteInput(name: string, value: unknown, onSearch?: (text: string) => void): Typed {
  const [inputValue, setInputValue] = useState(name);
  // The value that was chosen when the user began to type. Undefined if the user has typed nothing.
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
      // The label of an option that the user has just chosen must not start a search.
      const isName = reason === 'selectOption' && text !== '';
      if (reason !== 'reset' && !isName) onSearch?.(text);
    },
  };
}
