import { ListCell } from './cells/OptionCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, not, hasShape, rankIf, typeIs } from './testers';
import type { Field } from '../model/entity';
import type { Widget } from './types';

const SIMPLE = ['string', 'integer', 'number'];
const hasSimpleItems = (field: Field): boolean => field.item !== undefined && SIMPLE.includes(field.item.type);

/** A list of texts or numbers without a list to choose from. */
export const tags: Widget = {
  name: 'tags',
  rank: rankIf(RANK.type, and(typeIs('array'), not(hasShape), hasSimpleItems)),
  ...lateInput(() => import('./inputs/TagsInput').then(({ TagsInput }) => TagsInput)),
  Cell: ListCell,
};
