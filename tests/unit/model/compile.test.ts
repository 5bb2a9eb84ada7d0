/** From a schema file to what the screens are drawn from: what is there by itself, and what the schema turns. */
import { describe, expect, it } from 'vitest';
import { compileEntity, manifestEntryOf } from '../../../src/model/compile';
import type { AdminDefinition, FieldDefinition } from '../../../src/model/definition';
import type { Entity } from '../../../src/model/entity';

type Properties = Record<string, FieldDefinition>;

const PROPERTIES: Properties = {
  id: { type: 'integer', readOnly: true },
  name: { type: 'string', title: 'Called', maxLength: 20, default: 'new' },
};

const compiled = (admin: Partial<AdminDefinition>, properties = PROPERTIES): Entity => {
  const thing = {
    $id: 'thing',
    title: 'Big Things',
    type: 'object',
    properties,
    'x-admin': { id: 'id', routes: {}, calls: {}, ...admin },
  };
  return compileEntity('thing.json', { 'thing.json': thing, 'options.json': {} }).entity;
};

const form = { in: 'dialog' } as const;
const screen = { in: 'screen' } as const;
const create = 'POST things';
const update = 'PUT things/{id}';

describe('what can be done', () => {
  it.each<[string, Partial<AdminDefinition>, string[]]>([
    ['nothing with what only has fields', {}, []],
    ['a list is exported', { list: {} }, ['export']],
    ['unless the schema says no', { list: { export: false } }, []],
    ['one is made in a dialog', { form, calls: { create } }, ['create']],
    ['none is made without a form', { calls: { create } }, []],
    ['none is made without a call', { form }, []],
    ['none is made on a screen without an address', { form: screen, calls: { create } }, []],
    ['one is made on a screen', { form: screen, calls: { create }, routes: { create: '/new' } }, ['create']],
    ['one is changed in a dialog', { form, calls: { update } }, ['edit']],
    ['none is changed without a form', { calls: { update } }, []],
    ['none is changed on a screen without an address', { form: screen, calls: { update } }, []],
    ['one is changed on a screen', { form: screen, calls: { update }, routes: { update: '/e/{id}' } }, ['edit']],
    ['the only one is changed, made or not', { form, single: true, calls: { create } }, ['edit']],
    ['the only one is not deleted', { single: true, calls: { delete: 'DELETE thing' } }, []],
    ['one is deleted', { calls: { delete: 'DELETE things/{id}' } }, ['delete']],
    ['one is looked at', { routes: { view: '/v/{id}' } }, ['view']],
    [
      'they are imported where they are made',
      { form, calls: { create }, list: {}, import: true },
      ['export', 'create', 'import'],
    ],
    ['they are not imported without a list', { form, calls: { create }, import: true }, ['create']],
    [
      'a plain REST collection does all of it',
      { form, list: {}, calls: { rest: 'things' } },
      ['export', 'create', 'edit', 'delete'],
    ],
  ])('%s', (_, admin, names) => expect(Object.keys(compiled(admin).actions)).toEqual(names));

  it.each<[string, NonNullable<AdminDefinition['actions']>[string], object]>([
    ['a call changes something', { call: 'POST a' }, { kind: 'call', writes: true, on: ['row'], whenNot: 'hide' }],
    ['a call that reads does not', { call: 'GET a' }, { kind: 'call', writes: false }],
    ['nor does one of which it is said', { call: 'POST a', writes: false }, { kind: 'call', writes: false }],
    ['a link leads on', { to: '/a' }, { kind: 'link', to: '/a', writes: false }],
    ['a file is saved', { call: 'GET a', save: 'a.csv' }, { kind: 'download', writes: false }],
    ['code of its own may do anything', { custom: 'wave' }, { kind: 'custom', writes: true }],
    ['it stands where the schema puts it', { call: 'POST a', on: ['list', 'record'] }, { on: ['list', 'record'] }],
    ['it is shown and rests', { call: 'POST a', whenNot: 'disable' }, { whenNot: 'disable' }],
  ])('%s', (_, action, expected) => {
    expect(compiled({ actions: { own: action } }).actions['own']).toMatchObject({ name: 'own', ...expected });
  });

  it('what is there by itself stays what it is under another title, and becomes a call with one', () => {
    const edit = (own: object) => compiled({ form, calls: { update }, actions: { edit: own } }).actions['edit'];
    expect(edit({ title: 'Change' })).toMatchObject({
      kind: 'edit',
      on: ['row', 'record'],
      writes: true,
      title: 'Change',
    });
    expect(edit({ call: 'POST a' })).toMatchObject({ kind: 'call', call: { method: 'POST', path: 'a' } });
  });

  it('has conditions and inputs of its own', () => {
    const input = { properties: { why: { type: 'string' }, note: { type: 'string' } } } as const;
    const when = { properties: { name: { const: 'x' } } };
    const { own, sorted } = compiled({
      actions: {
        own: { call: 'POST a', input, when },
        sorted: { call: 'POST a', input, form: [{ title: 'First', fields: ['note'] }] },
      },
    }).actions;
    expect(own).toMatchObject({
      when: 'actions/own/when',
      input: { part: 'actions/own', sections: [{ fields: ['why', 'note'] }] },
    });
    expect(sorted?.input?.sections).toEqual([{ kind: 'fields', title: 'First', fields: ['note'] }]);
  });

  it('whoever may not make one may not import many', () => {
    const roles = ['admin'];
    const admin = { form, calls: { create }, list: {}, import: true as const, actions: { create: { roles } } };
    expect(compiled(admin).actions['import']).toMatchObject({ roles });
    expect(compiled({ ...admin, actions: {} }).actions['import']).not.toHaveProperty('roles');
  });

  it('stands in the menu of a row: what the schema adds, then what is there by itself, without the view', () => {
    const admin: Partial<AdminDefinition> = {
      form,
      calls: { update, delete: 'DELETE things/{id}' },
      routes: { view: '/v/{id}' },
      actions: { own: { call: 'POST a' }, all: { call: 'POST b', on: 'list' } },
    };
    expect(compiled({ ...admin, list: {} }).list?.rowActions).toEqual(['own', 'edit', 'delete']);
    expect(compiled({ ...admin, list: { rowActions: ['delete', 'view'] } }).list?.rowActions).toEqual([
      'delete',
      'view',
    ]);
  });
});

