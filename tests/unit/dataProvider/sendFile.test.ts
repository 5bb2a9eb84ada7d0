import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import type { Call } from '../../../dataProvider/contract/types';
import { failure, fakeProvider, hang, json, text } from './support';

const call: Call = { method: 'GET', path: 'report/files/{filePk}' };
const params = { filePk: 3 };

function file(content: BodyInit, contentType: string, disposition?: string): Response {
  const headers = { 'Content-Type': contentType, ...(disposition ? { 'Content-Disposition': disposition } : {}) };
  return new Response(content, { headers });
}

describe('download', () => {
  it.each<[string, Response, string, string]>([
    [
      'a spreadsheet',
      file('\u0001\u0002', 'application/vnd.ms-excel', 'attachment; filename="r.xls"'),
      '\u0001\u0002',
      'r.xls',
    ],
    ['a text without a name', file('log', 'text/plain'), 'log', ''],
    ['JSON with a name', file('{"a":1}', 'application/json', 'attachment; filename=a.json'), '{"a":1}', 'a.json'],
    ['a page with a name', file('<p>', 'text/html', 'attachment; filename=a.html'), '<p>', 'a.html'],
    ['an empty file', file('', 'application/vnd.ms-excel', 'attachment; filename=r.xls'), '', 'r.xls'],
  ])('gives %s', async (_, response, content, fileName) => {
    const { provider, sent } = fakeProvider([response]);
    const download = await provider.download(call, { params });
    expect(await download.blob.text()).toBe(content);
    expect(download.fileName).toBe(fileName);
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/steve/report/files/3' });
    expect(sent[0]!.headers).toStrictEqual({ Accept: '*/*', Authorization: 'Bearer secret' });
  });

  it('keeps the type of the content', async () => {
    const { provider } = fakeProvider([file('x', 'application/vnd.ms-excel')]);
    expect((await provider.download(call, { params })).blob.type).toBe('application/vnd.ms-excel');
  });

  const named = 'attachment; filename=r.xls';
  const sheet = (status: number) =>
    new Response('x', {
      status,
      headers: { 'Content-Type': 'application/vnd.ms-excel', 'Content-Disposition': named },
    });
  it.each<[string, Response, string]>([
    ['a refusal with 200', json({ success: false, msg: 'Not ready' }), 'Not ready'],
    ['a refusal that calls itself a file', file('{"success": false, "msg": "No"}', 'application/json', named), 'No'],
    ['a refusal with 404', json({ success: false, msg: 'Gone' }, 404), 'Gone'],
    ['a message instead of a file', json({ success: true, msg: 'Empty files' }), 'Empty files'],
    ['an envelope without a text', json({ success: true }), ERROR_TEXTS.failed],
    ['a refusal spread over lines', file('{"success" :\n false, "msg": "No"}', 'application/json', named), 'No'],
    ['a file with a bad status', sheet(404), ERROR_TEXTS.missing],
    ['a file that has moved', sheet(300), ERROR_TEXTS.failed],
    ['403 alone', text('', 403), ERROR_TEXTS.forbidden],
    [
      'a web page',
      text('<html>'),
      'Request failed, please try again\nThe server answered with a web page instead of data (status 200)',
    ],
  ])('fails on %s', async (_, response, message) => {
    const { provider } = fakeProvider([response]);
    expect(await failure(provider.download(call, { params }))).toMatchObject({ name: 'HttpError', message });
  });

  it('is a read: repeated on a broken line', async () => {
    const { provider, sent } = fakeProvider([new TypeError('x'), file('log', 'text/plain')]);
    await provider.download(call, { params });
    expect(sent).toHaveLength(2);
  });
});

/** Streams one chunk per second until the signal aborts. */
const slowly = (pieces: string[]) => async (init: RequestInit) => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => init.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
    async pull(stream) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const next = pieces.shift();
      if (next === undefined) stream.close();
      else if (next !== 'stall') stream.enqueue(new TextEncoder().encode(next));
      else await new Promise(() => undefined);
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/plain' } });
};

describe('a large file', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('may take longer than the timeout as long as it moves', async () => {
    const { provider } = fakeProvider([slowly(['a', 'b', 'c', 'd'])], { timeout: 2500 });
    const promise = provider.download(call, { params });
    await vi.advanceTimersByTimeAsync(6000);
    expect(await (await promise).blob.text()).toBe('abcd');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['never starts', hang],
    ['stops moving', slowly(['a', 'stall'])],
  ])('that %s is given up', async (_, reply) => {
    const { provider } = fakeProvider([reply], { timeout: 2500 });
    const promise = failure(provider.download(call, { params }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await promise).toMatchObject({ body: { fault: 'timeout' } });
  });
});
