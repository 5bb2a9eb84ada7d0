import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  keptIn,
  sameFilter,
  type FilterValues,
  type ListRules,
} from '../../../src/generator/list/listParams';
import { field, filter } from './entities';

describe('two filters', () => {
  it.each<[FilterValues, FilterValues, boolean]>([
    [{}, {}, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ c: 3, a: 1, b: 2 }, { b: 2, c: 3, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, false],
  ])('%j and %j ask for the same: %s', (one, other, same) => expect(sameFilter(one, other)).toBe(same));
});

describe('what stays when all filters are taken back', () => {
  const lasting = filter('year', { field: field('year', { ui: { clearable: false } }) });
  const filters = [lasting, filter('name', { field: field('name') })];

  it.each<[string, ListRules, FilterValues, FilterValues]>([
    ['is nothing', { pageSize: 10 }, { name: 'x' }, {}],
    ['is what the rules say', { pageSize: 10, kept: { status: 'Active' } }, { name: 'x' }, { status: 'Active' }],
    ['is what there is always one of', { pageSize: 10, filters }, { year: 2026, name: 'x' }, { year: 2026 }],
    ['is none of that while there is none', { pageSize: 10, filters }, { name: 'x' }, {}],
    [
      'is what is chosen now',
      { pageSize: 10, filters, kept: { year: 2025, status: 'Active' } },
      { year: 2026 },
      { year: 2026, status: 'Active' },
    ],
  ])('%s', (_, rules, now, expected) => expect(keptIn(rules, now)).toStrictEqual(expected));

  it.each<[FilterValues, FilterValues, boolean]>([
    [{}, {}, false],
    [{ a: 1 }, {}, true],
    [{ a: 1 }, { a: 1 }, false],
    [{ a: ['x'] }, { a: ['x'], b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, true],
  ])('%j is more than %j: %s', (now, kept, more) => expect(isFiltered(now, kept)).toBe(more));
});
