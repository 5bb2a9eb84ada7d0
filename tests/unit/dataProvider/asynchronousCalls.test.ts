/** Responses with the status 202: the data provider asks for the status until there is a result. */
import { describe, expect, it } from 'vitest';
import type { AsynchronousFormat } from '../../../dataProvider/dialects/definition';
import { accepted, at, NEW, nothing, provide, STATES, STORED } from './slowLots';
import { json, page } from './support';

interface Case {
  name: string;
  format?: AsynchronousFormat;
  replies: Response[];
  /** The requests after the POST. */
  asked: string[];
  id: unknown;
  pauses?: number[];
}

describe('a record that is created later', () => {
  it.each<Case>([
    {
      name: 'is in the response that has another status',
      replies: [accepted(), accepted(), json(STORED)],
      asked: ['GET /steve/jobs/7', 'GET /steve/jobs/7'],
      id: 6,
      pauses: [1000, 1000],
    },
    {
      name: 'is named by Location when the work is done',
      replies: [accepted(), nothing({ Location: '/steve/lots/8' }, 201)],
      asked: ['GET /steve/jobs/7'],
      id: '8',
    },
    {
      name: 'is asked for when the server wants it',
      format: { intervalMs: 250 },
      replies: [
        accepted({ Location: '/steve/jobs/7', 'Retry-After': '3' }),
        accepted({ 'Retry-After': '0' }),
        accepted(),
        json(STORED),
      ],
      asked: ['GET /steve/jobs/7', 'GET /steve/jobs/7', 'GET /steve/jobs/7'],
      id: 6,
      pauses: [3000, 100, 250],
    },
    {
      name: 'has its address in another header, relative to the request',
      format: { statusUrlHeader: 'Operation-Location' },
      replies: [accepted({ 'Operation-Location': 'jobs/7?verbose=1' }), json(STORED)],
      asked: ['GET /steve/jobs/7?verbose=1'],
      id: 6,
    },
    {
      name: 'has its address in the body',
      format: { statusUrlPath: 'job.href' },
      replies: [accepted({}, { job: { href: '/steve/jobs/7' } }), json(STORED)],
      asked: ['GET /steve/jobs/7'],
      id: 6,
    },
    {
      name: 'has only an id',
      format: { statusUrlPath: 'jobId', statusEndpoint: 'GET background/{id}/status' },
      replies: [accepted({}, { jobId: 70 }), json(STORED)],
      asked: ['GET /steve/background/70/status'],
      id: 6,
    },
    {
      name: 'is behind a proxy that changes paths',
      format: { statusEndpoint: 'GET jobs/{id}' },
      replies: [accepted({ Location: 'http://internal:8080/api/v2/jobs/a%2Fb' }), json(STORED)],
      asked: ['GET /steve/jobs/a%2Fb'],
      id: 6,
    },
    {
      name: 'is asked for at the own server, not at another one',
      replies: [accepted({ Location: 'https://evil.example.com/steve/jobs/7' }), json(STORED)],
      asked: ['GET /steve/jobs/7'],
      id: 6,
    },
    {
      name: 'is in the status response',
      format: { ...STATES, resultPath: 'result' },
      replies: [accepted(), at('queued'), at('running'), at('done', { result: STORED })],
      asked: ['GET /steve/jobs/7', 'GET /steve/jobs/7', 'GET /steve/jobs/7'],
      id: 6,
    },
    {
      name: 'has an address in the status response',
      format: { ...STATES, resultUrlPath: 'lot' },
      replies: [accepted(), at('done', { lot: '../lots/6' }), json(STORED)],
      asked: ['GET /steve/jobs/7', 'GET /steve/lots/6'],
      id: 6,
    },
    {
      name: 'is not the status, which has an id and an ETag of its own',
      format: STATES,
      replies: [accepted(), json({ status: 'done', id: 7 }, 200, { Location: '/steve/lots/8', ETag: '"job"' })],
      asked: ['GET /steve/jobs/7'],
      id: '8',
    },
    { name: 'has no place to ask', replies: [nothing({}, 202)], asked: [], id: '' },
    { name: 'has an address that is none', replies: [accepted({ Location: 'http://[' })], asked: [], id: '' },
    { name: 'is there at once', replies: [json(STORED, 201, { Location: '/steve/lots/6' })], asked: [], id: 6 },
  ])('$name', async ({ format, replies, asked, id, pauses }) => {
    const fake = provide(replies, format);
    const { data } = await fake.provider.create('lot', { data: NEW });
    expect(data).toMatchObject({ ...NEW, id });
    expect(fake.getCalls()).toEqual(['POST /steve/lots', ...asked]);
    if (pauses) expect(fake.pauses).toEqual(pauses);
  });

  it('is the result of a redirect, also if it has the name of the state', async () => {
    const redirected = Object.defineProperty(json({ ...STORED, status: 'running' }), 'redirected', { value: true });
    const { provider } = provide([accepted(), redirected], STATES);
    expect((await provider.create('lot', { data: NEW })).data).toMatchObject({ ...STORED, status: 'running', id: 6 });
  });

  it('is not followed in a dialect that does not say so', async () => {
    const { provider, getCalls } = provide([accepted()], null as never);
    await provider.create('lot', { data: NEW });
    expect(getCalls()).toEqual(['POST /steve/lots']);
  });
});

