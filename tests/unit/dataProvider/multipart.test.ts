import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDialect } from '../../../dataProvider/dialects/interpreter/createDialect';
import type { Call } from '../../../dataProvider/contract/types';
import type { FakeXhr } from './fakeXhr';
import { failure, json, tableOf } from './support';
import { started, uploads } from './uploads';

const call: Call = { method: 'POST', path: 'files' };
const picture = (): File => new File(['pixels'], 'led.png', { type: 'image/png' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a record with a file', () => {
  const table = tableOf({
    name: 'video',
    title: 'Videos',
    ids: ['videoId'],
    calls: {
      create: { method: 'POST', path: 'videos', dialect: 'rest', bodyFormat: 'multipart' },
      update: { method: 'PATCH', path: 'videos/{id}', dialect: 'rest', bodyFormat: 'multipart' },
    },
  });
  const rest = createDialect({ record: { responsePath: 'data' }, update: { changedFieldsOnly: true } });
  const videos = () => uploads({ table, ownDialects: { rest } });
  const parts = ({ form }: FakeXhr) =>
    [...form!].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

  it('is created by one multipart request, which tells how much has left', async () => {
    const { provider, requests, sent } = videos();
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    const data = { title: 'Dawn', owner: { city: 'Rome' }, poster: picture(), stills: [picture(), picture()] };
    const promise = provider.create('video', { data, meta: { onProgress } });
    await started();
    const xhr = requests[0]!;
    expect(xhr.opened).toStrictEqual(['POST', '/steve/videos']);
    expect(xhr.headers).not.toHaveProperty('Content-Type');
    expect(parts(xhr)).toEqual([
      ['title', 'Dawn'],
      ['owner', '{"city":"Rome"}'],
      ['poster', 'led.png'],
      ['stills', 'led.png'],
      ['stills', 'led.png'],
    ]);
    xhr.progress(1, 2);
    xhr.answer(201, '{"data":{"videoId":7}}');
    expect(await promise).toEqual({ data: { id: 7, videoId: 7, title: 'Dawn', owner: { city: 'Rome' } } });
    expect(shares).toEqual([0.5]);
    expect(sent).toEqual([]);
  });

  it('is updated with the changed fields, of which a file is one', async () => {
    const { provider, requests } = videos();
    const previousData = { id: 7, videoId: 7, title: 'Dawn', poster: '/p/1.png' };
    const change = { id: 7, previousData, data: { title: 'Dawn', poster: picture() } };
    const promise = provider.update('video', { ...change, meta: { loadedFields: { title: 'Dawn' } } });
    await started();
    expect(parts(requests[0]!)).toEqual([['poster', 'led.png']]);
    requests[0]!.answer(200, '{"data":{"videoId":7,"poster":"/p/2.png"}}');
    expect(await promise).toMatchObject({ data: { poster: '/p/2.png' } });
  });

  it('is not sent if nothing was changed, and the result says so', async () => {
    const { provider, requests } = videos();
    const previousData = { id: 7, videoId: 7, title: 'Dawn' };
    const result = await provider.update('video', { id: 7, previousData, data: { title: 'Dawn' } });
    expect(result).toMatchObject({ meta: { isUnchanged: true }, data: { id: 7 } });
    expect(requests).toEqual([]);
  });

  it('refused by the server has the errors of its fields', async () => {
    const { provider, requests } = videos();
    const promise = failure(provider.create('video', { data: { poster: picture() } }));
    await started();
    requests[0]!.answer(422, '{"message":"No","errors":{"poster":["Too dark"]}}');
    expect(await promise).toMatchObject({ message: 'No', status: 422, body: { errors: { poster: 'Too dark' } } });
  });
});

it('an upload that is finished later has the result of its work as the answer', async () => {
  const later = createDialect({ asynchronous: { statePath: 'state', pendingStates: ['busy'], resultPath: 'file' } });
  const replies = [json({ state: 'busy' }), json({ state: 'done', file: { url: '/p/led.png' } })];
  const { provider, requests, sent } = uploads({ ownDialects: { later } }, replies);
  const promise = provider.upload({ ...call, dialect: 'later' }, picture(), { field: 'file' });
  await started();
  await started();
  requests[0]!.answer(202, '{}', 'application/json', { Location: '/steve/jobs/7' });
  expect(await promise).toEqual({ data: { url: '/p/led.png' }, msg: '' });
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /steve/jobs/7', 'GET /steve/jobs/7']);
});
