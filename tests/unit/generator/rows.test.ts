import { describe, expect, it } from 'vitest';
import type { RowDialog } from '../../../src/generator/extensions';
import { canCreate, canEdit, isActionable, rowName, rowPath } from '../../../src/generator/list/actionable';
import { rowEntries } from '../../../src/generator/list/rowMenu';
import type { Assignment, Call, Entity } from '../../../src/model/entity';
import { entity, moduleOf } from './entities';

const call: Call = { method: 'POST', path: 'lamps' };
const list = (rowActions: string[]): NonNullable<Entity['list']> => ({
  columns: [],
  filters: [],
  rowActions,
  export: true,
});
const form = (place: 'screen' | 'dialog'): NonNullable<Entity['form']> => ({
  in: place,
  sections: [],
  width: 'narrow',
});

describe('rows that have actions', () => {
  it.each([
    ['Active', true],
    ['Inactive', false],
    ['INACTIVE', false],
    [' inactive ', false],
    ['Draft', true],
    [undefined, true],
    [null, true],
    [0, true],
  ])('status %s: %s', (dataStatus, expected) => {
    expect(isActionable(moduleOf(entity()), { dataStatus })).toBe(expected);
  });

  it('follows the entity where it states a condition of its own', () => {
    const own = entity({ list: { ...list([]), actionsWhen: 'list/actionsWhen' } });
    const module = moduleOf(own, {
      'list/actionsWhen': (row) => (row as { dataStatus: string }).dataStatus === 'Active',
    });
    expect(['Active', 'Draft', 'Inactive'].map((dataStatus) => isActionable(module, { dataStatus }))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what a list offers', () => {
  it.each([
    ['a form on a screen', { calls: { create: call, update: call }, form: form('screen') }, true, true],
    [
      'a form in a dialog',
      { calls: { create: call, update: call }, form: form('dialog'), routes: [{ list: '/l' }] },
      true,
      true,
    ],
    ['no calls', { form: form('dialog') }, false, false],
    ['no form', { calls: { create: call, update: call } }, false, false],
    [
      'a screen without a route',
      { calls: { create: call, update: call }, form: form('screen'), routes: [{ list: '/l' }] },
      false,
      false,
    ],
  ])('%s', (_, own, create, edit) => {
    expect([canCreate(entity(own)), canEdit(entity(own))]).toEqual([create, edit]);
  });

  it('names a row by its label, else by its id', () => {
    expect(rowName(entity(), { id: 7, lampId: 7, lampName: 'Pole' })).toBe('Pole');
    expect(rowName(entity(), { id: 7, lampId: 7, lampName: '' })).toBe('7');
  });

  it('encodes the id in an address, and has none without a route', () => {
    expect(rowPath(entity(), 'update', { id: 'a/b' }, 0)).toBe('/lamps/update/a%2Fb');
    expect(rowPath(entity(), 'view', { id: 1 }, 0)).toBeUndefined();
  });
});

describe('the entries of a row menu', () => {
  const dialog: RowDialog = {
    writes: true,
    dialog: { get: () => undefined, load: () => new Promise(() => undefined) },
  };
  const reading: RowDialog = { ...dialog, writes: false };
  const own = entity({
    calls: { update: call, delete: call },
    form: form('dialog'),
    assignments: { sites: {} as Assignment },
    list: list(['sites', 'log', 'edit', 'view', 'delete', 'nobody', 'toString']),
  });
  const names = (viewOnly: boolean, dialogs: Record<string, RowDialog>): string[] =>
    rowEntries(own, { viewOnly, dialogs }).map(({ name }) => name);

  it('stand in the order of the schema; what is not available is absent', () => {
    expect(names(false, { assignment: dialog, log: reading })).toEqual(['sites', 'log', 'edit', 'delete']);
    expect(names(false, {})).toEqual(['edit', 'delete']);
  });

  it('on a view-only route keep only what changes nothing', () => {
    expect(names(true, { assignment: dialog, log: reading })).toEqual(['log']);
    expect(names(true, {})).toEqual([]);
  });
});
