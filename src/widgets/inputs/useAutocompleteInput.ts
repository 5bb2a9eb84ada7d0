import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';

interface AutocompleteInputProps {
  inputValue: string;
  onInputChange: (event: SyntheticEvent | null, text: string, reason: AutocompleteInputChangeReason) => void;
  autoHighlight: boolean;
  onOpen: (event: SyntheticEvent) => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Manages the text in the input of an `Autocomplete` and what Enter does there. When new options are loaded, MUI would
 * replace the typed text with the label of the chosen option. An option is highlighted, so that Enter chooses it, once
 * the user has typed something or has opened the dropdown by an arrow key. Enter never submits the form while the
 * dropdown is open.
 * @param name label of the chosen option; empty if the chosen options are shown as chips
 * @param value the chosen value; when it changes, its label replaces the typed text
 * @param onSearch called with the typed text if the server searches the options
 */
export function useAutocompleteInput(
  name: string,
  value: unknown,
  onSearch?: (text: string) => void,
): AutocompleteInputProps {
  const [inputValue, setInputValue] = useState(name);
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer'>();
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
    autoHighlight: inputValue !== '' || openedBy === 'key',
    onOpen: ({ type }) => setOpenedBy(type === 'keydown' ? 'key' : 'pointer'),
    onClose: () => setOpenedBy(undefined),
    onKeyDown: (event) => {
      // MUI handles Enter after this, if an option is highlighted.
      if (event.key === 'Enter' && openedBy !== undefined) event.preventDefault();
    },
  };
}
