import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createDialect } from '../../../dataProvider/dialects/interpreter/createDialect';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import type { Call } from '../../../dataProvider/contract/types';
import { dialects } from '../../support/dialects';
import { FakeXhr } from './fakeXhr';
import { articles, failure, fakeHttp, routesOf } from './support';
import { started, uploads } from './uploads';

const call: Call = { method: 'POST', path: 'dawn/api/v1/upload/picture' };
const picture = (): File => new File(['pixels'], 'led.png', { type: 'image/png' });
const stored = JSON.stringify({ success: true, msg: '', data: { picturePath: '/p/led.png' } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('upload', () => {
  it('sends the file as multipart, with the token, and tells how much has left', async () => {
    const { provider, requests } = uploads();
    const shares: number[] = [];
    const file = picture();
    const promise = provider.upload(call, file, { field: 'file', onProgress: (share) => shares.push(share) });
    await started();
    const xhr = requests[0]!;
    expect(xhr.opened).toStrictEqual(['POST', '/steve/dawn/api/v1/upload/picture']);
    expect(xhr.headers).toStrictEqual({ Accept: 'application/json', Authorization: 'Bearer secret' });
    expect(xhr.withCredentials).toBe(false);
    expect([...xhr.form!.keys()]).toStrictEqual(['file']);
    expect((xhr.form!.get('file') as File).name).toBe('led.png');
    xhr.progress(25, 100);
    xhr.progress(50, 0);
    xhr.progress(100, 100);
    xhr.answer(200, stored);
    expect(await promise).toStrictEqual({ data: { picturePath: '/p/led.png' }, msg: '' });
    expect(shares).toStrictEqual([0.25, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('without an envelope is done by its status, and the answer is the data', async () => {
    const { provider, requests } = uploads();
    const promise = provider.upload({ ...call, responseEnvelope: false }, picture(), { field: 'file' });
    await started();
    requests[0]!.answer(200, '{"picturePath":"/p/led.png"}');
    expect(await promise).toStrictEqual({ data: { picturePath: '/p/led.png' }, msg: '' });
    const refused = failure(provider.upload({ ...call, responseEnvelope: false }, picture(), { field: 'file' }));
    await started();
    requests[1]!.answer(400, '{"message":"Too many pixels"}');
    expect(await refused).toMatchObject({ message: 'Too many pixels', status: 400 });
  });

  it('in a dialect has its headers, and the answer is the data', async () => {
    const { provider, requests } = uploads({
      ownDialects: { tenant: createDialect({ headers: { 'X-Tenant': 'sg' } }) },
    });
    const promise = provider.upload({ ...call, dialect: 'tenant' }, picture(), { field: 'file' });
    await started();
    expect(requests[0]!.headers).toMatchObject({ 'X-Tenant': 'sg', Authorization: 'Bearer secret' });
    requests[0]!.answer(201, '{"url":"/p/led.png"}');
    expect(await promise).toStrictEqual({ data: { url: '/p/led.png' }, msg: '' });
  });

  it('of one record has its id in the address', async () => {
    const { provider, requests } = uploads();
    const ofRecord: Call = { method: 'PUT', path: 'videos/{videoId}/thumbnail' };
    const promise = provider.upload(ofRecord, picture(), { field: 'file', params: { videoId: 'SG/7' } });
    await started();
    expect(requests[0]!.opened).toStrictEqual(['PUT', '/steve/videos/SG%2F7/thumbnail']);
    requests[0]!.answer(200, stored);
    await promise;
    const noId = failure(provider.upload(ofRecord, picture(), { field: 'file' }));
    expect(await noId).toMatchObject({ message: expect.stringContaining('{videoId}') });
    expect(requests).toHaveLength(1);
  });

  it('of one record writes its id as the API does', async () => {
    const requests: FakeXhr[] = [];
    const createXhr = (): XMLHttpRequest => {
      const xhr = new FakeXhr();
      requests.push(xhr);
      return xhr as unknown as XMLHttpRequest;
    };
    const writeValues = vi.fn(() => ({ videoId: 'V-7' }));
    const createCallSerializer = () => ({ writeValues, readRecord: (received: Record<string, unknown>) => received });
    const provider = createDataProvider({
      baseUrl: '/steve',
      routes: { ...routesOf(articles), loadSerializers: async () => ({ createCallSerializer }) },
      http: fakeHttp([], { createXhr }).http,
      dialects,
    });
    const options = { field: 'file', params: { videoId: 7 }, fields: { sentFields: { videoId: {} } } };
    const promise = provider.upload({ method: 'PUT', path: 'videos/{videoId}' }, picture(), options);
    await started();
    await started();
    expect(writeValues).toHaveBeenCalledWith({ videoId: 7 });
    expect(requests[0]!.opened).toStrictEqual(['PUT', '/steve/videos/V-7']);
    requests[0]!.answer(200, stored);
    await promise;
  });

  it('with session auth sends the cookie instead of a header', async () => {
    const { provider, requests } = uploads({ sessionCookieAuth: true });
    const promise = provider.upload(call, picture(), { field: 'file' });
    await started();
    expect(requests[0]!.withCredentials).toBe(true);
    expect(requests[0]!.headers).not.toHaveProperty('Authorization');
    requests[0]!.answer(200, stored);
    await promise;
  });

  it.each<[string, (xhr: FakeXhr) => void, string]>([
    ['a refusal with 200', (xhr) => xhr.answer(200, '{"success":false,"msg":"Too many pixels"}'), 'Too many pixels'],
    ['a refusal with 400', (xhr) => xhr.answer(400, '{"success":false,"msg":"No picture"}'), 'No picture'],
    ['413 as a web page', (xhr) => xhr.answer(413, '<html>', 'text/html'), ERROR_TEXTS.tooLarge],
    ['broken JSON', (xhr) => xhr.answer(200, '{'), ERROR_TEXTS.json],
    ['a broken line', (xhr) => xhr.emit('error'), ERROR_TEXTS.network],
  ])('fails on %s', async (_, act, message) => {
    const { provider, requests } = uploads();
    const promise = failure(provider.upload(call, picture(), { field: 'file' }));
    await started();
    act(requests[0]!);
    expect(await promise).toMatchObject({ name: 'HttpError', message });
    expect(requests).toHaveLength(1);
  });

  it('is stopped by its signal', async () => {
    const { provider, requests } = uploads();
    const leaving = new AbortController();
    const promise = failure(provider.upload(call, picture(), { field: 'file', signal: leaving.signal }));
    await started();
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
    expect(requests[0]!.aborted).toBe(true);
  });

  it('may take longer than the timeout as long as it moves', async () => {
    const { provider, requests } = uploads({ timeout: 1000 });
    const promise = provider.upload(call, picture(), { field: 'file' });
    await started();
    const xhr = requests[0]!;
    for (const loaded of [1, 2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(900);
      xhr.progress(loaded, 4);
    }
    await vi.advanceTimersByTimeAsync(600);
    xhr.upload.emit('load');
    await vi.advanceTimersByTimeAsync(900);
    xhr.answer(200, stored);
    expect(await promise).toMatchObject({ data: { picturePath: '/p/led.png' } });
  });

  it('that does not move is given up', async () => {
    const { provider, requests } = uploads({ timeout: 1000 });
    const promise = failure(provider.upload(call, picture(), { field: 'file' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await promise).toMatchObject({ body: { fault: 'timeout' } });
    expect(requests[0]!.aborted).toBe(true);
  });
});

describe('the same file', () => {
  it('is sent once while it is on its way', async () => {
    const { provider, requests } = uploads();
    const file = picture();
    const both = [provider.upload(call, file, { field: 'file' }), provider.upload(call, file, { field: 'file' })];
    await started();
    expect(requests).toHaveLength(1);
    requests[0]!.answer(200, stored);
    const [first, second] = await Promise.all(both);
    expect(first).toStrictEqual(second);
  });

  it('chosen twice is two files', async () => {
    const { provider, requests } = uploads();
    const both = [picture(), picture()].map((file) => provider.upload(call, file, { field: 'file' }));
    await started();
    requests.forEach((xhr) => xhr.answer(200, stored));
    await Promise.all(both);
    expect(requests).toHaveLength(2);
  });
});
