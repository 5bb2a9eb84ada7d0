import { TextControl } from '../inputs/TextControl';
import type { Widget } from '../types';

/** One line of text. */
export const widget: Widget = { Input: TextControl, countsCharacters: true };
