/** Compilation of a schema file's actions: the built-in ones and the changes by the schema. */
import { describe, expect, it } from 'vitest';
import type { AdminDefinition } from '../../../src/model/schemaLanguage/definition';
import { compiled, PROPERTIES } from './compiled';
import { THING } from './thing';

const form = { openAs: 'dialog' } as const;
const screen = { openAs: 'screen' } as const;
const create = 'POST things';
const update = 'PUT things/{id}';

describe('what can be done', () => {
  it.each<[string, Partial<AdminDefinition>, string[]]>([
    ['nothing with what only has fields', {}, []],
    ['a list is exported', { list: {}, calls: { page: 'GET t' } }, ['export']],
    ['a list that nobody asks for is not', { list: {} }, []],
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
    ['the only one is changed, made or not', { form, singleton: true, calls: { create } }, ['edit']],
    ['the only one is not deleted', { singleton: true, calls: { delete: 'DELETE thing' } }, []],
    ['one is deleted', { calls: { delete: 'DELETE things/{id}' } }, ['delete']],
    ['one is looked at', { routes: { view: '/v/{id}' } }, ['view']],
    [
      'they are imported where they are made',
      { form, calls: { create, page: 'GET t' }, list: {}, import: true },
      ['export', 'create', 'import'],
    ],
    ['they are not imported without a list', { form, calls: { create }, import: true }, ['create']],
    [
      'a plain REST collection does all of it',
      { form, list: {}, calls: { rest: 'things' } },
      ['export', 'create', 'edit', 'duplicate', 'delete'],
    ],
    [
      'what is said of one leaves it where it stands, behind the schema’s own',
      {
        form,
        calls: { update, delete: 'DELETE things/{id}' },
        actions: { delete: { scope: ['row', 'selection'] }, own: { call: 'POST a' } },
      },
      ['own', 'edit', 'delete'],
    ],
  ])('%s', (_, admin, names) => expect(Object.keys(compiled(admin).actions)).toEqual(names));

  it('an assignment may have the name of what every object has', () => {
    const { sites } = THING['x-admin'].assignments as NonNullable<AdminDefinition['assignments']>;
    const { actions } = compiled({ assignments: { constructor: sites! } }, PROPERTIES, {
      states: { call: 'GET states' },
    });
    expect(Object.values(actions)).toMatchObject([{ name: 'constructor', kind: 'assign' }]);
  });

  it.each<[string, NonNullable<AdminDefinition['actions']>[string], object]>([
    ['a call changes something', { call: 'POST a' }, { kind: 'call', modifiesData: true, scope: ['row'] }],
    ['a call that reads does not', { call: 'GET a' }, { kind: 'call', modifiesData: false }],
    [
      'nor does one of which it is said',
      { call: 'POST a', modifiesData: false },
      { kind: 'call', modifiesData: false },
    ],
    ['a link leads on', { href: '/a' }, { kind: 'link', href: '/a', modifiesData: false }],
    ['a file is saved', { call: 'GET a', downloadFilename: 'a.csv' }, { kind: 'download', modifiesData: false }],
    ['code of its own may do anything', { custom: 'wave' }, { kind: 'custom', modifiesData: true }],
    [
      'it stands where the schema puts it',
      { call: 'POST a', scope: ['list', 'record'] },
      { scope: ['list', 'record'] },
    ],
    [
      'it is shown and rests',
      { call: 'POST a', enabledWhen: { required: ['name'] } },
      { enabledWhen: 'actions/own/enabledWhen', enabledByFields: ['Called'] },
    ],
  ])('%s', (_, action, expected) => {
    expect(compiled({ actions: { own: action } }).actions['own']).toMatchObject({ name: 'own', ...expected });
  });

  it('what is there by itself stays what it is under another title, and becomes a call with one', () => {
    const edit = (own: object) => compiled({ form, calls: { update }, actions: { edit: own } }).actions['edit'];
    expect(edit({ title: 'Change' })).toMatchObject({
      kind: 'edit',
      scope: ['row', 'record'],
      modifiesData: true,
      title: 'Change',
    });
    expect(edit({ call: 'POST a' })).toMatchObject({ kind: 'call', call: { method: 'POST', path: 'a' } });
  });

  it('has conditions and inputs of its own', () => {
    const input = { properties: { why: { type: 'string' }, note: { type: 'string' } } } as const;
    const when = { properties: { name: { const: 'x' } } };
    const { own, sorted } = compiled({
      actions: {
        own: { call: 'POST a', input, visibleWhen: when },
        sorted: { call: 'POST a', input, sections: [{ title: 'First', fields: ['note'] }] },
      },
    }).actions;
    expect(own).toMatchObject({
      visibleWhen: 'actions/own/visibleWhen',
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
      actions: { own: { call: 'POST a' }, all: { call: 'POST b', scope: 'list' } },
    };
    expect(compiled({ ...admin, list: {} }).list?.rowActions).toEqual(['own', 'edit', 'delete']);
    expect(compiled({ ...admin, list: { rowActions: ['delete', 'view'] } }).list?.rowActions).toEqual([
      'delete',
      'view',
    ]);
  });
});
