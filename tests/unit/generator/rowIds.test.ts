import type { Entity } from '../../../src/model/entity/entity';
import { describe, expect, it } from 'vitest';
import { countRowsWithoutId, hasUniqueRowId, getServerId, getRowKey } from '../../../src/generator/shared/listRowIds';
import { hasRowActions } from '../../../src/generator/shared/hasRowActions';
import { getRowTitle } from '../../../src/generator/shared/getRowTitle';
import { getProductModule } from '../../support/entityModule';
import { entity, field, list, moduleOf, shape } from './entities';

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
    expect(hasRowActions(moduleOf(entity()), { lampId: 1, dataStatus })).toBe(expected);
  });

  it('follow the entity where it states a condition of its own', () => {
    const module = moduleOf(entity({ list: list({ editableWhen: 'list/actionsWhen' }) }), {
      'list/actionsWhen': (row) => (row as { dataStatus: string }).dataStatus === 'Active',
    });
    expect(
      ['Active', 'Draft', 'Inactive'].map((dataStatus) => hasRowActions(module, { lampId: 1, dataStatus })),
    ).toEqual([true, false, false]);
  });

  it.each<[object, string[], boolean | undefined, boolean]>([
    [{ lampId: 1 }, ['lampId'], undefined, true],
    [{ lampId: 0 }, ['lampId'], undefined, true],
    [{ id: '~0' }, ['lampId'], undefined, false],
    [{ lampId: '' }, ['lampId'], undefined, false],
    [{ id: '~3', lampId: 1 }, ['lampId'], undefined, false],
    [{ id: '~3' }, ['id'], undefined, false],
    [{ id: 'a~3', a: 'a', b: 3 }, ['a', 'b'], undefined, true],
    [{ a: 1, b: 2 }, ['a', 'b'], undefined, true],
    [{ a: 1 }, ['a', 'b'], undefined, false],
    [{ a: 1 }, [], undefined, false],
    [{}, [], true, true],
  ])('must say which they are: %j by %j, single %s: %s', (row, ids, single, expected) => {
    const own = entity({ ids, ...(single ? { singleton: single } : {}) });
    expect(hasUniqueRowId(own, { ...row })).toBe(expected);
    expect(hasRowActions(moduleOf(own), { ...row })).toBe(expected);
  });
});

it('may tell of the same record again in a log, and be opened', () => {
  const log = entity({ ids: ['a', 'b'], getsId: true });
  expect(hasUniqueRowId(log, { id: '~3', a: 'a', b: 3 })).toBe(true);
  expect(hasUniqueRowId(log, { id: '~3', a: 'a' })).toBe(false);
  expect(getServerId(log, { id: '~3', a: 'a', b: 3 })).toBe(getServerId(log, { id: '~9', a: 'a', b: 3 }));
  expect(countRowsWithoutId(log, [{ id: '~1', a: 'a', b: 3 }, { id: '~2' }])).toBe(1);
});

describe('the name of a row', () => {
  const place = field('place', {
    type: 'object',
    shape: shape(field('street', { ui: { alternateResponseNames: ['road'] } })),
  });
  const own = entity({ shape: shape(field('lampName', { ui: { alternateResponseNames: ['name'] } }), place) });

  it.each<[object, readonly string[] | undefined, string]>([
    [{ lampId: 7, lampName: 'Pole' }, undefined, 'Pole'],
    [{ lampId: 7, name: 'Pole' }, undefined, 'Pole'],
    [{ lampId: 7, lampName: '' }, undefined, '7'],
    [{ brand: 'Tesla', model: 'Model 3' }, ['brand', 'model'], 'Tesla Model 3'],
    [{ brand: '', model: 'Model 3' }, ['brand', 'model'], 'Model 3'],
    [{ brand: null, lampId: 9 }, ['brand', 'model'], '9'],
    [{ place: { road: 'Elm' } }, ['place.street'], 'Elm'],
    [{}, undefined, ''],
    [{}, ['constructor'], ''],
  ])('%j by %j is "%s"', (row, names, name) => expect(getRowTitle(own, { ...row }, names)).toBe(name));

  it('of several fields that identify it together is their id', () => {
    expect(getRowTitle(entity({ ids: ['a', 'b'] }), { a: 'x', b: 2 })).toBe('x · lamp 2');
  });

  it.each<[string, object, string]>([
    ['a', { a: 'x', b: 2 }, 'x · lamp 2'],
    ['a', { a: 5, b: 'x' }, '5 x'],
    ['lampName', { a: 'x', b: 2, lampName: 'Pole' }, 'Pole x · lamp 2'],
    ['lampName', { a: 'x', b: 2 }, 'x · lamp 2'],
    ['lampName', { b: 2 }, 'lamp 2'],
  ])('called by %s has all parts of its id: %j is "%s"', (label, row, name) => {
    expect(getRowTitle(entity({ ids: ['a', 'b'], titleField: label }), { ...row })).toBe(name);
  });

  it('that is a code is its label', () => {
    const { entity: task } = getProductModule('profile-task');
    const title = (operation: string) => getRowTitle(task, { id: 101, taskId: 101, operation });
    expect(['SetChargingProfile', 'Reboot'].map(title)).toEqual(['Set Charging Profile', 'Reboot']);
  });

  it('does not say a part of its id that its list does not show', () => {
    const shown = { columns: [{ field: 'lampName' }, { field: 'b' }] } as unknown as Entity['list'] & object;
    expect(
      getRowTitle(entity({ ids: ['a', 'b'], titleField: 'lampName', list: shown }), { a: 8, b: 2, lampName: 'Pole' }),
    ).toBe('Pole · lamp 2');
  });

  it('is not what lists tell it apart by', () => {
    expect(getRowKey({ id: 7 })).toBe('7');
  });
});
