import { PASTED_CELL_SEPARATOR } from '../inputs/restrictTyping';
import { useNumberControl } from '../inputs/useNumberControl';
import type { InputProps } from '../types';
import { TextInputFilter } from './TextFilter';

/** Filters by a number. The filter has no value while the typed text is not a valid, unambiguous number. */
export const NumberFilter = (props: InputProps) => (
  <TextInputFilter {...props} control={useNumberControl(props)} lineBreak={PASTED_CELL_SEPARATOR} />
);
