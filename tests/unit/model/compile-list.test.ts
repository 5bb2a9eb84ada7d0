/** Compilation of a list: columns and filters. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import type { AdminDefinition, FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { compiled, type Properties } from './compiled';

describe('a column', () => {
  const FIELDS: Properties = {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', title: 'Called' },
    from: { type: 'string', format: 'date' },
    until: { type: 'string', format: 'date' },
    count: { type: 'integer' },
    typeId: { type: 'integer' },
    ownerId: { type: 'integer', readOnly: true },
    ownerPk: { type: 'integer', readOnly: true },
    made: { type: 'integer', readOnly: true },
    sumId: { type: 'number', readOnly: true },
    quiet: { type: 'number', 'x-ui': { columnDefaults: { hiddenByDefault: true, align: 'left' } } },
  };
  type ColumnGiven = NonNullable<NonNullable<AdminDefinition['list']>['columns']>[number];
  const columnOf = (column: ColumnGiven) => compiled({ list: { columns: [column] } }, FIELDS).list?.columns[0];

  it.each<[string, ColumnGiven, object]>([
    [
      'reads as its field',
      'name',
      { field: 'name', title: 'Called', align: 'left', hiddenByDefault: false, display: 'text' },
    ],
    ['of numbers stands to the right', 'count', { align: 'right', display: 'number' }],
    ['of a number that staff chooses, too', 'typeId', { align: 'right' }],
    ['of a number that only names a record does not', 'ownerId', { align: 'left' }],
    ['nor does one that is called a key', 'ownerPk', { align: 'left' }],
    ['of an amount does, whatever it is called', 'sumId', { align: 'right' }],
    ['of a number that the server counts does', 'made', { align: 'right' }],
    ['is as its field says', 'quiet', { align: 'left', hiddenByDefault: true }],
    [
      'is as itself says first',
      { field: 'quiet', align: 'right', hiddenByDefault: false },
      { align: 'right', hiddenByDefault: false },
    ],
    ['has a title of its own', { field: 'name', title: 'N' }, { title: 'N' }],
    ['has a format of its own', { field: 'name', display: 'count' }, { display: 'count', align: 'right' }],
    [
      'of a period has two fields',
      { field: 'name', periodEndField: 'until' },
      { field: 'name', periodEndField: 'until', display: 'text' },
    ],
    ['opens a file', { field: 'name', fileUrlField: 'until' }, { fileUrlField: 'until' }],
    [
      'has another in its place',
      { field: 'name', fallback: { field: 'until' } },
      { fallback: { field: 'until', display: 'date' } },
    ],
    [
      'has the period of active records',
      { field: 'name', activePeriod: { field: 'from', periodEndField: 'until' } },
      { activePeriod: { field: 'from', periodEndField: 'until', display: 'phase' } },
    ],
  ])('%s', (_, given, expected) => expect(columnOf(given)).toMatchObject(expected));

  it('has no more than it was given', () =>
    expect(Object.keys(columnOf('name')!).sort()).toEqual(['align', 'display', 'field', 'hiddenByDefault', 'title']));

  it.each<[string, object: FieldDefinition, inner: FieldDefinition, title: string]>([
    ['whose it is', { title: 'Author' }, { title: 'Name' }, 'Author Name'],
    ['only itself if that says whose it is', { title: 'Buyer' }, { title: 'Name of the buyer' }, 'Name of the buyer'],
    ['only itself if that says one of which it is', { title: 'Limits' }, { title: 'Upper limit' }, 'Upper limit'],
    ['only whose it is if that says what', { title: 'Billing address' }, { title: 'Address' }, 'Billing address'],
    ['only itself in the audit data', { title: 'Audit', 'x-ui': { widget: 'audit' } }, { title: 'Made by' }, 'Made by'],
  ])('of a field inside of an object says %s', (_, object, inner, title) => {
    const properties: Properties = {
      id: { type: 'integer' },
      outer: { type: 'object', ...object, properties: { part: { type: 'string', ...inner } } },
    };
    const columns = ['outer.part', { field: 'outer.part', title: 'Own' }];
    expect(compiled({ list: { columns } }, properties).list?.columns.map((one) => one.title)).toEqual([title, 'Own']);
  });

  it('of no property is refused', () => expect(() => columnOf('nobody')).toThrow(/"nobody" is no property/));

  it('is there by itself: the id, the name, and the first that fit into a cell', () => {
    const properties: Properties = {
      secret: { type: 'string', writeOnly: true },
      long: { type: 'string', maxLength: 1000 },
      image: { type: 'string', 'x-ui': { valueFrom: 'id' } },
      tags: { type: 'array', items: { type: 'string' } },
      a: { type: 'string' },
      b: { type: 'boolean' },
      c: { type: 'string', format: 'date' },
      d: { type: 'number' },
      e: { type: 'string' },
      name: { type: 'string' },
      id: { type: 'integer' },
    };
    const fields = compiled({ list: {}, titleField: 'name' }, properties).list?.columns.map(({ field }) => field);
    expect(fields).toEqual(['id', 'name', 'a', 'b', 'c', 'd']);
  });
});

describe('a filter', () => {
  const CHOICES: FieldDefinition = { type: 'string', enum: ['A', 'B'], maxLength: 1, default: 'A' };
  const FIELDS: Properties = {
    id: { type: 'integer', readOnly: true },
    name: {
      type: 'string',
      title: 'Called',
      maxLength: 20,
      readOnly: true,
      default: 'new',
      errorMessage: 'no',
      'x-ui': { placeholder: 'as in a form', sendBackUnchanged: true, emptyValue: null },
    },
    mode: { type: 'string', 'x-ui': { options: 'kinds', clearable: false, defaultFrom: 'firstOption' } },
    status: CHOICES,
    days: { type: 'array', items: { type: 'string', enum: ['Mon', 'Tue'] } },
    kinds: { type: 'array', items: { type: 'string', 'x-ui': { options: 'kinds' } } },
    land: { type: 'string', 'x-ui': { options: 'countries' } },
  };
  type FilterGiven = Extract<NonNullable<NonNullable<AdminDefinition['list']>['filters']>, readonly unknown[]>[number];
  const filterOf = (filter: FilterGiven) => {
    const list = { filters: [filter] };
    const thing = { $id: 'thing', title: 'T', type: 'object', properties: FIELDS };
    const options = { kinds: { call: 'GET kinds' }, countries: { call: 'GET countries' } };
    const files = {
      'thing.json': { ...thing, 'x-admin': { idField: 'id', routes: {}, calls: {}, list } },
      'options.json': options,
    };
    return compileEntity('thing.json', files).entity.list?.filters.fields[0];
  };

  it.each<[string, FilterGiven, object]>([
    ['of a field is its input', 'name', { name: 'name', search: false, field: { kind: 'text', title: 'Called' } }],
    [
      'of no field is a search',
      'anyName',
      { search: true, field: { kind: 'text', title: 'Any Name', type: 'string' } },
    ],
    [
      'of a field may be a search',
      { name: 'name', search: true },
      { search: true, field: { title: 'Called', ui: {} } },
    ],
    ['has a title of its own', { name: 'name', title: 'N' }, { field: { title: 'N' } }],
    ['has a placeholder of its own', { name: 'name', placeholder: 'P' }, { field: { ui: { placeholder: 'P' } } }],
    ['has a default of its own', { name: 'name', default: 'x' }, { default: 'x' }],
    ['of choices is a choice', 'status', { field: { kind: 'select', type: 'string', limits: { maxLength: 1 } } }],
    [
      'of choices may be several',
      { name: 'status', multiple: true },
      { field: { kind: 'multiselect', type: 'array', types: ['array'] } },
    ],
    [
      'of a list with a list of names is one of them',
      'kinds',
      { field: { kind: 'select', type: 'string', ui: { options: 'kinds' } } },
    ],
    [
      'of no field has a list of names',
      { name: 'any', options: 'kinds' },
      { search: false, field: { kind: 'select', ui: { options: 'kinds' } } },
    ],
    ['of countries stays one', 'land', { field: { kind: 'country' } }],
  ])('%s', (_, given, expected) => expect(filterOf(given)).toMatchObject(expected));

  it('asks for nothing that only a form needs', () => {
    const filter = filterOf('name');
    // This dropdown always has a value in a record, but in a filter it may be empty.
    expect(filterOf('mode')?.field.ui).toEqual({ options: 'kinds' });
    expect(filter?.field).toMatchObject({ readOnly: false, messages: {}, limits: {}, ui: {} });
    expect(Object.keys(filter!)).toEqual(['name', 'search', 'field']);
    expect(filter?.field).not.toHaveProperty('default');
    expect(filter?.field.ui).toEqual({});
  });

  it('of a shape of its own takes over what it does not say, and is a search where the record has no such field', () => {
    const filters = {
      properties: {
        name: {},
        word: { type: 'string' as const },
        since: { type: 'string' as const, default: 'x' },
        day: { type: 'string' as const, format: 'date' as const },
      },
    };
    const set = compiled({ list: { filters, applyFiltersOnSubmit: true, tabFilter: 'name' } }).list?.filters;
    expect(set).toMatchObject({ part: 'filters', applyFiltersOnSubmit: true, tabFilter: 'name' });
    expect(set?.fields.map(({ name, search, default: first }) => [name, search, first])).toEqual([
      ['name', false, undefined],
      ['word', true, undefined],
      ['since', true, 'x'],
      ['day', false, undefined],
    ]);
    expect(set?.fields[0]?.field).toMatchObject({ title: 'Called', limits: { maxLength: 20 } });
    expect(set?.fields[0]).not.toHaveProperty('default');
  });

  it.each<[string, object, object]>([
    ['can be taken back, also where a record always has one', {}, {}],
    ['cannot where it says so itself', { 'x-ui': { clearable: false } }, { clearable: false }],
  ])('of a shape of its own %s', (_, own, ui) => {
    const mode: FieldDefinition = { type: 'string', 'x-ui': { clearable: false } };
    const set = compiled({ list: { filters: { properties: { mode: own } } } }, { mode }).list?.filters;
    expect(set?.fields[0]?.field.ui).toEqual(ui);
  });
});