describe('a column', () => {
  const FIELDS: Properties = {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', title: 'Called' },
    until: { type: 'string', format: 'date' },
    count: { type: 'integer' },
    typeId: { type: 'integer' },
    ownerId: { type: 'integer', readOnly: true },
    ownerPk: { type: 'integer', readOnly: true },
    made: { type: 'integer', readOnly: true },
    quiet: { type: 'number', 'x-ui': { column: { hidden: true, align: 'left' } } },
  };
  type ColumnGiven = NonNullable<NonNullable<AdminDefinition['list']>['columns']>[number];
  const columnOf = (column: ColumnGiven) => compiled({ list: { columns: [column] } }, FIELDS).list?.columns[0];

  it.each<[string, ColumnGiven, object]>([
    ['reads as its field', 'name', { field: 'name', title: 'Called', align: 'left', hidden: false, format: 'text' }],
    ['of numbers stands to the right', 'count', { align: 'right', format: 'number' }],
    ['of a number that staff chooses, too', 'typeId', { align: 'right' }],
    ['of a number that only names a record does not', 'ownerId', { align: 'left' }],
    ['nor does one that is called a key', 'ownerPk', { align: 'left' }],
    ['of a number that the server counts does', 'made', { align: 'right' }],
    ['is as its field says', 'quiet', { align: 'left', hidden: true }],
    ['is as itself says first', { field: 'quiet', align: 'right', hidden: false }, { align: 'right', hidden: false }],
    ['has a title of its own', { field: 'name', title: 'N' }, { title: 'N' }],
    ['has a format of its own', { field: 'name', format: 'count' }, { format: 'count', align: 'right' }],
    ['of a period has two fields', { field: 'name', to: 'until' }, { field: 'name', to: 'until', format: 'text' }],
    ['opens a file', { field: 'name', file: 'until' }, { file: 'until' }],
    [
      'has another in its place',
      { field: 'name', fallback: { field: 'until' } },
      { fallback: { field: 'until', format: 'date' } },
    ],
  ])('%s', (_, given, expected) => expect(columnOf(given)).toMatchObject(expected));

  it('has no more than it was given', () =>
    expect(Object.keys(columnOf('name')!).sort()).toEqual(['align', 'field', 'format', 'hidden', 'title']));

  it('of no property is refused', () => expect(() => columnOf('nobody')).toThrow(/"nobody" is no property/));

  it('is there by itself: the id, the name, and the first that fit into a cell', () => {
    const properties: Properties = {
      secret: { type: 'string', writeOnly: true },
      long: { type: 'string', maxLength: 1000 },
      image: { type: 'string', 'x-ui': { from: 'id' } },
      tags: { type: 'array', items: { type: 'string' } },
      a: { type: 'string' },
      b: { type: 'boolean' },
      c: { type: 'string', format: 'date' },
      d: { type: 'number' },
      e: { type: 'string' },
      name: { type: 'string' },
      id: { type: 'integer' },
    };
    const fields = compiled({ list: {}, label: 'name' }, properties).list?.columns.map(({ field }) => field);
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
      'x-ui': { placeholder: 'as in a form', keep: true },
    },
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
      'thing.json': { ...thing, 'x-admin': { id: 'id', routes: {}, calls: {}, list } },
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
      { name: 'status', several: true },
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
    expect(filter?.field).toMatchObject({ readOnly: false, messages: {}, limits: {}, ui: {} });
    expect(Object.keys(filter!)).toEqual(['name', 'search', 'field']);
    expect(filter?.field).not.toHaveProperty('default');
    expect(filter?.field.ui).toEqual({});
  });

  it('of a shape of its own takes over what it does not say, and is a search where the record has no such field', () => {
    const filters = {
      properties: { name: {}, word: { type: 'string' as const }, since: { type: 'string' as const, default: 'x' } },
    };
    const set = compiled({ list: { filters, apply: 'button', tabs: 'name' } }).list?.filters;
    expect(set).toMatchObject({ part: 'filters', apply: 'button', tabs: 'name' });
    expect(set?.fields.map(({ name, search, default: first }) => [name, search, first])).toEqual([
      ['name', false, undefined],
      ['word', true, undefined],
      ['since', true, 'x'],
    ]);
    expect(set?.fields[0]?.field).toMatchObject({ title: 'Called', limits: { maxLength: 20 } });
    expect(set?.fields[0]).not.toHaveProperty('default');
  });
});

