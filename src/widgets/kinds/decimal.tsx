import { NumberControl } from '../inputs/NumberControl';
import type { Widget } from '../types';

/** A decimal number, sent as decimal text if the schema's serialization requires text. */
export const widget: Widget = { Input: NumberControl };
