import { TextFilter } from '../filters/TextFilter';
import { DecimalControl } from '../inputs/DecimalControl';
import type { Widget } from '../types';

/** A number with a fraction; as decimal text where the wire wants text. */
export const widget: Widget = { Input: DecimalControl, Filter: TextFilter };
