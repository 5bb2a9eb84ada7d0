/** Which actions are available, by scope, user and row. */
import { describe, expect, it } from 'vitest';
import {
  getActionsForScope,
  isActionAllowed,
  getActionAvailability,
} from '../../../src/generator/actions/availableActions';
import type { User } from '../../../src/generator/shared/useCurrentUser';
import type { FieldDefinition, ActionScope } from '../../../src/model/schemaLanguage/definition';
import type { Action, EntityModule } from '../../../src/model/entity/entity';
import { createTestModule as compiled } from '../../support/entityModule';
import { action, entity, list, moduleOf } from './entities';

const STAFF: User = { viewOnly: false, role: 'ADMIN' };
const VIEWER: User = { ...STAFF, viewOnly: true };

const named = (actions: Action[]): Record<string, Action> => Object.fromEntries(actions.map((one) => [one.name, one]));
const all = named([
  action('create', { kind: 'create', scope: ['list'] }),
  action('delete', { kind: 'delete', scope: ['row', 'record'] }),
  action('edit', { kind: 'edit', scope: ['row', 'record'] }),
  action('view', { kind: 'view', modifiesData: false }),
  action('export', { kind: 'export', scope: ['list'], modifiesData: false }),
  action('report', { kind: 'download', scope: ['list', 'record'], modifiesData: false }),
  action('sites', { kind: 'assign' }),
  action('log', { kind: 'link', modifiesData: false, scope: ['row', 'record'] }),
  action('clear', { scope: ['row', 'selection'], roles: ['ADMIN', 'PROVIDER'] }),
  action('test', { kind: 'custom', scope: ['form'] }),
]);
const rowActions = ['sites', 'log', 'clear', 'edit', 'view', 'delete', 'nobody', 'toString'];
const module = moduleOf(entity({ actions: all, list: list({ rowActions }) }));
const at = (scope: ActionScope, user = STAFF, of: EntityModule = module) =>
  getActionsForScope(of, scope, user).map(({ name }) => name);

describe('the actions of a place', () => {
  it.each<[ActionScope, string[]]>([
    // Actions of the schema come first, then the built-in ones; the create action is last.
    ['list', ['report', 'export', 'create']],
    // In the order of the schema; unknown names are ignored.
    ['row', ['sites', 'log', 'clear', 'edit', 'view', 'delete']],
    ['record', ['report', 'log', 'edit', 'delete']],
    ['selection', ['clear']],
    ['form', ['test']],
  ])('%s', (scope, names) => expect(at(scope)).toEqual(names));

  it('are none in the menu of a row where there is no list', () => {
    expect(at('row', STAFF, moduleOf(entity({ actions: all })))).toEqual([]);
  });

  it.each<[ActionScope, string[]]>([
    ['list', []],
    ['row', ['log', 'view']],
    ['record', ['log']],
    ['selection', []],
    ['form', []],
  ])('%s, on a view-only route, are those that change nothing and take nothing along', (scope, names) => {
    expect(at(scope, VIEWER)).toEqual(names);
  });

  it.each<[string | undefined, boolean]>([
    ['ADMIN', true],
    ['PROVIDER', true],
    ['SITE', false],
    ['admin', false],
    [undefined, false],
  ])('with roles are there for %s: %s', (role, expected) => {
    expect(at('selection', { viewOnly: false, role })).toEqual(expected ? ['clear'] : []);
    expect(isActionAllowed(module, 'clear', { viewOnly: false, role })).toBe(expected);
  });

  it.each([
    ['edit', STAFF, true],
    ['edit', VIEWER, false],
    ['view', VIEWER, true],
    ['nobody', STAFF, false],
    ['constructor', STAFF, false],
  ] as const)('one by its name, %s, for %j: %s', (name, user, expected) => {
    expect(isActionAllowed(module, name, user)).toBe(expected);
  });
});

