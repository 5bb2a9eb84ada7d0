import { describe, expect, it, vi } from 'vitest';
import {
  fetchAllRows,
  MAX_EXPORT_ROWS,
  TooManyRowsError,
  type FetchAllOptions,
} from '../../../src/generator/queries/fetchAllRows';

const pagesOf = (total: number, clamp = 100) =>
  vi.fn(async (page: number, perPage: number) => {
    const size = Math.min(perPage, clamp);
    const rest = Math.max(0, Math.min(size, total - (page - 1) * size));
    return { data: Array.from({ length: rest }, (_, index) => ({ id: (page - 1) * size + index })), total };
  });

const collect = (
  fetchPage: FetchAllOptions['fetchPage'],
  onProgress = vi.fn(),
  signal = new AbortController().signal,
) => fetchAllRows({ fetchPage, onProgress, signal });

describe('collecting all rows', () => {
  it.each([
    [0, 100, 1],
    [62, 100, 1],
    [100, 100, 1],
    [250, 100, 3],
    [120, 50, 3],
  ])('%i rows from a server that gives %i a page take %i calls', async (total, clamp, calls) => {
    const fetchPage = pagesOf(total, clamp);
    const rows = await collect(fetchPage);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, id) => id));
    expect(fetchPage).toHaveBeenCalledTimes(calls);
  });

  it('tells how far it is', async () => {
    const onProgress = vi.fn();
    await collect(pagesOf(200), onProgress);
    expect(onProgress.mock.calls).toEqual([[0.5], [1]]);
    onProgress.mockClear();
    await collect(pagesOf(0), onProgress);
    expect(onProgress.mock.calls).toEqual([[1]]);
  });

  it('ends when rows disappear meanwhile', async () => {
    const fetchPage = vi.fn(async (page: number) => ({ data: page === 1 ? [{ id: 1 }] : [], total: 500 }));
    expect(await collect(fetchPage)).toHaveLength(1);
  });

  it('reads to the end of a server that does not count, also of one that knows no pages', async () => {
    const uncounted = (count: number, ignores = false) => {
      const pages = pagesOf(count);
      return vi.fn(async (page: number, perPage: number) => {
        const { data } = await pages(ignores ? 1 : page, perPage);
        const isFull = data.length === perPage;
        const total = (page - 1) * perPage + data.length + (isFull ? 1 : 0);
        return { data, total, ...(isFull ? { pageInfo: { hasNextPage: true } } : {}) };
      });
    };
    expect(await collect(uncounted(250))).toHaveLength(250);
    expect(await collect(uncounted(200))).toHaveLength(200);
    const alike = [
      [1, 2, 3],
      [1, 2, 4],
    ];
    const pinned = vi.fn(async (page: number) => ({
      data: (alike[page - 1] ?? []).map((id) => ({ id })),
      total: page * 3 + 1,
      pageInfo: {},
    }));
    expect(await collect(pinned)).toHaveLength(6);
    const same = uncounted(300, true);
    expect(await collect(same)).toHaveLength(100);
    expect(same).toHaveBeenCalledTimes(2);
  });

  it('refuses more than a sheet holds after the first page', async () => {
    const fetchPage = pagesOf(MAX_EXPORT_ROWS + 1);
    await expect(collect(fetchPage)).rejects.toThrow(TooManyRowsError);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it.each([
    [3, true],
    [2, false],
  ])('of at most %i gives three: %s', async (maximum, isEnough) => {
    const all = fetchAllRows({
      fetchPage: pagesOf(3),
      onProgress: vi.fn(),
      signal: new AbortController().signal,
      maximum,
    });
    await (isEnough ? expect(all).resolves.toHaveLength(3) : expect(all).rejects.toThrow(TooManyRowsError));
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    const fetchPage = pagesOf(500);
    const stop = vi.fn(() => controller.abort());
    await expect(collect(fetchPage, stop, controller.signal)).rejects.toThrow(/abort/i);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});
