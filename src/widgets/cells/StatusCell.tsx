import { READERS } from '../../model/reading/read';
import { textOf } from '../../model/reading/empty';
import { toneOf } from '../../model/reading/tones';
import type { CellProps } from '../types';
import { useCodeWords } from '../useWords';

/** A chip that says its status in words; the colour only repeats it. */
export function StatusCell({ value, field, record }: CellProps) {
  const text = READERS.status({ value, field, row: record, words: useCodeWords(field, record) });
  return <span className={`wd-chip wd-chip-${toneOf(textOf(value))}`}>{text}</span>;
}