describe('other requests with a later result', () => {
  it('are lists, whose headers and rows are those of the result', async () => {
    const { provider, getCalls } = provide([accepted(), accepted(), json({ items: [STORED], count: 31 })]);
    expect(await provider.getList('lot', page())).toMatchObject({ data: [{ id: 6 }], total: 31 });
    expect(getCalls().slice(1)).toEqual(['GET /steve/jobs/7', 'GET /steve/jobs/7']);
  });

  it('are records, updates and deletions', async () => {
    const { provider, getCalls } = provide([accepted(), json(STORED), accepted(), nothing(), accepted(), nothing()]);
    expect((await provider.getOne('lot', { id: 6 })).data).toMatchObject({ ...STORED, id: 6 });
    const saved = await provider.update('lot', { id: 6, data: NEW, previousData: { id: 6 } });
    expect(saved.data).toMatchObject({ ...NEW, id: 6 });
    await provider.delete('lot', { id: 6 });
    expect(getCalls().filter((call) => !call.startsWith('GET'))).toEqual(['PUT /steve/lots/6', 'DELETE /steve/lots/6']);
  });

  it('have an envelope where the dialect has one', async () => {
    const envelope = (data: unknown, status = 200, headers = {}): Response =>
      json({ success: true, data }, status, headers);
    const format = { statePath: 'data.state', pendingStates: ['running'], resultPath: 'data.lot' };
    const replies = [
      envelope({}, 202, { Location: '/steve/jobs/7' }),
      envelope({ state: 'running' }),
      envelope({ state: 'done', lot: STORED }),
    ];
    const { provider } = provide(replies, format, { envelope: true });
    expect((await provider.create('lot', { data: NEW })).data).toMatchObject({ ...STORED, id: 6 });
  });

  it('send the headers of the dialect, and the version of the record only once', async () => {
    const definition = { headers: { 'X-Tenant': 'sg' }, etag: true };
    const first = json(STORED, 200, { ETag: '"1"' });
    const { provider, sent } = provide([first, accepted(), json(STORED)], {}, definition);
    const { data: previousData } = await provider.getOne('lot', { id: 6 });
    await provider.update('lot', { id: 6, data: NEW, previousData });
    expect(sent.map(({ headers }) => [headers['X-Tenant'], headers['If-Match']])).toEqual([
      ['sg', undefined],
      ['sg', '"1"'],
      ['sg', undefined],
    ]);
    expect(sent.at(-1)?.body).toBeUndefined();
  });
});
