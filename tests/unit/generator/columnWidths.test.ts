import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/model/entity/entity';
import { getMinTableWidth, getColumnWidth } from '../../../src/generator/screenLayout/columnWidths';

const entity = { ids: ['id'], titleField: 'name' };
const column = (field: string, format: Column['display'] = 'text'): Column => ({
  field,
  display: format,
  title: field,
  align: 'left',
  hiddenByDefault: false,
});
const NOTHING = { boxes: false, menus: false };
const least = (columns: Column[], around = NOTHING): number => getMinTableWidth(columns, entity, around);

describe('the width of columns', () => {
  it.each<[string, Column[], Column[]]>([
    ['a name needs more than another text', [column('note')], [column('name')]],
    ['an id needs less than a text', [column('id')], [column('note')]],
    ['two columns need more than one', [column('note')], [column('note'), column('other')]],
  ])('%s', (_, less, more) => {
    expect(least(less)).toBeLessThan(least(more));
  });

  it('counts a moment as a day, because its time may be on a second line', () => {
    expect(least([column('at', 'datetime')])).toBe(least([column('on', 'date')]));
  });

  it('counts boxes and menus', () => {
    const bare = least([column('name')]);
    expect(least([column('name')], { boxes: true, menus: false })).toBeGreaterThan(bare);
    expect(least([column('name')], { boxes: false, menus: true })).toBeGreaterThan(bare);
  });

  it.each<[Column, number | undefined]>([
    [column('note'), undefined],
    [column('id', 'number'), 20],
    [column('at', 'datetime'), 124],
  ])('of %o is known beforehand: %s', (one, expected) => {
    expect(getColumnWidth(one, entity)).toBe(expected);
  });
});
