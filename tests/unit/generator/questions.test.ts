import { describe, expect, it } from 'vitest';
import { actionQuestion, deleteQuestion, inUseText } from '../../../src/generator/actions/questions';
import type { Performed } from '../../../src/generator/actions/types';
import type { Action } from '../../../src/model/entity';
import { productModule } from '../../support/entityModule';
import { say } from '../i18n/say';

const rate = productModule('dynamic-rate').entity;
const voucher = productModule('voucher').entity;

describe('the question before a record is deleted', () => {
  it('names the record, says what hangs on it and what its button does', () => {
    const row = { id: 7, dynamicRateId: 7, rateName: 'Night rate', assignedSiteCount: 12 };
    expect(deleteQuestion(rate, row, say)).toEqual({
      title: 'Delete "Night rate"?',
      text: 'Are you sure you want to delete this rate?',
      note: '12 sites are assigned to it',
      confirm: 'Delete',
      danger: true,
    });
  });

  it('names a record without a name by its id', () =>
    expect(deleteQuestion(rate, { id: 7, dynamicRateId: 7 }, say).title).toBe('Delete "7"?'));

  it('has the words of its schema where it says so, and the name below them', () =>
    expect(deleteQuestion(voucher, { id: 3, voucherId: 3, voucherName: 'Welcome' }, say)).toEqual({
      title: 'Delete',
      name: 'Welcome',
      text: 'Are you sure you want to delete this voucher?',
      confirm: 'Confirm',
      danger: true,
    }));

  it.each<[unknown, string | undefined]>([
    [1, '1 site is assigned to it'],
    ['1', '1 site is assigned to it'],
    [12, '12 sites are assigned to it'],
    [0, undefined],
    ['0', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('says of a count of %j: %s', (assignedSiteCount, text) =>
    expect(inUseText(rate, { assignedSiteCount })).toBe(text),
  );

  it('says nothing where the schema does not', () =>
    expect(inUseText(voucher, { assignedSiteCount: 3 })).toBeUndefined());
});

describe('the question before an action', () => {
  const clear = { name: 'clear', kind: 'call', danger: true } as unknown as Action;
  const performed = (more: Partial<Performed>): Performed => ({ action: clear, subject: {}, label: 'Clear', ...more });

  it.each<[string, Performed, object]>([
    [
      'that takes something from a record names it',
      performed({ subject: { record: { id: 7, rateName: 'Night rate' } } }),
      { title: 'Clear "Night rate"?', text: 'Sure about Night rate?', confirm: 'Clear', danger: true },
    ],
    [
      'on chosen rows counts them',
      performed({ subject: { ids: [1, 2], record: { rateName: 'x' } } }),
      { title: 'Clear: 2 selected?', text: 'Sure about x?', confirm: 'Clear', danger: true },
    ],
    [
      'that takes nothing away is a plain one',
      performed({ action: { ...clear, danger: false }, subject: { record: { rateName: 'Day' } } }),
      { title: 'Clear', text: 'Sure about Day?' },
    ],
  ])('%s', (_, one, question) => expect(actionQuestion(rate, one, 'Sure about {rateName}?', say)).toEqual(question));
});