describe('addresses', () => {
  it.each<[string, Partial<AdminDefinition>, object]>([
    ['of a list has views below it', { list: {}, routes: { list: '/t' } }, { list: '/t', view: '/t/view/{id}' }],
    [
      'of a record that is read, too',
      { calls: { get: 'GET t/{id}' }, routes: { list: '/t' } },
      { list: '/t', view: '/t/view/{id}' },
    ],
    ['of views may be written', { list: {}, routes: { list: '/t', view: '/v/{id}' } }, { list: '/t', view: '/v/{id}' }],
    ['of the only one has none', { list: {}, single: true, routes: { list: '/t' } }, { list: '/t' }],
    ['of what has no id has none', { list: {}, id: false, routes: { list: '/t' } }, { list: '/t' }],
    ['of what nobody reads has none', { routes: { list: '/t' } }, { list: '/t' }],
    ['of no list has none', { list: {}, routes: { create: '/c' } }, { create: '/c' }],
  ])('%s', (_, admin, expected) => expect(compiled(admin).routes).toEqual([expected]));

  it('have others beside them, with names and calls of their own', () => {
    const aliases = [
      { list: '/a' },
      { view: '/b/{id}', get: 'GET b/{id}', name: 'b', title: 'By B' },
      { view: '/c', name: 'c' },
    ];
    const { routes, addresses, aliasGets } = compiled({ routes: { list: '/t', aliases } });
    expect(routes).toEqual([{ list: '/t' }, { list: '/a' }, { view: '/b/{id}' }, { view: '/c' }]);
    expect(addresses).toEqual({ 2: { name: 'b', title: 'By B' }, 3: { name: 'c' } });
    expect(aliasGets).toMatchObject({ 2: { method: 'GET', path: 'b/{id}' } });
    const plain = compiled({ routes: { list: '/t', aliases: [{ list: '/a' }] } });
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['addresses']));
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['aliasGets']));
  });
});