describe('how an action stands to a row', () => {
  const active = { id: 1, lampId: 1, dataStatus: 'Active', power: 7 };
  const inactive = { ...active, dataStatus: 'Inactive' };
  const conditions = { strong: (row: unknown) => (row as { power?: number }).power === 7 };
  const own = moduleOf(entity({ actions: all, list: list() }), conditions);

  it.each<[string, Partial<Action>, object, string]>([
    ['open', {}, active, 'open'],
    ['open where its condition holds', { visibleWhen: 'strong' }, active, 'open'],
    ['gone where it does not', { visibleWhen: 'strong' }, { ...active, power: 1 }, 'hidden'],
    ['in its place where the schema says so', { enabledWhen: 'strong' }, { ...active, power: 1 }, 'disabled'],
    ['gone from a row that has no actions', { enabledWhen: 'strong' }, inactive, 'hidden'],
    ['gone from a row that does not say which it is', {}, { power: 7 }, 'hidden'],
    // A user who can see the row may open its view.
    ['a view, open on such rows, too', { kind: 'view', modifiesData: false }, inactive, 'open'],
    ['something that only reads, gone from them', { modifiesData: false }, inactive, 'hidden'],
  ])('%s', (_, more, row, standing) =>
    expect(getActionAvailability(own, action('x', more), { ...row })).toBe(standing),
  );

  it('by the conditions of its schema', () => {
    const when: FieldDefinition = { properties: { kind: { const: 'A' } }, required: ['kind'] };
    const schema = compiled(
      { properties: { kind: { type: 'string', 'x-ui': { alternateResponseNames: ['type'] } } } },
      {
        list: { columns: ['kind'] },
        actions: { stop: { title: 'Stop', call: 'POST stop', visibleWhen: when as never } },
      },
    );
    const stop = schema.entity.actions['stop']!;
    expect(['A', 'B'].map((type) => getActionAvailability(schema, stop, { id: 1, type }))).toEqual(['open', 'hidden']);
  });
});

describe('what an entity offers by itself', () => {
  const call = 'POST lamps';
  const screen = { list: '/l', create: '/l/create', update: '/l/update/{id}' };
  const page = { endpoint: 'POST lamp-pages', dialect: 'pageNo/pageVo' as const };
  const offered = (admin: Parameters<typeof compiled>[1], scope: ActionScope): string[] => {
    const withPages = { list: { columns: ['name'] }, ...admin, calls: { page, ...admin?.calls } };
    return at(scope, STAFF, compiled({ properties: { name: { type: 'string' } } }, withPages));
  };
  const calls = { page, create: call, update: call };

  it.each<[string, Parameters<typeof compiled>[1], string[], string[]]>([
    ['a form on a screen', { calls, routes: screen, form: { openAs: 'screen' } }, ['export', 'create'], ['edit']],
    [
      'a form in a dialog',
      { calls, routes: { list: '/l' }, form: { openAs: 'dialog' } },
      ['export', 'create'],
      ['edit'],
    ],
    ['no calls', { routes: screen, form: { openAs: 'dialog' } }, ['export'], []],
    ['no form', { calls, routes: screen }, ['export'], []],
    ['a screen without an address', { calls, routes: { list: '/l' }, form: { openAs: 'screen' } }, ['export'], []],
    ['a call that deletes', { calls: { delete: 'DELETE lamps/{id}' }, routes: { list: '/l' } }, ['export'], ['delete']],
    [
      'an import where the schema says so',
      { calls, routes: screen, form: { openAs: 'screen' }, import: true },
      ['import', 'export', 'create'],
      ['edit'],
    ],
    [
      'no import of what cannot be made',
      { calls: { update: call }, routes: screen, form: { openAs: 'screen' }, import: true },
      ['export'],
      ['edit'],
    ],
    ['no export of a list without rows', { calls: { page: undefined } as never, routes: { list: '/l' } }, [], []],
    ['no export where the schema says so', { list: { columns: ['name'], export: false } }, [], []],
    [
      'nothing to make where there is only one',
      { calls, singleton: true, routes: { update: '/l/edit' }, form: { openAs: 'screen' } },
      ['export'],
      ['edit'],
    ],
  ])('%s', (_, admin, ofList, ofRow) => {
    expect([offered(admin, 'list'), offered(admin, 'row')]).toEqual([ofList, ofRow]);
  });

  it('lets those import who may create', () => {
    const schema = compiled(
      { properties: { name: { type: 'string' } } },
      {
        calls,
        routes: screen,
        list: { columns: ['name'] },
        form: { openAs: 'screen' },
        import: true,
        actions: { create: { roles: ['ADMIN'] } },
      },
    );
    expect(['ADMIN', 'SITE'].map((role) => at('list', { viewOnly: false, role }, schema))).toEqual([
      ['import', 'export', 'create'],
      ['export'],
    ]);
  });
});
