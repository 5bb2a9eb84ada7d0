import { NumberControl } from '../inputs/NumberControl';
import type { Widget } from '../types';

/**
 * An integer. No `type="number"`: its mouse wheel changes values unnoticed, and it reports invalid text as empty,
 * so that the text could be neither kept nor rejected.
 */
export const widget: Widget = { Input: NumberControl };
