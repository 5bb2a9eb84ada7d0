import { NumberCell } from './cells/NumberCell';
import { TextFilter } from './filters/TextFilter';
import { DecimalControl } from './inputs/DecimalControl';
import { RANK } from './ranks';
import { and, or, rankIf, typeIs } from './testers';
import type { Field } from '../model/entity';
import type { Widget } from './types';

const hasDecimals = (field: Field): boolean => field.ui.decimals !== undefined;

/** A number with a fraction; as decimal text where the wire wants text. */
export const decimal: Widget = {
  name: 'decimal',
  rank: (field) =>
    Math.max(
      rankIf(RANK.type, typeIs('number'))(field),
      rankIf(RANK.hint, and(or(typeIs('string'), typeIs('number')), hasDecimals))(field),
    ),
  Input: DecimalControl,
  Cell: NumberCell,
  Filter: TextFilter,
};
