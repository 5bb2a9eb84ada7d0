import { describe, expect, it } from 'vitest';
import {
  getQuickFilterCountFilters,
  isQuickFilterActive,
  toggleQuickFilter,
} from '../../../src/generator/list/quickFilters';
import type { FilterValues } from '../../../src/generator/queries/sanitizeFilter';
import { createTestModule } from '../../support/entityModule';

const attention = [{ title: 'Broken', filters: { state: 'B', floor: 2 } }];
const module = createTestModule(
  {
    properties: {
      boxId: { type: 'integer' },
      state: { type: 'string', enum: ['A', 'B'] },
      floor: { type: 'integer' },
    },
  },
  {
    idField: 'boxId',
    routes: { list: '/boxes' },
    calls: { page: { endpoint: 'POST box/pages', dialect: 'pageNo/pageVo' } },
    list: {
      columns: ['boxId'],
      filters: {
        properties: {
          state: { type: 'string', enum: ['A', 'B'] },
          floor: { type: 'integer' },
          year: { type: 'integer' },
          criteria: { type: 'string' },
        },
        required: ['year'],
      },
      quickFilters: attention,
    },
  },
);
const set = module.entity.list!.filters;
const [broken] = module.entity.list!.quickFilters!;
const on: FilterValues = { state: 'B', floor: 2 };

describe('rows to look after', () => {
  it.each<[string, FilterValues, boolean, FilterValues]>([
    ['of all', {}, false, on],
    ['of others', { state: 'A', criteria: 'x' }, false, on],
    ['of some of them', { state: 'B' }, false, on],
    ['below what the list demands', { year: 2026, criteria: 'x' }, false, { year: 2026, ...on }],
    ['that are shown', on, true, {}],
    ['that are shown, in another order', { floor: 2, state: 'B' }, true, {}],
    ['that are shown, and searched', { ...on, year: 2026, criteria: 'x' }, true, { year: 2026, criteria: 'x' }],
  ])('%s', (_, now, isShown, next) => {
    expect(isQuickFilterActive(set, broken!, now)).toBe(isShown);
    expect(toggleQuickFilter(set, broken!, now)).toEqual(next);
  });

  it.each<[string, FilterValues, object | undefined, object]>([
    ['alone', { state: 'A', criteria: 'x' }, undefined, on],
    ['with what the list demands', { year: 2026 }, undefined, { ...on, year: 2026 }],
    ['below the record of a screen', {}, { siteId: 7 }, { ...on, siteId: 7 }],
  ])('are counted %s', (_, now, around, filter) => {
    expect(getQuickFilterCountFilters(module, broken!, now, around as Record<string, unknown>)).toEqual(filter);
  });

  it('are not shown by filters that nobody could have chosen', () => {
    const stale = { title: 'Gone', filters: { nobody: 1 } };
    expect(isQuickFilterActive(set, stale, {})).toBe(false);
  });
});
