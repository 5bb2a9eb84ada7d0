import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { articles, failure, fakeHttp, fakeProvider, hang, json, page } from './support';

const named = (data: string): Response => json({ success: true, data });
/** Answers after `wait` ms. */
const late = (total: number, wait: number) => (): Promise<Response> =>
  new Promise((resolve) => setTimeout(() => resolve(answer(total)), wait));
const answer = (total: number): Response => json({ success: true, data: [{ articleId: 1 }], total });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('preload', () => {
  it('hands its answer to the next equal list, once', async () => {
    const { provider, sent } = fakeProvider([answer(1), answer(2)]);
    void provider.preload('article', page());
    expect((await provider.getList('article', page())).total).toBe(1);
    expect(sent).toHaveLength(1);
    expect((await provider.getList('article', page())).total).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it('needs nothing but the page call that is known at once', async () => {
    const { http, sent } = fakeHttp([answer(1)]);
    const { page: call } = articles.calls;
    const provider = createDataProvider({
      baseUrl: '/steve',
      routes: {
        table: () => Promise.reject(new Error('not loaded')),
        pageTable: () => ({ ...articles, calls: { page: call! } }),
      },
      http,
    });
    void provider.preload('article', page());
    expect((await provider.getList('article', page())).total).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['another page', page(2)],
    ['another size', page(1, 20)],
    ['another filter', page(1, 10, { dataStatus: 'A' })],
  ])('%s is another question', async (_, params) => {
    const { provider, sent } = fakeProvider([answer(1), answer(2)]);
    void provider.preload('article', page());
    expect((await provider.getList('article', params)).total).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it('asks only once while its answer waits', async () => {
    const { provider, sent } = fakeProvider([answer(1)]);
    void provider.preload('article', page());
    void provider.preload('article', page());
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
  });

  it('is not waited for when nobody comes in time', async () => {
    const { provider } = fakeProvider([late(1, 20_000), answer(2)]);
    void provider.preload('article', page());
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await provider.getList('article', page())).total).toBe(2);
  });

  it('lives its own time, not that of an earlier one', async () => {
    const { provider, sent } = fakeProvider([answer(1), late(2, 3_000)]);
    void provider.preload('article', page());
    await provider.getList('article', page());
    await vi.advanceTimersByTimeAsync(4_000);
    void provider.preload('article', page());
    await vi.advanceTimersByTimeAsync(2_000);
    const list = provider.getList('article', page());
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await list).total).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it('has nothing for a reader who has left before', async () => {
    const { provider } = fakeProvider([answer(1)]);
    void provider.preload('article', page());
    const promise = failure(provider.getList('article', { ...page(), signal: AbortSignal.abort() }));
    expect(await promise).toMatchObject({ name: 'AbortError' });
  });

  it('hands over its failure, without another request', async () => {
    const { provider, sent } = fakeProvider([json({ success: false, msg: 'No' })]);
    void provider.preload('article', page());
    await vi.advanceTimersByTimeAsync(0);
    expect(await failure(provider.getList('article', page()))).toMatchObject({ message: 'No' });
    expect(sent).toHaveLength(1);
  });

  it('gives its answer back when nobody took it on its way, and then hands it over no more', async () => {
    const { provider, sent } = fakeProvider([answer(1), answer(2)]);
    expect(await provider.preload('article', page())).toEqual({ data: [{ articleId: 1, id: 1 }], total: 1 });
    expect((await provider.getList('article', page())).total).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it('gives nothing back when its answer was taken, or it failed', async () => {
    const { provider } = fakeProvider([answer(1), json({ success: false, msg: 'No' })]);
    const early = provider.preload('article', page());
    await provider.getList('article', page());
    expect(await early).toBeUndefined();
    expect(await provider.preload('article', page())).toBeUndefined();
  });

  it('lets its reader leave', async () => {
    const { provider } = fakeProvider([hang]);
    const leaving = new AbortController();
    void provider.preload('article', page());
    const promise = failure(provider.getList('article', { ...page(), signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
  });

  it('does nothing for a resource without a list', async () => {
    const { provider, sent } = fakeProvider([], { table: { ...articles, calls: {} } });
    expect(await provider.preload('article', page())).toBeUndefined();
    expect(await provider.preload('ghost', page())).toBeUndefined();
    expect(sent).toStrictEqual([]);
  });
});

describe('preloadCall', () => {
  const rights = { method: 'GET' as const, path: 'resources' };

  it('hands its answer to the next equal call, once', async () => {
    const { provider, sent } = fakeProvider([named('first'), named('second')]);
    void provider.preloadCall(rights);
    expect((await provider.send(rights)).data).toBe('first');
    expect(sent).toHaveLength(1);
    expect((await provider.send(rights)).data).toBe('second');
  });

  it('gives its answer back when nobody took it on its way', async () => {
    const { provider } = fakeProvider([named('first')]);
    expect(await provider.preloadCall(rights)).toMatchObject({ data: 'first' });
  });

  it.each([
    ['a query', { query: { of: 'me' } }],
    ['a body', { body: {} }],
  ])('is no answer for a call with %s', async (_, options) => {
    const { provider, sent } = fakeProvider([named('first'), named('second')]);
    void provider.preloadCall(rights);
    expect((await provider.send(rights, options)).data).toBe('second');
    expect(sent).toHaveLength(2);
  });
});
