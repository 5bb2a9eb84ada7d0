import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import { sleep } from '../../../dataProvider/transport/abort';
import { failure, fakeHttp, hang, json, text } from './support';

const get = { method: 'GET', url: '/steve/x' } as const;
const post = { method: 'POST', url: '/steve/x', body: { a: 1 } } as const;
const AGAIN = 'Request failed, please try again';
const broken = (): Error => new TypeError('Failed to fetch');
const ok = (): Response => json({ success: true, data: 1 });

describe('a broken line', () => {
  it.each([
    [true, ERROR_TEXTS.network, 'network'],
    [false, ERROR_TEXTS.offline, 'offline'],
  ])('online: %s', async (onLine, message, fault) => {
    vi.stubGlobal('navigator', { onLine });
    const { http } = fakeHttp([new TypeError('Failed to fetch')]);
    expect(await failure(http.request(post))).toMatchObject({ message, status: 0, body: { fault } });
  });
});

describe('time and patience', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a silent server is given up after the timeout, and not asked again', async () => {
    const { http, sent } = fakeHttp([hang], { timeout: 5000 });
    const promise = failure(http.request(get));
    await vi.advanceTimersByTimeAsync(4999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await promise).toMatchObject({
      message: `${AGAIN}\nThe server did not answer within 5 seconds`,
      status: 0,
      body: { fault: 'timeout' },
    });
    expect(sent).toHaveLength(1);
  });

  it('waits 30 seconds when nothing else is said', async () => {
    const { http } = fakeHttp([hang]);
    const promise = failure(http.request(get));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await promise).toMatchObject({ body: { fault: 'timeout', messageArgs: { seconds: 30 } } });
  });

  it('leaves no timer behind', async () => {
    const { http } = fakeHttp([json({ success: true }), new TypeError('x')]);
    await http.request(post);
    await failure(http.request(post));
    expect(vi.getTimerCount()).toBe(0);
  });
});

const NOW = Date.UTC(2027, 2, 9, 8, 5, 0);

