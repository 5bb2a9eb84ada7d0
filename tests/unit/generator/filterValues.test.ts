import { describe, expect, it } from 'vitest';
import {
  getFieldFilters,
  mergeFilterFormValues,
  getSearchFilters,
  toFilterFormValues,
  toRequestFilter,
} from '../../../src/generator/queries/filterValues';
import {
  hasResettableFilters,
  getLockedFilter,
  type ListParamsConfig,
} from '../../../src/generator/queries/listParams';
import { isSameFilter, type FilterValues } from '../../../src/generator/queries/sanitizeFilter';
import type { FilterDefinitions } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { entity, field, filter, filterSet, list, moduleOf as bare, shape } from './entities';

const status = filter('status', { field: field('status', { choices: [{ value: 'Active', label: 'Active' }] }) });
const search = filter('name', { search: true });
const kinds = filter('kinds', {
  field: field('kinds', { type: 'array', types: ['array'], choices: [{ value: 1, label: 'One' }] }),
});
const ends = shape(field('from'), field('to'));
const period = filter('period', {
  field: field('period', { type: 'object', types: ['object'], kind: 'daterange', shape: ends }),
});
const odd = filter('a.b', { field: field('a.b', { key: 'a~2e~b' }) });

describe('the filters of a list', () => {
  it('are split into inputs of fields and searches', () => {
    const set = filterSet([status, search]);
    expect(getFieldFilters(set)).toEqual([status]);
    expect(getSearchFilters(set)).toEqual([search]);
  });

  it('are all inputs where a button makes them take effect', () => {
    const set = filterSet([status, search], { applyFiltersOnSubmit: true });
    expect(getFieldFilters(set)).toEqual([status, search]);
    expect(getSearchFilters(set)).toEqual([]);
  });

  it('are inputs but for the one that is drawn as tabs', () => {
    expect(getFieldFilters(filterSet([status, kinds, search], { tabFilter: 'status' }))).toEqual([kinds]);
  });
});

describe('filters between address and inputs', () => {
  it('are the emptiness of their type in the form when unset', () => {
    expect(toFilterFormValues([status, kinds, period, odd], {})).toEqual({
      status: '',
      kinds: [],
      period: { from: '', to: '' },
      'a~2e~b': '',
    });
    expect(toFilterFormValues([status], { status: 'Active', name: 'x' })).toEqual({ status: 'Active' });
    expect(toFilterFormValues([kinds, odd], { kinds: [1], 'a.b': 'x' })).toEqual({ kinds: [1], 'a~2e~b': 'x' });
  });

  it.each<[string, Record<string, unknown>, FilterValues, FilterValues]>([
    ['laid over what other filters hold', { status: 'Active' }, { name: 'x' }, { name: 'x', status: 'Active' }],
    ['gone when emptied', { status: '' }, { name: 'x', status: 'Active' }, { name: 'x' }],
    ['gone when unset', { status: undefined }, { status: 'Active' }, {}],
    ['none that are no filters', { status: null, other: 'y' }, {}, {}],
    ['lists of what was chosen', { kinds: [1] }, {}, { kinds: [1] }],
    ['gone when nothing is chosen', { kinds: [] }, { kinds: [1] }, {}],
    [
      'the ends of a period that are there',
      { period: { from: '2027-01-01', to: '' } },
      {},
      { period: { from: '2027-01-01' } },
    ],
    ['gone when both ends are', { period: { from: '', to: '' } }, { period: { from: 'x' } }, {}],
    ['under their names, whatever the keys of the form', { 'a~2e~b': 'x' }, {}, { 'a.b': 'x' }],
  ])('are %s', (_, form, before, after) => {
    expect(mergeFilterFormValues([status, kinds, period, odd], form, before)).toEqual(after);
  });
});

