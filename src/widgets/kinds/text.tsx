import { TextControl } from '../inputs/TextControl';
import type { Widget } from '../types';

/** Widget for one line of text. */
export const widget: Widget = { Input: TextControl, countsCharacters: true };
