import { NumberControl } from '../inputs/NumberControl';
import type { FieldWidget } from '../types';

/** Widget for a decimal number. It is sent as a string if the schema sets this serialization. */
export const widget: FieldWidget = { Input: NumberControl };
