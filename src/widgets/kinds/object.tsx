import { ObjectInput } from '../inputs/ObjectInput';
import type { Widget } from '../types';

/** An object inside the record: its fields as a group. */
export const widget: Widget = { Input: ObjectInput };
