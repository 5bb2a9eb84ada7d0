import { ObjectInput } from '../inputs/ObjectInput';
import type { Widget } from '../types';

/** A nested object: its fields as a group. */
export const widget: Widget = { Input: ObjectInput };