describe('a server that says when to ask again', () => {
  const later = (status: number, when: string): Response => json({ msg: 'Busy' }, status, { 'Retry-After': when });
  const fake = (replies: (Response | Error)[]) => fakeHttp(replies, { now: () => NOW });

  it.each<[string, number, string, number[]]>([
    ['429 and seconds', 429, '2', [2000]],
    ['503 and seconds', 503, ' 30 ', [30_000]],
    ['503 and a date', 503, 'Tue, 09 Mar 2027 08:05:12 GMT', [12_000]],
    ['429 and a date in an old form', 429, 'Tuesday, 09-Mar-27 08:05:12 GMT', [12_000]],
    ['429 and a date that is over', 429, 'Tue, 09 Mar 2027 08:04:12 GMT', [300]],
    ['429 and nothing to wait for', 429, '0', [300]],
    ['503 and no time at all', 503, 'soon', [300]],
    ['503 and less than nothing', 503, '-5', [300]],
    ['503 and half a second', 503, '1.5', [300]],
    ['502, which says nothing of it', 502, '5', [300]],
  ])('is obeyed by a read: %s', async (_, status, when, expected) => {
    const { http, sent, pauses } = fake([later(status, when), ok()]);
    expect(await http.request(get)).toMatchObject({ data: 1 });
    expect(pauses).toStrictEqual(expected);
    expect(sent).toHaveLength(2);
  });

  it('is obeyed each time, and by plain answers and files as well', async () => {
    const twice = fake([later(429, '2'), later(503, '3'), ok()]);
    await twice.http.request(get);
    expect(twice.pauses).toStrictEqual([2000, 3000]);
    const plain = fake([later(429, '4'), json([])]);
    await plain.http.requestJson(get);
    expect(plain.pauses).toStrictEqual([4000]);
    const file = fake([later(503, '5'), text('a,b', 200, 'text/csv')]);
    await file.http.download(get);
    expect(file.pauses).toStrictEqual([5000]);
  });

  it('is not held to what it said before', async () => {
    const { http, pauses } = fake([later(503, '2'), broken(), ok()]);
    await http.request(get);
    expect(pauses).toStrictEqual([2000, 900]);
  });

  it.each([
    ['without a time', json({ msg: 'Busy' }, 429)],
    ['with no time', later(429, 'soon')],
    ['for longer than a person waits', later(429, '31')],
    ['for an hour', later(503, '3600')],
    ['until tomorrow', later(503, 'Wed, 10 Mar 2027 08:05:00 GMT')],
  ])('is left alone %s', async (_, reply) => {
    const { http, sent, pauses } = fake([reply, ok()]);
    expect(await failure(http.request(get))).toMatchObject({ message: 'Busy' });
    expect([sent.length, pauses]).toStrictEqual([1, []]);
  });

  it.each([429, 503])('is not asked again to write: %d', async (status) => {
    const { http, sent } = fake([later(status, '1'), ok()]);
    expect(await failure(http.request(post))).toMatchObject({ message: 'Busy', status });
    expect(sent).toHaveLength(1);
  });

  it('is not waited for by a reader who has left', async () => {
    const leaving = new AbortController();
    const { http, sent } = fakeHttp([later(429, '20'), ok()], { now: () => NOW, sleep });
    const promise = failure(http.request({ ...get, signal: leaving.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });
});

describe('retries', () => {
  it.each<[string, (Response | Error)[]]>([
    ['a broken line', [broken(), broken(), ok()]],
    ['502 and 503', [json({}, 502), json({ msg: 'Starting' }, 503), ok()]],
    ['504 as a web page', [text('<html>', 504), ok()]],
  ])('a read survives %s', async (_, replies) => {
    const attempts = replies.length;
    const { http, sent, pauses } = fakeHttp(replies);
    expect(await http.request(get)).toMatchObject({ data: 1 });
    expect(sent).toHaveLength(attempts);
    expect(pauses).toStrictEqual([300, 900].slice(0, attempts - 1));
  });

  it('a read waits for a line that is known to be down', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { http, sent } = fakeHttp([broken(), ok()]);
    expect(await http.request(get)).toMatchObject({ data: 1 });
    expect(sent).toHaveLength(2);
  });

  it('a POST that reads is a read', async () => {
    const { http, sent } = fakeHttp([broken(), ok()]);
    expect(await http.request({ ...post, read: true })).toMatchObject({ data: 1 });
    expect(sent).toHaveLength(2);
  });

  it('after two more attempts the last failure counts', async () => {
    const { http, sent } = fakeHttp([broken(), broken(), json({ msg: 'Still down' }, 503)]);
    expect(await failure(http.request(get))).toMatchObject({ message: 'Still down' });
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['a refusal', { method: 'GET', url: '/x' } as const, () => json({ success: false, msg: 'No' })],
    ['500', { method: 'GET', url: '/x' } as const, () => json({}, 500)],
    ['404', { method: 'GET', url: '/x' } as const, () => json({}, 404)],
    ['a write on a broken line', post, broken],
    ['a write with 503', post, () => json({}, 503)],
    ['PUT', { method: 'PUT', url: '/x' } as const, broken],
    ['DELETE', { method: 'DELETE', url: '/x' } as const, broken],
  ])('never: %s', async (_, request, reply) => {
    const { http, sent } = fakeHttp([reply(), ok()]);
    expect(await failure(http.request(request))).toBeInstanceOf(HttpError);
    expect(sent).toHaveLength(1);
  });
});

describe('an aborted request', () => {
  it('that is given up in the moment it was asked for is never sent', async () => {
    const { http, sent } = fakeHttp([ok(), ok()]);
    const leaving = new AbortController();
    const first = failure(http.request({ ...get, signal: leaving.signal }));
    leaving.abort();
    const second = http.request({ ...get, signal: new AbortController().signal });
    expect(await first).toHaveProperty('name', 'AbortError');
    expect((await second).data).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('rejects with AbortError, is not repeated and not reported', async () => {
    const { http, sent, warnings } = fakeHttp([hang]);
    const leaving = new AbortController();
    const promise = failure(http.request({ ...get, signal: leaving.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
    expect(warnings).toStrictEqual([]);
  });

  it('is not even sent when its reader has left before', async () => {
    const { http, sent } = fakeHttp([]);
    expect(await failure(http.request({ ...get, signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    expect(sent).toStrictEqual([]);
  });

  it('ends the pause before another attempt', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { http, sent } = fakeHttp([new TypeError('x')], { sleep: undefined });
    const leaving = new AbortController();
    const promise = failure(http.request({ ...get, signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(20);
    expect(vi.getTimerCount()).toBe(1);
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });
});

describe('a double click', () => {
  it('sends an equal write once, and both get its answer', async () => {
    const { http, sent } = fakeHttp([ok()]);
    const [first, second] = await Promise.all([http.request(post), http.request({ ...post })]);
    expect(first).toBe(second);
    expect(sent).toHaveLength(1);
  });

  it('shares a failure as well', async () => {
    const { http, sent } = fakeHttp([json({ success: false, msg: 'No' })]);
    const errors = await Promise.all([failure(http.request(post)), failure(http.request(post))]);
    expect(errors[0]).toBe(errors[1]);
    expect(sent).toHaveLength(1);
  });

  it('after the answer is a new write', async () => {
    const { http, sent } = fakeHttp([ok(), ok()]);
    await http.request(post);
    await http.request(post);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['another body', { ...post, body: { a: 2 } }],
    ['another path', { ...post, url: '/steve/y' }],
    ['another method', { ...post, method: 'PUT' as const }],
    ['a read', { ...post, read: true }],
  ])('%s is another request', async (_, other) => {
    const { http, sent } = fakeHttp([ok(), ok()]);
    await Promise.all([http.request(post), http.request(other)]);
    expect(sent).toHaveLength(2);
  });
});
