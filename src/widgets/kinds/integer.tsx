import { NumberControl } from '../inputs/NumberControl';
import type { Widget } from '../types';

/**
 * A whole number. No `type="number"`: its wheel changes values unseen, and it hides from the form
 * what is no number, so that it could be neither kept nor refused.
 */
export const widget: Widget = { Input: NumberControl };