describe('a form and a view', () => {
  const FIELDS: Properties = {
    id: { type: 'integer', readOnly: true },
    a: { type: 'string' },
    b: { type: 'string' },
    kept: { type: 'string', 'x-ui': { keep: true } },
    label: { type: 'string', 'x-ui': { from: 'a' } },
  };
  const fieldsIn = (sections: readonly { fields: readonly string[] }[] = []) => sections.map(({ fields }) => fields);

  it.each<[string, NonNullable<AdminDefinition['form']>, string[][]]>([
    ['has all that can be filled in', form, [['a', 'b']]],
    ['begins with the fields it names', { ...form, fields: ['b'] }, [['b', 'a']]],
    [
      'puts the others into its first section',
      { ...form, sections: [{ fields: ['b'] }, { fields: [] }] },
      [['b', 'a'], []],
    ],
    [
      'puts them into none that shows something else',
      { ...form, sections: [{ facts: ['a'] }, { fields: ['b'] }] },
      [[], ['b', 'a']],
    ],
  ])('%s', (_, given, expected) =>
    expect(fieldsIn(compiled({ form: given }, FIELDS).form?.sections)).toEqual(expected),
  );

  it('is narrow, and stays or is left as the schema says', () => {
    expect(compiled({ form }).form).toMatchObject({ in: 'dialog', width: 'narrow' });
    expect(Object.keys(compiled({ form }).form!)).toEqual(['in', 'sections', 'width']);
    const more = { width: 'wide', stay: true, cancel: '/away' } as const;
    expect(compiled({ form: { ...screen, ...more } }).form).toMatchObject(more);
  });

  it('is read as its view says, else as its form, else all of it', () => {
    expect(fieldsIn(compiled({}, FIELDS).view?.sections)).toEqual([['id', 'a', 'b', 'label']]);
    expect(fieldsIn(compiled({ form: { ...form, width: 'wide' } }, FIELDS).view?.sections)).toEqual([['a', 'b']]);
    expect(compiled({ form: { ...form, width: 'wide' } }).view?.width).toBe('wide');
    const view = { title: 'One', width: 'narrow', sections: [{ facts: ['a', { text: 'T' }] }] } as const;
    expect(compiled({ form: { ...form, width: 'wide' }, view: view as never }, FIELDS).view).toEqual({
      title: 'One',
      width: 'narrow',
      sections: [
        {
          kind: 'facts',
          fields: [],
          facts: [
            { title: 'A', field: 'a', format: 'text' },
            { title: '', text: 'T' },
          ],
        },
      ],
    });
  });
});

describe('the last change of a record', () => {
  const get = 'GET t/{id}';
  const stamped: Properties = { ...PROPERTIES, updateTime: { type: 'string' }, updateBy: { type: 'string' } };
  const inner: Properties = {
    audit: { type: 'object', properties: { updatedAt: { type: 'string' }, updatedBy: { type: 'string' } } },
    updateBy: { type: 'string' },
  };
  const both = { calls: { get, update } };

  it.each<[string, Partial<AdminDefinition>, Properties, object | undefined]>([
    ['is told by its time and author', both, stamped, { at: 'updateTime', by: 'updateBy' }],
    [
      'is told inside of an object, by the author beside it',
      both,
      inner,
      { at: 'audit.updatedAt', by: 'audit.updatedBy' },
    ],
    ['is not told without a time', both, PROPERTIES, undefined],
    ['is of no use to what is not read', { calls: { update } }, stamped, undefined],
    ['is of no use to what is not changed', { calls: { get } }, stamped, undefined],
    ['is of no use to what is only made', { calls: { get, create } }, stamped, undefined],
    [
      'is of use to the only one',
      { single: true, calls: { get, create } },
      stamped,
      { at: 'updateTime', by: 'updateBy' },
    ],
    ['is not looked for where the schema says so', { ...both, lastChange: false }, stamped, undefined],
    ['is looked for by the values themselves', { ...both, lastChange: true }, { name: { type: 'string' } }, {}],
    ['is told by what the schema names', { ...both, lastChange: 'name' }, PROPERTIES, { at: 'name' }],
    ['is not looked for in a list', { calls: { get: 'row', update }, list: {} }, stamped, undefined],
    [
      'is looked for in a list where the schema says so',
      { calls: { get: 'row', update }, list: {}, lastChange: true },
      stamped,
      { at: 'updateTime', by: 'updateBy' },
    ],
  ])('%s', (_, admin, properties, expected) => expect(compiled(admin, properties).lastChange).toEqual(expected));
});

