import { ObjectCell } from './cells/ObjectCell';
import { ObjectInput } from './inputs/ObjectInput';
import { RANK } from './ranks';
import { and, hasShape, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** An object inside the record: its fields as a group. */
export const object: Widget = {
  name: 'object',
  rank: rankIf(RANK.type, and(typeIs('object'), hasShape)),
  Input: ObjectInput,
  Cell: ObjectCell,
};
