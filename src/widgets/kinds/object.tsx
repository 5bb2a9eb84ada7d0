import { ObjectInput } from '../inputs/ObjectInput';
import type { Widget } from '../types';

/** Widget for a nested object. Its fields form a group. */
export const widget: Widget = { Input: ObjectInput };
