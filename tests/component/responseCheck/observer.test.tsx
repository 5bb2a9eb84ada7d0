/** How the running app observes responses: failures, slowness, idle time, accounts and limits. */
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { MAX_DEVIATIONS } from '../../../src/responseCheck/deviationStore';
import {
  answerData,
  answerJson,
  answerNever,
  answerPage,
  createObservedApi,
  expectRefusal,
  type Answer,
} from './observedApi';

const TYPES = 'POST article/article-type-pages';
const TYPE = 'GET article/article-types/1';
const ROW = { articleTypeId: 1, articleTypeName: 'News', createTime: '2027-01-02 08:00', dataStatus: 'Active' };
const LIST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const getTypes = (dataProvider: WattdeskDataProvider) => dataProvider.getList('article-type', LIST);
const getType = (dataProvider: WattdeskDataProvider) => dataProvider.getOne('article-type', { id: 1 });
const { articleTypeName: _, ...nameless } = ROW;

describe('a response that the client refuses', () => {
  const html = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
  it.each<[string, Answer, string[]]>([
    ['a web page', html, ['JSON / a web page, status 200']],
    ['no JSON', () => new Response('{'), ['JSON / a response that is no JSON, status 200']],
    ['nothing', () => new Response(''), ['JSON / an empty response, status 200']],
    ['neither success nor data', answerJson({}), ['success and data in the response / neither of them']],
    ['an error of the server', answerJson({ msg: 'Broken' }, 500), ['a successful response / status 500']],
    ['no response', () => Promise.reject(new TypeError('failed')), ['a response / no response']],
    ['a refusal without a message', answerJson({}, 409), ['a message in the error / status 409 without a message']],
    ['a refusal with a message', answerJson({ msg: 'In use' }, 409), []],
    ['success: false with a message', answerJson({ success: false, msg: 'In use' }), []],
    ['an expired session', answerJson({}, 401), []],
  ])('%s', async (_name, answer, expected) => {
    const { dataProvider, settle, list } = createObservedApi({ [TYPES]: answer });
    await expectRefusal(getTypes(dataProvider));
    await settle();
    expect(list()).toEqual(expected.map((text) => `article-type ${TYPES} *: ${text} (1)`));
  });

  it('a write that is not confirmed', async () => {
    const { dataProvider, settle, list } = createObservedApi({ 'POST article/article-types': answerJson({}) });
    await expectRefusal(dataProvider.create('article-type', { data: { articleTypeName: 'News' } }));
    await settle();
    expect(list()).toEqual([
      'article-type POST article/article-types *: a confirmation of the write / no success in the response (1)',
    ]);
  });

  it('no response before the timeout', async () => {
    const { dataProvider, settle, list } = createObservedApi({ [TYPES]: answerNever }, { timeout: 1 });
    await expectRefusal(getTypes(dataProvider));
    await settle();
    expect(list()).toEqual([`article-type ${TYPES} *: a response within 0 seconds / no response (1)`]);
  });

  it('an aborted request is none', async () => {
    const aborted = new AbortController();
    const { dataProvider, settle, list } = createObservedApi({ [TYPES]: answerPage([ROW]) });
    const request = dataProvider.getList('article-type', { ...LIST, signal: aborted.signal });
    aborted.abort();
    await expect(request).rejects.toThrow();
    await settle();
    expect(list()).toEqual([]);
  });
});

it('reports a slow response by its time', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { dataProvider, settle, list } = createObservedApi({
    [TYPES]: () => {
      now += 5100;
      return answerPage([ROW])();
    },
  });
  await getTypes(dataProvider);
  await settle();
  expect(list()).toEqual([`article-type ${TYPES} *: a response within 5000 ms / 5100 ms (1)`]);
});

it('returns and throws what the client does, before anything is compared', async () => {
  const waiting: (() => void)[] = [];
  const { dataProvider, store, settle } = createObservedApi(
    { [TYPES]: answerPage([{ ...ROW, articleTypeName: 7 }]), [TYPE]: answerJson({ msg: 'Locked' }, 423) },
    { schedule: (run) => void waiting.push(run) },
  );
  const { data } = await getTypes(dataProvider);
  expect(data).toEqual([{ ...ROW, articleTypeName: 7, id: 1 }]);
  expect(await expectRefusal(getType(dataProvider))).toMatchObject({ status: 423, message: 'Locked' });
  expect(store.get()).toEqual({ isActive: true, deviations: [], responseCount: 0, isFull: false });
  waiting.shift()?.();
  await settle();
  expect(store.get().deviations).toHaveLength(1);
});

describe('the account', () => {
  const deviating = { [TYPES]: answerPage([{ ...ROW, articleTypeName: 7 }]) };

  it('empties the list when it signs out', async () => {
    const { dataProvider, settle, list, setAccount, store } = createObservedApi(deviating);
    await getTypes(dataProvider);
    await settle();
    setAccount('1');
    expect(list()).toHaveLength(1);
    setAccount(undefined);
    expect(store.get()).toEqual({ isActive: true, deviations: [], responseCount: 0, isFull: false });
  });

  it('does not see what an earlier account has received', async () => {
    const waiting: (() => void)[] = [];
    const late: ((response: Response) => void)[] = [];
    const { dataProvider, settle, list, setAccount } = createObservedApi(
      { ...deviating, [TYPE]: () => new Promise<Response>((resolve) => void late.push(resolve)) },
      { schedule: (run) => void waiting.push(run) },
    );
    await getTypes(dataProvider);
    const pending = getType(dataProvider);
    await vi.waitFor(() => expect(late).toHaveLength(1));
    setAccount('2');
    late[0]!(await answerData(nameless)());
    await pending;
    await getTypes(dataProvider);
    await vi.waitFor(() => {
      waiting.splice(0).forEach((run) => run());
      expect(list()).toHaveLength(1);
    });
    await settle();
  });

  it('does not see the result of a comparison that an earlier account has begun', async () => {
    const waiting: (() => void)[] = [];
    const { dataProvider, store, list, setAccount } = createObservedApi(
      { ...deviating, [TYPE]: answerData(ROW) },
      { schedule: (run) => void waiting.push(run) },
    );
    await getTypes(dataProvider);
    waiting.shift()?.();
    setAccount('2');
    await getType(dataProvider);
    await vi.waitFor(
      () => {
        waiting.splice(0).forEach((run) => run());
        expect(store.get().responseCount).toBe(1);
      },
      { timeout: 15_000 },
    );
    expect(list()).toEqual([]);
  });
});

it(`keeps ${MAX_DEVIATIONS} different deviations and counts them further`, async () => {
  const keys = Object.fromEntries(Array.from({ length: MAX_DEVIATIONS + 1 }, (_unused, index) => [`key${index}`, 1]));
  const { dataProvider, settle, store } = createObservedApi({ [TYPES]: answerPage([{ ...ROW, ...keys }]) });
  await getTypes(dataProvider);
  await getTypes(dataProvider);
  await settle(2);
  const { deviations, isFull } = store.get();
  expect(isFull).toBe(true);
  expect(deviations).toHaveLength(MAX_DEVIATIONS);
  expect(new Set(deviations.map(({ count }) => count))).toEqual(new Set([2]));
  store.clear();
  expect(store.get().isFull).toBe(false);
});
