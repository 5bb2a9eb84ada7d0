import { describe, expect, it } from 'vitest';
import { createBlankRow, isBlankRow } from '../../../src/widgets/inputs/blankRows';
import { fieldOf } from './fields';

const { shape } = fieldOf({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      name: { type: 'string' },
      type: { type: 'string', default: 'AC' },
      days: { type: 'array', items: { type: 'string' } },
      free: { type: 'boolean' },
      span: { type: 'object', properties: { from: { type: 'string' } } },
    },
  },
});
const blank = { name: '', type: 'AC', days: [], free: null, span: { from: '' } };

it('a blank row has nothing in a list that is edited as JSON, so that an object with it is not filled in', () => {
  const json = { type: 'array', 'x-ui': { widget: 'json' } };
  const properties = { part: { type: 'object', properties: { list: json } } };
  const row = createBlankRow(fieldOf({ type: 'array', items: { type: 'object', properties } } as never).shape!);
  expect(row).toEqual({ part: { list: null } });
});

describe('a blank row', () => {
  it('has a value for every field but the id', () => expect(createBlankRow(shape!, 'id')).toEqual(blank));

  it.each([
    [undefined, true],
    [blank, true],
    [{}, true],
    [{ ...blank, type: '' }, true],
    [{ ...blank, name: 'x' }, false],
    [{ ...blank, type: 'DC' }, false],
    [{ ...blank, free: false }, false],
    [{ ...blank, days: ['MON'] }, false],
    [{ ...blank, span: { from: '1' } }, false],
    [{ ...blank, id: 7 }, false],
  ])('%j is one: %s', (row, expected) => expect(isBlankRow(shape!, row, 'id')).toBe(expected));
});
