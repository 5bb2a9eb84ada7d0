import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';

const PROPERTIES = {
  id: { type: 'integer', readOnly: true },
  lotName: { type: 'string', title: 'Name' },
  secret: { type: 'string', writeOnly: true },
  access: { type: 'string', enum: ['PUBLIC', 'STAFF'], default: 'PUBLIC' },
  kind: { const: 'lot' },
  formerAccess: { type: 'string', enum: ['OPEN', 'CLOSED'], deprecated: true },
  covered: { type: 'boolean' },
  openedOn: { type: 'string', format: 'date' },
  createdAt: { type: 'string', format: 'date-time' },
  hourlyPrice: { type: 'number', minimum: 0 },
  ownerId: { type: 'integer', 'x-ui': { options: 'owners' } },
  districtId: { type: 'integer', 'x-ui': { options: 'districts' } },
  tags: { type: 'array', items: { type: 'string' } },
  address: { type: 'object', properties: { city: { type: 'string' } } },
};

const OPTIONS = {
  owners: { call: 'GET owners', valueField: 'id', labelField: 'name' },
  districts: { call: 'GET districts', valueField: 'id', labelField: 'name', paramsFromFields: { owner: 'ownerId' } },
};

const DIALECTS = {
  unsearched: { extends: 'json-server', list: { searchParam: null } },
  plain: { extends: 'json-server', list: { anyFieldFilters: null } },
  own: { list: { anyFieldFilters: true, filterParams: { like: '{field}~{value}' } } },
};

function getFilters(dialect: string, list: object = {}, properties: object = PROPERTIES) {
  const files = {
    'lot.json': {
      properties,
      'x-admin': { idField: 'id', titleField: 'lotName', routes: {}, calls: { rest: { path: 'lots', dialect } }, list },
    },
    'options.json': OPTIONS,
    'dialects.json': DIALECTS,
  };
  return compileEntity('lot.json', files as never).entity.list!.filters.fields;
}

const getNames = (filters: ReturnType<typeof getFilters>, isOptional: boolean): string[] =>
  filters.filter((filter) => (filter.isOptional ?? false) === isOptional).map(({ name }) => name);

