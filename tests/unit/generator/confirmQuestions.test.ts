import { describe, expect, it } from 'vitest';
import {
  getActionQuestion,
  getDeleteQuestion,
  getDeleteWarning,
} from '../../../src/generator/actions/confirmQuestions';
import type { PerformedAction } from '../../../src/generator/actions/types';
import type { Action } from '../../../src/model/entity/entity';
import { getProductModule } from '../../support/entityModule';
import { say } from '../i18n/say';

const module = getProductModule('dynamic-rate');
const rate = module.entity;
const voucher = getProductModule('voucher').entity;

describe('the question before a record is deleted', () => {
  it('names the record, says what hangs on it and what its button does', () => {
    const row = { id: 7, dynamicRateId: 7, rateName: 'Night rate', assignedSiteCount: 12 };
    expect(getDeleteQuestion(rate, row, say)).toEqual({
      title: 'Delete "Night rate"?',
      text: 'Are you sure you want to delete this rate?',
      note: '12 sites are assigned to it',
      confirm: 'Delete',
      danger: true,
    });
  });

  it('names a record without a name by its id', () =>
    expect(getDeleteQuestion(rate, { id: 7, dynamicRateId: 7 }, say).title).toBe('Delete "7"?'));

  it('has the words of its schema where it says so, and the name below them', () =>
    expect(getDeleteQuestion(voucher, { id: 3, voucherId: 3, voucherName: 'Welcome' }, say)).toEqual({
      title: 'Delete',
      name: 'Welcome',
      text: 'Are you sure you want to delete this voucher?',
      confirm: 'Confirm',
      danger: true,
    }));

  it('is called as its action is', () => {
    const account = getProductModule('billing-account').entity;
    expect(getDeleteQuestion(account, { id: 1, entityId: 1, entityName: 'Tampines Hub' }, say)).toEqual({
      title: 'Deactivate "Tampines Hub"?',
      text: 'Are you sure you want to deactivate this account? It cannot be changed here afterwards.',
      confirm: 'Deactivate',
      danger: true,
    });
    expect(getDeleteQuestion(account, {}, say).title).toBe('Deactivate');
  });

  it.each<[unknown, string | undefined]>([
    [1, '1 site is assigned to it'],
    ['1', '1 site is assigned to it'],
    [12, '12 sites are assigned to it'],
    [0, undefined],
    ['0', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('says of a count of %j: %s', (assignedSiteCount, text) =>
    expect(getDeleteWarning(rate, { assignedSiteCount })).toBe(text),
  );

  it('says nothing where the schema does not', () =>
    expect(getDeleteWarning(voucher, { assignedSiteCount: 3 })).toBeUndefined());
});

describe('the question before an action', () => {
  const clear = { name: 'clear', kind: 'call', danger: true, confirm: 'Sure about {rateName}?' } as unknown as Action;
  const plain = { name: 'clear', kind: 'call' } as unknown as Action;
  const rows = (...names: string[]) => names.map((rateName, id) => ({ id, row: { rateName } }));
  const closed = { id: 9, row: { id: 9, dynamicRateId: 9, rateName: 'Dawn', dataStatus: 'Inactive' } };
  const performed = (more: Partial<PerformedAction>): PerformedAction => ({
    action: clear,
    target: {},
    label: 'Clear',
    ...more,
  });

  it.each<[string, PerformedAction, object]>([
    [
      'that takes something from a record names it',
      performed({ target: { record: { id: 7, rateName: 'Night rate' } } }),
      { title: 'Clear "Night rate"?', text: 'Sure about Night rate?', confirm: 'Clear', danger: true },
    ],
    [
      'on chosen rows counts and names them',
      performed({ target: { selectedRows: rows('Day', 'Night'), record: { rateName: 'x' } } }),
      { title: 'Clear: 2 selected', name: 'Day, Night', text: 'Sure about x?', confirm: 'Clear', danger: true },
    ],
    [
      'on chosen rows speaks of no single one',
      performed({ target: { selectedRows: rows('Day', 'Night'), excludedRows: [closed] } }),
      {
        title: 'Clear: 2 selected',
        name: 'Day, Night',
        text: 'This applies to 2 rows.',
        note: '1 other selected row is skipped.\nInactive records cannot be changed',
        confirm: 'Clear',
        danger: true,
      },
    ],
    [
      'on many names some',
      performed({ action: plain, target: { selectedRows: rows('A', 'B', 'C', 'D', 'E', 'F', 'G') } }),
      {
        title: 'Clear: 7 selected',
        name: 'A, B, C, D, E and 2 more',
        text: 'This applies to 7 rows.',
        confirm: 'Clear',
        danger: false,
      },
    ],
    [
      'that deletes chosen rows is red by itself',
      performed({
        action: { ...plain, kind: 'delete' } as Action,
        label: 'Delete',
        target: { selectedRows: rows('A', 'B') },
      }),
      {
        title: 'Delete: 2 selected',
        name: 'A, B',
        text: 'Are you sure you want to delete these 2 rows?',
        confirm: 'Delete',
        danger: true,
      },
    ],
    [
      'that deletes one chosen row is that of its menu',
      performed({
        action: { ...plain, kind: 'delete' } as Action,
        label: 'Delete',
        target: { selectedRows: rows('A') },
      }),
      getDeleteQuestion(rate, { rateName: 'A' }, say),
    ],
    [
      'that takes nothing away is a plain one',
      performed({ action: { ...clear, danger: false }, target: { record: { rateName: 'Day' } } }),
      { title: 'Clear', text: 'Sure about Day?' },
    ],
  ])('%s', (_, one, question) => expect(getActionQuestion(module, one, say)).toEqual(question));

  it('is none where nothing is to be asked', () => {
    expect(getActionQuestion(module, performed({ action: plain }), say)).toBeUndefined();
    // The action's input dialog serves as the confirmation.
    const withInput = { ...plain, input: {} } as Action;
    expect(
      getActionQuestion(module, performed({ action: withInput, target: { selectedRows: rows('A') } }), say),
    ).toBeUndefined();
  });
});
