import { NumberControl } from '../inputs/NumberControl';
import type { Widget } from '../types';

/** Widget for a decimal number. It is sent as a string if the schema sets this serialization. */
export const widget: Widget = { Input: NumberControl };