describe('a list without filters', () => {
  it.each<[dialect: string, shown: string[], added: string[]]>([
    [
      'json-server',
      ['access', 'openedOn', 'ownerId', 'q'],
      ['lotName_like', 'covered', 'createdAt', 'hourlyPrice_gte', 'hourlyPrice_lte'],
    ],
    ['simple-rest', ['access', 'covered', 'openedOn', 'ownerId', 'q'], ['hourlyPrice']],
    [
      'unsearched',
      ['access', 'openedOn', 'ownerId', 'lotName_like'],
      ['covered', 'createdAt', 'hourlyPrice_gte', 'hourlyPrice_lte'],
    ],
    ['own', ['access', 'covered', 'openedOn', 'ownerId', 'q'], ['lotName_like', 'hourlyPrice']],
    ['plain', [], []],
    ['spring', [], []],
    ['hal', [], []],
    ['cursor', [], []],
    ['pageNo/pageVo', [], []],
  ])('in the dialect %s has those that it can express', (dialect, shown, added) => {
    const filters = getFilters(dialect);
    expect(getNames(filters, false)).toEqual(shown);
    expect(getNames(filters, true)).toEqual(added);
  });

  it('shows the choice of a unit only if the list shows it', () => {
    const unit = { type: 'string', enum: ['kg', 'g'] };
    const properties = { id: { type: 'integer' }, weightUnit: unit, kind: unit };
    expect(getNames(getFilters('json-server', { columns: ['id'] }, properties), false)).toEqual(['kind', 'q']);
    const columns = ['id', 'weightUnit'];
    expect(getNames(getFilters('json-server', { columns }, properties), false)).toEqual(['weightUnit', 'kind', 'q']);
  });

  const TEXT = { type: 'string' };
  const SWITCH = { type: 'boolean' };
  it.each<[string, properties: object, list: object, shown: string]>([
    [
      'choices of columns before others',
      {
        a: { ...TEXT, enum: ['X', 'Y'] },
        ...Object.fromEntries('bcdef'.split('').map((name) => [name, { ...TEXT, enum: ['X', 'Y'] }])),
      },
      { columns: ['id', 'e', 'f'] },
      'a b e f q',
    ],
    ['few switches', Object.fromEntries('abc'.split('').map((name) => [name, SWITCH])), { columns: [] }, 'a b c q'],
    ['none of more switches', Object.fromEntries('abcd'.split('').map((name) => [name, SWITCH])), { columns: [] }, 'q'],
    [
      'no switch of many but those of columns',
      Object.fromEntries('abcdefg'.split('').map((name) => [name, SWITCH])),
      { columns: ['id', 'd'] },
      'd q',
    ],
    [
      'texts of columns where choices are few',
      { a: SWITCH, bName: TEXT, cName: TEXT, dName: TEXT, eName: TEXT },
      { columns: ['id', 'cName', 'dName', 'eName'] },
      'a cName_like dName_like q',
    ],
    [
      'texts inside of objects that are columns',
      { place: { type: 'object', properties: { city: TEXT, zip: TEXT } } },
      { columns: ['id', 'place.city'] },
      'place.city_like q',
    ],
    [
      'one period beside others',
      { a: { ...TEXT, format: 'date' }, b: { ...TEXT, format: 'date' }, c: SWITCH },
      {},
      'a c q',
    ],
    [
      'no switch inside of an object that is no column',
      { place: { type: 'object', properties: { open: SWITCH, kind: { ...TEXT, enum: ['X', 'Y'] } } } },
      { columns: ['id'] },
      'place.kind q',
    ],
    [
      'no choice inside of one of several objects that a record may lack',
      Object.fromEntries(
        ['place', 'plug'].map((name) => [
          name,
          { type: 'object', properties: { kind: { ...TEXT, enum: ['X', 'Y'] } }, required: ['kind'] },
        ]),
      ),
      { columns: ['id', 'plug.kind'] },
      'plug.kind q',
    ],
    [
      'no choice inside of an object that is only sent',
      { place: { type: 'object', writeOnly: true, properties: { kind: { ...TEXT, enum: ['X', 'Y'] } } } },
      {},
      'q',
    ],
    [
      'a switch inside of an object that is a column',
      { place: { type: 'object', properties: { open: SWITCH } } },
      { columns: ['id', 'place.open'] },
      'place.open q',
    ],
    [
      'a period inside of an object, whose times have another format in the API',
      {
        place: {
          type: 'object',
          properties: { openedAt: { ...TEXT, format: 'date-time' }, kind: { ...TEXT, enum: ['X', 'Y'] } },
        },
      },
      { columns: ['id'] },
      'place.openedAt place.kind q',
    ],
    ['no part of an address or a version', { siteUrl: TEXT, schemaVersion: TEXT }, {}, 'q'],
    ['no name beside a search', { lotName: TEXT, brand: TEXT }, {}, 'brand_like q'],
  ])('shows %s', (_, properties, list, shown) => {
    const filters = getFilters('json-server', list, { id: { type: 'integer' }, ...properties });
    expect(getNames(filters, false).join(' ')).toBe(shown);
  });

  it('searches by q, or by a part of the name', () => {
    expect(getFilters('json-server').filter(({ search }) => search)).toMatchObject([{ name: 'q' }]);
    expect(getFilters('unsearched').filter(({ search }) => search)).toMatchObject([
      { name: 'lotName_like', field: { title: 'Name' } },
    ]);
  });

  it('sends a period of points in time from the first moment of its days to the last', () => {
    const filter = getFilters('json-server').find(({ name }) => name === 'createdAt');
    expect(filter?.field).toMatchObject({
      kind: 'daterange',
      ui: { dateRange: { params: ['createdAt_gte', 'createdAt_lte'] } },
      shape: { fields: { to: { format: 'date', ui: { serialization: 'offsetDateTime' } } } },
    });
  });

  it('has another name for all records where a code is called so', () => {
    const getLabel = (...codes: string[]): unknown =>
      getFilters('json-server', {}, { id: { type: 'integer' }, a: { ...TEXT, enum: codes } }).find(
        ({ name }) => name === 'a',
      )?.field.ui.allLabel;
    expect([getLabel('all', 'off'), getLabel('on', 'off')]).toEqual(['Any', undefined]);
  });

  it('chooses no addresses of schemas', () => {
    const codes = ['http://example.org/v3', 'https://example.org/v3'];
    const properties = {
      id: { type: 'integer' },
      format: { ...TEXT, enum: codes },
      kind: { ...TEXT, enum: ['A', 'B'] },
    };
    expect(getNames(getFilters('json-server', {}, properties), false)).toEqual(['kind', 'q']);
  });

  it('chooses no value by default', () => {
    expect(getFilters('json-server').filter((filter) => 'default' in filter)).toEqual([]);
  });

  it('shows choices of columns that come after many texts', () => {
    const texts = Object.fromEntries(Array.from({ length: 34 }, (_, index) => [`text${index}`, TEXT]));
    const properties = { id: { type: 'integer' }, ...texts, state: { ...TEXT, enum: ['A', 'B'] } };
    expect(getNames(getFilters('json-server', { columns: ['id', 'state'] }, properties), false)).toContain('state');
  });

  it('offers no more filters than can be found', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`text${index}`, { type: 'string' }]));
    expect(getFilters('json-server', {}, { id: { type: 'integer' }, ...many })).toHaveLength(31);
  });
});

it('a list with filters has only these', () => {
  expect(getFilters('json-server', { filters: [] })).toEqual([]);
  expect(getFilters('json-server', { filters: ['access'] })).toMatchObject([{ name: 'access' }]);
});
