import { useRef, type KeyboardEvent } from 'react';
import type { Option } from '../../model/entity/entity';
import { findNextOptionByLetter } from './findSelectOption';

/** Pause in ms between two keystrokes after which a new search text begins. */
const PAUSE_MS = 500;

/**
 * Selects an option in a closed dropdown by typing, in the same way as a native `select`. A single letter selects
 * the next option that begins with this letter. Several letters select the option that begins with all of them.
 * @returns a key handler; it returns true if the key was part of the search text
 */
export function useTypeahead<O extends Option>(
  options: readonly O[],
  value: unknown,
  onChoose: (option: O) => void,
): (event: KeyboardEvent) => boolean {
  const typed = useRef({ text: '', startValue: value, time: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }) => {
    const before = timeStamp - typed.current.time > PAUSE_MS ? '' : typed.current.text;
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && before === '')) {
      if (key !== 'Shift') typed.current.text = '';
      return false;
    }
    const isRepeated = before === key;
    const text = isRepeated ? key : before + key;
    const startValue = before === '' || isRepeated ? value : typed.current.startValue;
    typed.current = { text, startValue, time: timeStamp };
    const found = findNextOptionByLetter(options, startValue, text) ?? findNextOptionByLetter(options, value, key);
    if (found) onChoose(found);
    return true;
  };
}
