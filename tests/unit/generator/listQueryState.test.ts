import { describe, expect, it, vi } from 'vitest';
import { getListQueryState } from '../../../src/generator/list/listQueryState';

type Asked = Parameters<typeof getListQueryState>[0];

const rows = [{ id: 1 }];
const ASKED: Asked = {
  rows,
  total: 7,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  failed: false,
  waiting: false,
  refetch: () => undefined,
};
const error = new Error('down');
const SHOWN = { rows, total: 7, isTotalUnknown: false, refreshing: false, error: null };
const BARE = { rows: [], total: 0, isTotalUnknown: false, refreshing: false, error: null };

describe('what a list draws', () => {
  it.each<[string, Partial<Asked>, object]>([
    ['of a page that is there', {}, { ...SHOWN, phase: 'ready' }],
    ['of a page that is read again', { isFetching: true }, { ...SHOWN, phase: 'ready', refreshing: true }],
    ['of a page without a total', { total: undefined }, { ...SHOWN, phase: 'ready', total: 0 }],
    ['of a page that nobody counted', { pageInfo: {} }, { ...SHOWN, phase: 'ready', isTotalUnknown: true }],
    ['of the first page', { rows: undefined, isFetching: true }, { ...BARE, phase: 'first', refreshing: true }],
    ['of an open one that is not there', { rows: undefined, pageInfo: {} }, { ...BARE, phase: 'first' }],
    [
      'while another page is on its way',
      { isPlaceholderData: true, isFetching: true },
      { ...SHOWN, phase: 'changing', refreshing: true },
    ],
    ['of a failure, whatever stood there', { error }, { ...BARE, phase: 'failed', error }],
    [
      'of a failure that is tried again: the rows of before do not come back',
      { error, isFetching: true, failed: true },
      { ...BARE, phase: 'first', refreshing: true },
    ],
    ['of one that was read after a failure', { failed: true }, { ...SHOWN, phase: 'ready' }],
    ['before the filters say what is wanted', { waiting: true, error }, { ...BARE, phase: 'waiting' }],
  ])('%s', (_, asked, expected) => {
    const { refetch: _again, ...state } = getListQueryState({ ...ASKED, ...asked });
    expect(state).toEqual(expected);
  });

  it('is read again', () => {
    const refetch = vi.fn(() => 1);
    expect(getListQueryState({ ...ASKED, refetch }).refetch()).toBeUndefined();
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
