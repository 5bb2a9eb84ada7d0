import { ObjectInput } from '../inputs/ObjectInput';
import type { FieldWidget } from '../types';

/** Widget for a nested object. Its fields form a group. */
export const widget: FieldWidget = { Input: ObjectInput };
