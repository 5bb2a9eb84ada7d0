import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { fetchAllIds, ID_PAGE_SIZE } from '../../../src/generator/selection/fetchAllIds';
import {
  isSelected,
  EMPTY_SELECTION,
  getPageSelectionState,
  getIdRange,
  updateSelection,
  type SelectionChange,
} from '../../../src/generator/selection/selection';

const after = (...changes: SelectionChange[]) => changes.reduce(updateSelection, EMPTY_SELECTION);
const chosen = (...changes: SelectionChange[]) => [...after(...changes).ids.values()];

describe('the selection', () => {
  const row = (id: unknown, isTaken = true): SelectionChange => ({ type: 'rows', ids: [id], chosen: isTaken });

  it('takes and gives back single rows, and keeps the type of an id', () => {
    expect(chosen(row(1), row('2'), row(3))).toEqual([1, '2', 3]);
    expect(chosen(row(1), row('1', false))).toEqual([]);
  });

  it('takes pages one after the other and gives one back', () => {
    const pages: SelectionChange[] = [
      { type: 'rows', ids: [1, 2], chosen: true },
      { type: 'rows', ids: [2, 3], chosen: true },
    ];
    expect(chosen(...pages)).toEqual([1, 2, 3]);
    expect(chosen(...pages, { type: 'rows', ids: [1, 2], chosen: false })).toEqual([3]);
  });

  it('is no longer all that match when a row or a page of it is given back', () => {
    const all: SelectionChange = { type: 'all', ids: [1, 2, 2, 3] };
    expect(after(all)).toMatchObject({ all: true });
    expect(chosen(all)).toEqual([1, 2, 3]);
    expect(after(all, row(2, false))).toMatchObject({ all: false });
    expect(after(all, { type: 'rows', ids: [1], chosen: false })).toMatchObject({ all: false });
    expect(after(all, { type: 'none' })).toEqual(EMPTY_SELECTION);
  });

  it('of some alone takes the place of what was chosen before', () => {
    expect(chosen({ type: 'all', ids: [1, 2] }, { type: 'only', ids: [7, '7', 8] })).toEqual(['7', 8]);
    expect(after({ type: 'all', ids: [1, 2] }, { type: 'only', ids: [1] })).toMatchObject({ all: false });
  });

  it('knows a row by its text, as addresses do', () => {
    const state = after(row(1));
    expect([isSelected(state, 1), isSelected(state, '1'), isSelected(state, 2), isSelected(state, undefined)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('leaves what it was as it was', () => {
    const before = after(row(1));
    updateSelection(before, row(2));
    expect([...before.ids.values()]).toEqual([1]);
    expect(EMPTY_SELECTION.ids.size).toBe(0);
  });

  it.each([
    ['downwards', 2, 4, [2, 3, 4]],
    ['upwards', 4, 2, [2, 3, 4]],
    ['of one row', 3, 3, [3]],
    ['to a row as an address writes it', 1, '2', [1, 2]],
    ['from a row of another page', 9, 3, [3]],
    ['from nowhere', undefined, 3, [3]],
  ])('has a range %s', (_, from, to, ids) => expect(getIdRange([1, 2, 3, 4], from, to)).toEqual(ids));

  it.each([
    [[], [1, 2], 'none'],
    [[1], [1, 2], 'some'],
    [[1, 2, 3], [1, 2], 'all'],
    [[1], [], 'none'],
  ] as const)('of %j is on the page %j: %s', (ids, page, share) => {
    expect(getPageSelectionState(after({ type: 'rows', ids, chosen: true }), page)).toBe(share);
  });
});

describe('gathering the ids of all that match', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ sitePk: index + 1 }));
  /**
   * Returns a server that splits rows into pages.
   * @param maximum maximum page size
   */
  const server = (count: number, maximum = Infinity) =>
    vi.fn(async (page: number, perPage: number) => {
      const size = Math.min(perPage, maximum);
      return { data: rows(count).slice((page - 1) * size, page * size), total: count };
    });
  const gather = (fetchPage: ReturnType<typeof server>, signal = new AbortController().signal) => {
    const onProgress = vi.fn();
    return { onProgress, ids: fetchAllIds(({ sitePk }) => sitePk, { fetchPage, signal, onProgress }) };
  };

  it.each([
    [5000, 5],
    [1000, 1],
    [1001, 2],
    [7, 1],
    [0, 1],
  ])('%i rows take %i calls', async (count, calls) => {
    const fetchPage = server(count);
    const { ids } = gather(fetchPage);
    expect(await ids).toEqual(rows(count).map(({ sitePk }) => sitePk));
    expect(fetchPage).toHaveBeenCalledTimes(calls);
    expect(fetchPage.mock.calls.every(([, perPage]) => perPage === ID_PAGE_SIZE)).toBe(true);
  });

  it('tells its progress', async () => {
    const { ids, onProgress } = gather(server(4000));
    await ids;
    expect(onProgress.mock.calls.flat()).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('goes on with a server that gives fewer rows than were asked for', async () => {
    const fetchPage = server(250, 100);
    expect(await gather(fetchPage).ids).toHaveLength(250);
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  it('asks for the common page size where a larger one is refused', async () => {
    const fetchPage = server(250);
    fetchPage.mockRejectedValueOnce(new HttpError('pageSize must be at most 100', 400));
    expect(await gather(fetchPage).ids).toHaveLength(250);
    expect(fetchPage.mock.calls.map(([, perPage]) => perPage)).toEqual([1000, 100, 100, 100]);
  });

  it('ends with any other failure', async () => {
    const fetchPage = server(250);
    fetchPage.mockRejectedValueOnce(new HttpError('Down', 500));
    await expect(gather(fetchPage).ids).rejects.toThrow('Down');
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('leaves out rows that do not say which they are', async () => {
    const fetchPage = vi.fn(async () => ({ data: [{ sitePk: 1 }, {}, { sitePk: 3 }], total: 3 }));
    await expect(gather(fetchPage as never).ids).resolves.toEqual([1, 3]);
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const fetchPage = server(5000);
    fetchPage.mockImplementationOnce(async () => {
      controller.abort();
      return { data: rows(1000), total: 5000 };
    });
    await expect(gather(fetchPage, controller.signal).ids).rejects.toThrow();
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});
