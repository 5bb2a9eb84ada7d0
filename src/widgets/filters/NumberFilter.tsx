import { CELL_SEPARATOR } from '../inputs/textInputFilter';
import { useNumberControl } from '../inputs/useNumberControl';
import type { InputProps } from '../types';
import { TypedFilter } from './TextFilter';

/** A filter by a number: it asks with what was meant, and with nothing while that is unclear. */
export const NumberFilter = (props: InputProps) => (
  <TypedFilter {...props} control={useNumberControl(props)} lineBreak={CELL_SEPARATOR} />
);
