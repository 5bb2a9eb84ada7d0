import { describe, expect, it } from 'vitest';
import {
  getPageSizes,
  parseListParams,
  serializeListParams,
  type ListParams,
  type ListParamsConfig,
} from '../../../src/generator/queries/listParams';
import { MAX_FILTER_TEXT_LENGTH } from '../../../src/generator/queries/sanitizeFilter';
import { field, filter, shape } from './entities';

const RULES: ListParamsConfig = {
  pageSize: 10,
  filters: [
    filter('status', {
      field: field('status', {
        choices: [
          { value: 'Active', label: 'Active' },
          { value: 'Inactive', label: 'Inactive' },
        ],
      }),
    }),
    filter('typeId', { field: field('typeId', { type: 'integer', types: ['integer'], ui: { options: 'types' } }) }),
    filter('level', { field: field('level', { choices: [{ value: 1, label: 'One' }] }) }),
    filter('days', { field: field('days', { type: 'array', types: ['array'] }) }),
    filter('few', { field: field('few', { type: 'array', types: ['array'], limits: { maxItems: 5 } }) }),
    filter('used', { field: field('used', { type: 'boolean', types: ['boolean'] }) }),
    filter('either', { field: field('either', { types: ['string', 'integer'] }) }),
    filter('name', { search: true }),
    filter('period', {
      field: field('period', {
        type: 'object',
        types: ['object'],
        shape: shape(field('from'), field('to'), field('kind', { choices: [{ value: 'A', label: 'A' }] })),
      }),
    }),
    filter('rate', { field: field('rate', { type: 'number', types: ['number'] }) }),
    filter('rank', { field: field('rank', { type: 'integer', limits: { minimum: 1, maximum: 10 } }) }),
    filter('code', { field: field('code', { types: ['integer', 'string'] }) }),
    filter('day', { field: field('day', { format: 'date' }) }),
    filter('mail', { field: field('mail', { format: 'email' }) }),
    filter('sites', { field: field('sites', { type: 'array', item: field('', { type: 'integer' }) }) }),
    filter('span', {
      field: field('span', {
        type: 'object',
        shape: shape(field('from', { format: 'month' }), field('to', { format: 'month' })),
      }),
    }),
    filter('constructor', { field: field('constructor') }),
  ],
};
const CLEAN = { page: 1, perPage: 10, filter: {} };
const MANY = Array.from({ length: 700 }, (_, index) => index);
const json = (value: unknown): string => `filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('the page and its size in an address', () => {
  it.each([
    ['', {}],
    ['?page=3', { page: 3 }],
    ['?perPage=50&page=2', { perPage: 50, page: 2 }],
    ['?perPage=10000', {}],
    ['?perPage=11', {}],
    ['?perPage=-10', {}],
    ['?perPage=abc&page=x', {}],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1.5', {}],
    ['?page=1e9', {}],
    ['?page=0x10', {}],
    ['?page=NaN&perPage=Infinity', {}],
    ['?page=%202', {}],
    ['?page=99999999999999999999', {}],
    ['?page=1000000', { page: 1_000_000 }],
    ['?page=1000001', {}],
    ['?page=2&page=9', { page: 2 }],
    ['?sort=%00&order=%3Cscript%3E&displayedFilters=%7B%7D', {}],
    ['?%E0%A4%A', {}],
  ])('%s', (search, expected) => {
    expect(parseListParams(search, RULES)).toEqual({ ...CLEAN, ...expected });
  });

  it('knows a configured page size of its own', () => {
    expect(parseListParams('?perPage=15', { pageSize: 15 }).perPage).toBe(15);
    expect(getPageSizes(15)).toEqual([10, 15, 20, 50, 100]);
    expect(getPageSizes(10)).toEqual([10, 20, 50, 100]);
  });
});

describe('the filter in an address', () => {
  it.each([
    [{ status: 'Active' }, { status: 'Active' }],
    [{ status: 'Nobody' }, {}],
    [{ status: { $ne: 1 } }, {}],
    [{ status: ['Active'] }, {}],
    [{ status: true }, {}],
    [{ typeId: 7 }, { typeId: 7 }],
    [{ typeId: false }, {}],
    [{ level: '1' }, { level: 1 }],
    [{ level: 2 }, {}],
    [{ days: ['Mon', { x: 1 }, 'Tue'] }, { days: ['Mon', 'Tue'] }],
    [{ days: [] }, {}],
    [{ days: 'Mon' }, {}],
    [{ either: 5 }, { either: 5 }],
    [{ either: 'five' }, { either: 'five' }],
    [{ used: false }, { used: false }],
    [{ name: 'solar' }, { name: 'solar' }],
    [{ name: 42 }, { name: '42' }],
    [{ name: true }, {}],
    [{ name: '   ' }, {}],
    [{ name: '' }, {}],
    [{ name: null }, {}],
    [{ name: 'x'.repeat(MAX_FILTER_TEXT_LENGTH) }, { name: 'x'.repeat(MAX_FILTER_TEXT_LENGTH) }],
    [{ name: 'x'.repeat(MAX_FILTER_TEXT_LENGTH + 1) }, {}],
    [{ nobody: 'x', status: 'Active' }, { status: 'Active' }],
    [{ toString: 'x', hasOwnProperty: 'y' }, {}],
    // `constructor` is a valid name of a filter.
    [{ constructor: 'y' }, { constructor: 'y' }],
    [{ period: { from: '2027-01-01', to: '2027-01-31' } }, { period: { from: '2027-01-01', to: '2027-01-31' } }],
    [{ period: { from: '2027-01-01', to: '' } }, { period: { from: '2027-01-01' } }],
    [{ period: { from: { a: 1 }, to: null, kind: 'B', toString: 'x', other: 'y' } }, {}],
    [{ period: { kind: 'A' } }, { period: { kind: 'A' } }],
    [{ period: '2027-01-01' }, {}],
    [{ typeId: 'abc' }, {}],
    [{ typeId: '7' }, { typeId: 7 }],
    [{ typeId: 7.5 }, {}],
    [{ typeId: 1e20 }, {}],
    [{ typeId: '1e3' }, {}],
    [{ typeId: ' ' }, {}],
    [{ rate: '0.5' }, { rate: 0.5 }],
    [{ rate: -3 }, { rate: -3 }],
    [{ rate: '0x10' }, {}],
    [{ rank: 3 }, { rank: 3 }],
    [{ rank: '11' }, {}],
    [{ rank: 0 }, {}],
    [{ code: 'A7' }, { code: 'A7' }],
    [{ code: 7 }, { code: 7 }],
    [{ code: '7' }, { code: '7' }],
    [{ day: '2027-02-28' }, { day: '2027-02-28' }],
    [{ day: '2027-02-29' }, {}],
    [{ day: 'tomorrow' }, {}],
    [{ mail: 'ana@' }, { mail: 'ana@' }],
    [{ used: 'yes' }, {}],
    [{ used: 1 }, {}],
    [{ sites: [1, '2', 'x', 2.5, true] }, { sites: [1, 2] }],
    [{ sites: ['x'] }, {}],
    [{ span: { from: '2027-13', to: '2027-01' } }, { span: { to: '2027-01' } }],
    [{ status: { from: 'x' } }, {}],
    // All selected values are kept if the filter defines no maximum.
    [{ days: MANY }, { days: MANY }],
    [{ few: MANY }, { few: MANY.slice(0, 5) }],
    [[1, 2], {}],
    ['Active', {}],
    [null, {}],
  ])('%j', (given, expected) => {
    expect(parseListParams(`?${json(given)}`, RULES).filter).toStrictEqual(expected);
  });

  it.each(['{"status":', '', 'undefined', '{"__proto__":{"x":1}}', '{"__proto__":"x"}'])(
    'is nothing for %s',
    (text) => {
      const { filter: clean } = parseListParams(`?filter=${encodeURIComponent(text)}`, RULES);
      expect(clean).toEqual({});
      expect(Object.getPrototypeOf(clean)).toBe(Object.prototype);
    },
  );

  it('lets plain names pass while the entity is not known, never those of every object', () => {
    const given = { status: 'Active', days: ['Mon', {}], hasOwnProperty: 'x', constructor: 'y', deep: { a: 1 } };
    expect(parseListParams(`?${json(given)}`, { pageSize: 10 }).filter).toStrictEqual({
      status: 'Active',
      days: ['Mon'],
    });
  });
});

describe('the order in an address', () => {
  const rules: ListParamsConfig = { ...RULES, sortFields: ['name', 'owner.name'] };
  it.each([
    ['?sort=name', 'name'],
    ['?sort=-owner.name', '-owner.name'],
    ['?sort=other', undefined],
    ['?sort=--name', undefined],
    ['?sort=', undefined],
    ['', undefined],
  ])('%s', (search, sort) => {
    const params = parseListParams(search, rules);
    expect(params.sort).toEqual(sort);
    if (sort) expect(`?${serializeListParams(params, rules)}`).toBe(search);
  });

  it('is none for a list that cannot be sorted', () =>
    expect(parseListParams('?sort=name', RULES).sort).toBeUndefined());
});

describe('defaults of filters', () => {
  const rules = { ...RULES, defaults: { status: 'Active' } };

  it('hold while the address has no filter, and not when it says there is none', () => {
    expect(parseListParams('', rules).filter).toEqual({ status: 'Active' });
    expect(parseListParams('?filter=%7B%7D', rules).filter).toEqual({});
    expect(serializeListParams({ ...CLEAN, filter: { status: 'Active' } }, rules)).toBe('');
    expect(parseListParams(`?${serializeListParams(CLEAN, rules)}`, rules).filter).toEqual({});
  });

  it.each([
    ['?filter=%7B%7D', { year: 2027 }],
    [`?${json({ year: 2026 })}`, { year: 2026 }],
    [`?${json({ year: 'x', status: 'Active' })}`, { status: 'Active', year: 2027 }],
  ])('come back where there is always one: %s', (search, expected) => {
    const year = filter('year', { field: field('year', { type: 'integer', ui: { clearable: false } }) });
    const lasting = { ...rules, filters: [...RULES.filters!, year], defaults: { ...rules.defaults, year: 2027 } };
    expect(parseListParams(search, lasting).filter).toEqual(expected);
  });
});

describe('writing an address', () => {
  it('is empty for a list as it opens', () => expect(serializeListParams(CLEAN, RULES)).toBe(''));

  it.each<ListParams>([
    { page: 4, perPage: 50, filter: { status: 'Inactive', name: 'a&b=c "d" ü' } },
    { page: 1, perPage: 100, filter: { days: ['Mon'], used: false } },
    { page: 1, perPage: 10, filter: { period: { from: '2027-01-01' } }, dialog: { edit: 'a~b/c?d' } },
  ])('reads back what it wrote: %j', (params) => {
    expect(parseListParams(`?${serializeListParams(params, RULES)}`, RULES)).toEqual(params);
  });
});

describe('the page size that the user chose', () => {
  it.each<[search: string, chosen: unknown, perPage: number, written: string]>([
    ['', undefined, 10, ''],
    ['', 20, 20, 'perPage=20'],
    ['', 10, 10, ''],
    ['', 7, 10, 'perPage=10'],
    ['perPage=50', 20, 50, 'perPage=50'],
    ['perPage=10', 20, 10, 'perPage=10'],
    ['page=3', 20, 10, 'page=3&perPage=10'],
    ['page=3&perPage=20', 20, 20, 'page=3&perPage=20'],
  ])('%s after the choice of %j', (search, chosen, perPage, written) => {
    const rules: ListParamsConfig = { ...RULES, getChosenPageSize: () => chosen };
    const params = parseListParams(search, rules);
    expect(params.perPage).toBe(perPage);
    expect(serializeListParams(params, rules)).toBe(written);
  });
});
