/** Compilation of a schema file to the entity that the screens render. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { getManifestEntry } from '../../../src/model/compile/getManifestEntry';
import type { AdminDefinition } from '../../../src/model/schemaLanguage/definition';
import { compiled, PROPERTIES, type Properties } from './compiled';

const form = { openAs: 'dialog' } as const;
const screen = { openAs: 'screen' } as const;
const create = 'POST things';
const update = 'PUT things/{id}';

describe('addresses', () => {
  it.each<[string, Partial<AdminDefinition>, object]>([
    ['of a list has views below it', { list: {}, routes: { list: '/t' } }, { list: '/t', view: '/t/view/{id}' }],
    [
      'of a record that is read, too',
      { calls: { get: 'GET t/{id}' }, routes: { list: '/t' } },
      { list: '/t', view: '/t/view/{id}' },
    ],
    ['of views may be written', { list: {}, routes: { list: '/t', view: '/v/{id}' } }, { list: '/t', view: '/v/{id}' }],
    ['of the only one has none', { list: {}, singleton: true, routes: { list: '/t' } }, { list: '/t' }],
    ['of what has no id has none', { list: {}, idField: false, routes: { list: '/t' } }, { list: '/t' }],
    ['of what nobody reads has none', { routes: { list: '/t' } }, { list: '/t' }],
    ['of no list has none', { list: {}, routes: { create: '/c' } }, { create: '/c' }],
  ])('%s', (_, admin, expected) => expect(compiled(admin).routes).toEqual([expected]));

  it('have others beside them, with names and calls of their own', () => {
    const aliases = [
      { list: '/a' },
      { view: '/b/{id}', get: 'GET b/{id}', name: 'b', title: 'By B' },
      { view: '/c', name: 'c' },
    ];
    const { routes, addresses, variantGets } = compiled({ routes: { list: '/t', variants: aliases } });
    expect(routes).toEqual([{ list: '/t' }, { list: '/a' }, { view: '/b/{id}' }, { view: '/c' }]);
    expect(addresses).toEqual({ 2: { name: 'b', title: 'By B' }, 3: { name: 'c' } });
    expect(variantGets).toMatchObject({ 2: { method: 'GET', path: 'b/{id}' } });
    const plain = compiled({ routes: { list: '/t', variants: [{ list: '/a' }] } });
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['addresses']));
    expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(['aliasGets']));
  });
});

describe('a form and a view', () => {
  const FIELDS: Properties = {
    id: { type: 'integer', readOnly: true },
    a: { type: 'string' },
    b: { type: 'string' },
    kept: { type: 'string', 'x-ui': { sendBackUnchanged: true } },
    label: { type: 'string', 'x-ui': { valueFrom: 'a' } },
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
      { ...form, sections: [{ readOnlyValues: ['a'] }, { fields: ['b'] }] },
      [[], ['b', 'a']],
    ],
  ])('%s', (_, given, expected) =>
    expect(fieldsIn(compiled({ form: given }, FIELDS).form?.sections)).toEqual(expected),
  );

  it('is narrow, and stays or is left as the schema says', () => {
    expect(compiled({ form }).form).toMatchObject({ openAs: 'dialog', width: 'narrow' });
    expect(Object.keys(compiled({ form }).form!)).toEqual(['openAs', 'sections', 'width']);
    const more = { width: 'wide', stayAfterSave: true, cancelRedirect: 'back' } as const;
    expect(compiled({ form: { ...screen, ...more } }).form).toMatchObject(more);
  });

  it('is read as its view says, else as its form, else all of it', () => {
    expect(fieldsIn(compiled({}, FIELDS).view?.sections)).toEqual([['id', 'a', 'b', 'label']]);
    expect(fieldsIn(compiled({ form: { ...form, width: 'wide' } }, FIELDS).view?.sections)).toEqual([['a', 'b']]);
    expect(compiled({ form: { ...form, width: 'wide' } }).view?.width).toBe('wide');
    const view = {
      titleTemplate: 'One',
      width: 'narrow',
      sections: [{ readOnlyValues: ['a', { template: 'T' }] }],
    } as const;
    expect(compiled({ form: { ...form, width: 'wide' }, view: view as never }, FIELDS).view).toEqual({
      titleTemplate: 'One',
      width: 'narrow',
      sections: [
        {
          kind: 'readOnlyValues',
          fields: [],
          readOnlyValues: [
            { title: 'A', field: 'a', display: 'text' },
            { title: '', template: 'T' },
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
      { singleton: true, calls: { get, create } },
      stamped,
      { at: 'updateTime', by: 'updateBy' },
    ],
    ['is not looked for where the schema says so', { ...both, conflictCheck: false }, stamped, undefined],
    ['is looked for by the values themselves', { ...both, conflictCheck: true }, { name: { type: 'string' } }, {}],
    ['is told by what the schema names', { ...both, updatedAtField: 'name' }, PROPERTIES, { at: 'name' }],
    ['is not looked for in a list', { calls: { get: 'listRow', update }, list: {} }, stamped, undefined],
    [
      'is looked for in a list where the schema says so',
      { calls: { get: 'listRow', update }, list: {}, conflictCheck: true },
      stamped,
      { at: 'updateTime', by: 'updateBy' },
    ],
  ])('%s', (_, admin, properties, expected) => expect(compiled(admin, properties).conflictCheck).toEqual(expected));
});

describe('an entity', () => {
  it('is called what its schema calls it', () => {
    expect(compiled({})).toMatchObject({
      name: 'thing',
      title: 'Big Things',
      singularName: 'big things',
      ids: ['id'],
      titleField: 'id',
    });
    expect(compiled({ singularName: 'one', titleField: 'name' })).toMatchObject({
      singularName: 'one',
      titleField: 'name',
    });
    expect(compiled({ idField: ['id', 'name'] })).toMatchObject({ ids: ['id', 'name'], titleField: 'id' });
    expect(compiled({ idField: false }, { name: { type: 'string' } })).toMatchObject({ ids: [], titleField: 'name' });
    const untitled = { $id: 'big-thing', type: 'object', 'x-admin': { idField: 'id', routes: {}, calls: {} } };
    expect(compileEntity('big-thing.json', { 'big-thing.json': untitled }).entity.title).toBe('Big Thing');
  });

  it.each<[string, Partial<AdminDefinition>, object]>([
    [
      'is read from its list',
      { list: {}, calls: { page: 'GET t' } },
      { calls: { page: { method: 'GET', path: 't' } }, getsRow: true },
    ],
    ['is not read from a list that nobody asks for', { list: {} }, {}],
    ['is read from its list where that is said', { calls: { get: 'listRow' } }, { getsRow: true }],
    ['is read by its id', { list: {}, calls: { get: 'idOnly' } }, { getsId: true }],
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
    expect(Object.entries(calls).map(([name, { method, path, dialect }]) => [name, method, path, dialect])).toEqual([
      ['page', 'GET', 'things', 'simple-rest'],
      ['get', 'GET', 'things/{id}', 'simple-rest'],
      ['create', 'POST', 'things', 'simple-rest'],
      ['update', 'PATCH', 'things/{id}', undefined],
      ['delete', 'DELETE', 'things/{id}', 'simple-rest'],
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
    ['it belongs to another', { parentEntity: 'other' }, { parentEntity: 'other' }],
    ['it is the only one', { singleton: true }, { singleton: true }],
    ['it has a picture', { menu: { icon: 'Bolt' } as never }, { icon: 'Bolt' }],
    ['it is called by another field', { titleField: 'name' }, { titleField: 'name' }],
  ])('is known to the first screen: %s', (_, admin, expected) => {
    const { name, title, ids, routes: _routes, ...more } = getManifestEntry(compiled(admin));
    expect({ name, title, ids }).toEqual({ name: 'thing', title: 'Big Things', ids: ['id'] });
    expect(more).toMatchObject(expected);
    expect(Object.keys(more)).toEqual(Object.keys(expected));
  });
});
