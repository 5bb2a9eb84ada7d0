import { expect, it } from 'vitest';
import { foldColumns } from '../../../src/generator/list/foldColumns';
import type { Column } from '../../../src/model/entity/entity';

const column = (field: string, more: Partial<Column> = {}): Column => ({
  field,
  display: 'text',
  title: field.toUpperCase(),
  align: 'left',
  hiddenByDefault: false,
  ...more,
});
const folded = (...columns: Column[]) =>
  foldColumns(columns)?.map(({ title, secondary }) => (secondary ? [title, secondary.field] : title));

it.each([
  ['before its target', [column('a', { foldInto: 'b' }), column('b')], [['B / A', 'a']]],
  ['after its target', [column('a'), column('b', { foldInto: 'a' }), column('c')], [['A / B', 'b'], 'C']],
  [
    'only the first of two into the same column',
    [column('a'), column('b', { foldInto: 'a' }), column('c', { foldInto: 'a' })],
    [['A / B', 'b'], 'C'],
  ],
  ['not into a hidden column', [column('a', { foldInto: 'hidden' }), column('b')], undefined],
  ['not into itself', [column('a', { foldInto: 'a' })], undefined],
  [
    'not into a column that has a second value already',
    [column('a', { secondary: column('x') }), column('b', { foldInto: 'a' })],
    undefined,
  ],
  ['nothing where no column folds', [column('a'), column('b')], undefined],
])('folds %s', (_, columns, expected) => {
  expect(folded(...columns)).toEqual(expected);
});