describe('what is imported', () => {
  const FIELDS: Properties = {
    id: { type: 'integer', readOnly: true },
    a: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    rows: { type: 'array', items: { type: 'object', properties: { x: { type: 'string' } } } },
    inner: { type: 'object', properties: { x: { type: 'string' } } },
    file: { type: 'string', 'x-ui': { upload: { call: 'POST f', accept: ['.pdf'] } } as never },
    made: { type: 'string', 'x-ui': { generate: { call: 'GET g' } } as never },
  };
  const base = { form, list: {}, calls: { create } };

  it.each<[string, Partial<AdminDefinition>, string[] | undefined]>([
    ['is nothing by itself', base, undefined],
    ['is what one cell can say', { ...base, import: true }, ['a', 'tags']],
    ['is what the schema names', { ...base, import: ['tags', 'id', 'nobody'] }, ['tags']],
    ['is nothing where none of it can be', { ...base, import: ['id'] }, undefined],
    ['is nothing without a form', { list: {}, calls: { create }, import: true }, undefined],
    ['is nothing where none is made', { list: {}, form, import: true }, undefined],
  ])('%s', (_, admin, expected) => expect(compiled(admin, FIELDS).import).toEqual(expected));
});

describe('an entity', () => {
  it('is called what its schema calls it', () => {
    expect(compiled({})).toMatchObject({
      name: 'thing',
      title: 'Big Things',
      noun: 'big things',
      ids: ['id'],
      label: 'id',
    });
    expect(compiled({ noun: 'one', label: 'name' })).toMatchObject({ noun: 'one', label: 'name' });
    expect(compiled({ id: ['id', 'name'] })).toMatchObject({ ids: ['id', 'name'], label: 'id' });
    expect(compiled({ id: false }, { name: { type: 'string' } })).toMatchObject({ ids: [], label: 'name' });
    const untitled = { $id: 'big-thing', type: 'object', 'x-admin': { id: 'id', routes: {}, calls: {} } };
    expect(compileEntity('big-thing.json', { 'big-thing.json': untitled }).entity.title).toBe('Big Thing');
  });

  it.each<[string, Partial<AdminDefinition>, object]>([
    ['is read from its list', { list: {} }, { getsRow: true }],
    ['is read from its list where that is said', { calls: { get: 'row' } }, { getsRow: true }],
    ['is read by its id', { list: {}, calls: { get: 'id' } }, { getsId: true }],
    [
      'is read by a call',
      { list: {}, calls: { get: 'GET t/{id}' } },
      { calls: { get: { method: 'GET', path: 't/{id}' } } },
    ],
    ['stands in a menu', { menu: { group: 'g' } as never }, { menu: { group: 'g', order: 1000 } }],
    ['stands at a place in a menu', { menu: { group: 'g', order: 3 } as never }, { menu: { group: 'g', order: 3 } }],
  ])('%s', (_, admin, expected) => {
    const entity = compiled(admin);
    expect(entity).toMatchObject(expected);
    const said = ['getsRow', 'getsId', 'menu'].filter((key) => key in entity);
    expect(said).toEqual(Object.keys(expected).filter((key) => key !== 'calls'));
  });

  it('has the calls of a REST collection, and its own before them', () => {
    const { calls } = compiled({ calls: { rest: 'things', update: 'PATCH things/{id}' } });
    expect(Object.entries(calls).map(([name, { method, path, rest }]) => [name, method, path, rest])).toEqual([
      ['page', 'GET', 'things', true],
      ['get', 'GET', 'things/{id}', true],
      ['create', 'POST', 'things', true],
      ['update', 'PATCH', 'things/{id}', undefined],
      ['delete', 'DELETE', 'things/{id}', true],
    ]);
  });

  it.each<[string, Partial<AdminDefinition>, object]>([
    ['its list is asked for at once', { calls: { page: 'GET t' }, list: {} }, { page: { method: 'GET', path: 't' } }],
    ['with its defaults', { list: { filters: [{ name: 'name', default: 'x' }] } }, { defaults: { name: 'x' } }],
    [
      'later, where its filters have rules',
      { list: { filters: { properties: { name: {} }, required: ['name'] } } },
      { late: true },
    ],
    ['it belongs to another', { partOf: 'other' }, { partOf: 'other' }],
    ['it is the only one', { single: true }, { single: true }],
    ['it has a picture', { menu: { icon: 'Bolt' } as never }, { icon: 'Bolt' }],
    ['it is called by another field', { label: 'name' }, { label: 'name' }],
  ])('is known to the first screen: %s', (_, admin, expected) => {
    const { name, title, ids, routes: _routes, ...more } = manifestEntryOf(compiled(admin));
    expect({ name, title, ids }).toEqual({ name: 'thing', title: 'Big Things', ids: ['id'] });
    expect(more).toMatchObject(expected);
    expect(Object.keys(more)).toEqual(Object.keys(expected));
  });
});