describe('what a page call is asked with', () => {
  const has = (name: string) => ({ required: [name] });
  const sent = (filters: FilterDefinitions, values: FilterValues) =>
    toRequestFilter(
      createTestModule(
        { properties: { status: { type: 'string' }, site: { type: 'integer' } } },
        { list: { columns: ['status'], filters } },
      ),
      values,
    );
  const day = { type: 'string', format: 'date' } as const;
  const days = { type: 'object', properties: { from: day, to: day } } as const;

  it.each<[string, FilterDefinitions, FilterValues, FilterValues]>([
    ['what was chosen, where nothing else is said', ['status'], { status: 'A', other: 1 }, { status: 'A', other: 1 }],
    ['nothing', ['status'], {}, {}],
    [
      'a period as one object',
      { properties: { at: days } },
      { at: { from: '2027-01-01' } },
      { at: { from: '2027-01-01' } },
    ],
    [
      'a period under the names of its ends',
      { properties: { at: { ...days, 'x-ui': { dateRange: { params: ['since', 'until'] } } }, status: {} } },
      { at: { from: '2027-01-01', to: '2027-01-31' }, status: 'A' },
      { since: '2027-01-01', until: '2027-01-31', status: 'A' },
    ],
    [
      'a period as one list',
      { properties: { at: { ...days, 'x-ui': { dateRange: { serialization: 'array' } } } } },
      { at: { from: '2026-12-28', to: '2027-01-03' } },
      { at: ['2026-12-28', '2027-01-03'] },
    ],
    [
      'no list of it where one end is open',
      { properties: { at: { ...days, 'x-ui': { dateRange: { serialization: 'array' } } } } },
      { at: { from: '2026-12-28' } },
      {},
    ],
    [
      'one end of it where the other is open',
      { properties: { at: { ...days, 'x-ui': { dateRange: { params: ['since', 'until'] } } } } },
      { at: { to: '2027-01-31' } },
      { until: '2027-01-31' },
    ],
    [
      'nothing of a list in which nothing is chosen',
      {
        properties: {
          at: { ...days, 'x-ui': { dateRange: { params: ['since', 'until'] } } },
          kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
        },
      },
      {},
      {},
    ],
    [
      'what its rules leave',
      { properties: { status: {}, site: {} }, if: has('status'), then: { properties: { site: false } } },
      { status: 'A', site: 3 },
      { status: 'A' },
    ],
    [
      'all of it while they take nothing away',
      { properties: { status: {}, site: {} }, if: has('status'), then: { properties: { site: false } } },
      { site: 3 },
      { site: 3 },
    ],
  ])('is %s', (_, filters, values, wire) => expect(sent(filters, values)).toEqual(wire));

  it('is what was chosen where there are no filters', () => {
    expect(toRequestFilter(bare(entity()), { a: 1 })).toEqual({ a: 1 });
    expect(toRequestFilter(bare(entity({ list: list() })), { a: 1 })).toEqual({ a: 1 });
  });
});

describe('two filters', () => {
  it.each<[FilterValues, FilterValues, boolean]>([
    [{}, {}, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ c: 3, a: 1, b: 2 }, { b: 2, c: 3, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }, false],
  ])('%j and %j ask for the same: %s', (one, other, same) => expect(isSameFilter(one, other)).toBe(same));
});

describe('what stays when all filters are taken back', () => {
  const lasting = filter('year', { field: field('year', { ui: { clearable: false } }) });
  const filters = [lasting, filter('name', { field: field('name') })];

  it.each<[string, ListParamsConfig, FilterValues, FilterValues]>([
    ['is nothing', { pageSize: 10 }, { name: 'x' }, {}],
    [
      'is what the rules say',
      { pageSize: 10, lockedFilter: { status: 'Active' } },
      { name: 'x' },
      { status: 'Active' },
    ],
    ['is what there is always one of', { pageSize: 10, filters }, { year: 2026, name: 'x' }, { year: 2026 }],
    ['is none of that while there is none', { pageSize: 10, filters }, { name: 'x' }, {}],
    [
      'is what is chosen now',
      { pageSize: 10, filters, lockedFilter: { year: 2025, status: 'Active' } },
      { year: 2026 },
      { year: 2026, status: 'Active' },
    ],
  ])('%s', (_, rules, now, expected) => expect(getLockedFilter(rules, now)).toStrictEqual(expected));

  it.each<[FilterValues, FilterValues, boolean]>([
    [{}, {}, false],
    [{ a: 1 }, {}, true],
    [{ a: 1 }, { a: 1 }, false],
    [{ a: ['x'] }, { a: ['x'], b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, true],
  ])('%j is more than %j: %s', (now, kept, more) => expect(hasResettableFilters(now, kept)).toBe(more));
});
