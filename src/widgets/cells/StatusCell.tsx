import { READERS } from '../../model/reading/read';
import { textOf } from '../../model/reading/empty';
import type { CellProps } from '../types';
import { useCodeWords } from '../useWords';

/** `A` and `I` are the codes of POS devices. A word that is not here is drawn plain. */
const GOOD = ['active', 'a', 'assigned'];

/** A chip that says its status in words; the colour only repeats it. */
export function StatusCell({ value, field, record }: CellProps) {
  const text = READERS.status({ value, field, row: record, words: useCodeWords(field, record) });
  const isGood = GOOD.includes(textOf(value).toLowerCase());
  return <span className={`wd-chip ${isGood ? 'wd-chip-good' : ''}`}>{text}</span>;
}
