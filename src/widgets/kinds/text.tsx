import { TextControl } from '../inputs/TextControl';
import type { FieldWidget } from '../types';

/** Widget for one line of text. */
export const widget: FieldWidget = { Input: TextControl, countsCharacters: true };
