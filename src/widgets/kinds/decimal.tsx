import { NumberControl } from '../inputs/NumberControl';
import type { Widget } from '../types';

/** A number with a fraction; as decimal text where the wire wants text. */
export const widget: Widget = { Input: NumberControl };
