import { NumberControl } from '../inputs/NumberControl';
import type { FieldWidget } from '../types';

/**
 * Widget for an integer. The input does not use `type="number"`: the mouse wheel would change the value unnoticed.
 * Such an input also reports invalid text as an empty value, so that the app could neither preserve nor reject the
 * text.
 */
export const widget: FieldWidget = { Input: NumberControl };
