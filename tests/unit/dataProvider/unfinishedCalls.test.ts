/** Responses with the status 202: failures, limits, and writes that are sent once. */
import { describe, expect, it } from 'vitest';
import type { AsynchronousFormat } from '../../../dataProvider/dialects/definition';
import { createAbortError } from '../../../dataProvider/transport/abort';
import { accepted, at, NEW, provide, STATES, STORED } from './slowLots';
import { failure, json } from './support';

describe('work that is not done', () => {
  it.each([
    ['a status', json({ message: 'The name is taken' }, 409), { status: 409, message: 'The name is taken' }],
    [
      'a state',
      at('failed', { message: 'The name is taken', errors: { name: 'Taken' } }),
      { message: 'The name is taken', body: { errors: { name: 'Taken' } } },
    ],
    ['a state without a text', at('failed'), { message: 'Request failed, please try again' }],
  ])('is an error with its text and fields: %s', async (_, reply, expected) => {
    const { provider, getCalls } = provide([accepted(), reply], STATES);
    expect(await failure(provider.create('lot', { data: NEW }))).toMatchObject(expected);
    expect(getCalls()).toEqual(['POST /steve/lots', 'GET /steve/jobs/7']);
  });

  it.each([
    ['at intervals', { intervalMs: 4000, timeoutMs: 10_000 }, [accepted(), accepted(), accepted()], [4000, 4000]],
    ['by Retry-After', {}, [accepted({ Location: '/steve/jobs/7', 'Retry-After': '61' })], []],
  ])('is an error after the time: %s', async (_, format, replies, pauses) => {
    const fake = provide(replies, format);
    const error = await failure(fake.provider.create('lot', { data: NEW }));
    expect(error).toMatchObject({ status: 202, body: { fault: 'unfinished' } });
    expect(fake.pauses).toEqual(pauses);
  });

  it('is asked for no more when the screen is left', async () => {
    const controller = new AbortController();
    const { provider, getCalls } = provide(
      [accepted()],
      {},
      {},
      {
        sleep: async (_, signal) => {
          controller.abort();
          if (signal?.aborted) throw createAbortError();
        },
      },
    );
    const { signal } = controller;
    expect(await failure(provider.getOne('lot', { id: 6, signal }))).toMatchObject({ name: 'AbortError' });
    expect(getCalls()).toEqual(['GET /steve/lots/6']);
  });
});

describe('a write', () => {
  it('is sent once, although it is repeated while the server works on it', async () => {
    let repeated: Promise<unknown> | undefined;
    const fake = provide(
      [accepted(), json(STORED)],
      {},
      {},
      {
        sleep: async () => {
          repeated ??= fake.provider.create('lot', { data: NEW });
        },
      },
    );
    const { data } = await fake.provider.create('lot', { data: NEW });
    expect(await repeated).toEqual({ data });
    expect(fake.getCalls()).toEqual(['POST /steve/lots', 'GET /steve/jobs/7']);
  });

  it('is not sent again if its status cannot be read', async () => {
    const { provider, getCalls } = provide([accepted(), json({}, 503), json(STORED)]);
    await provider.create('lot', { data: NEW });
    expect(getCalls()).toEqual(['POST /steve/lots', 'GET /steve/jobs/7', 'GET /steve/jobs/7']);
  });
});

describe('after the user has signed out', () => {
  it('is asked for no more, and is reported as aborted and not as failed', async () => {
    let hasLeft = false;
    const { provider, getCalls } = provide(
      [accepted(), accepted()],
      {},
      {},
      {
        credentials: { token: () => 'secret', trackUser: () => () => hasLeft },
        sleep: async () => void (hasLeft = getCalls().length > 1),
      },
    );
    expect(await failure(provider.create('lot', { data: NEW }))).toMatchObject({ name: 'AbortError' });
    expect(getCalls()).toEqual(['POST /steve/lots', 'GET /steve/jobs/7']);
  });
});

describe('a status that cannot be read', () => {
  const gone = () => json({}, 503);
  const replies = { 'after a 401': [json({}, 401)], 'after retries': [gone(), gone(), gone()] };
  it.each(Object.entries(replies))('does not make a write a failure: %s', async (_, statuses) => {
    const { provider } = provide([accepted(), ...statuses]);
    const error = await failure(provider.create('lot', { data: NEW }));
    expect(error).toMatchObject({ body: { fault: 'unfinished' }, status: statuses[0]!.status });
  });

  it('makes a read a failure', async () => {
    const { provider } = provide([accepted(), json({}, 401)]);
    expect(await failure(provider.getOne('lot', { id: 6 }))).toMatchObject({ body: { fault: 'unauthorized' } });
  });
});

describe('a file that is made later', () => {
  const call = { method: 'POST', path: 'lots/export', dialect: 'slow' } as const;
  const file = () =>
    new Response('%PDF', {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'filename=lots.pdf' },
    });

  it.each<[string, AsynchronousFormat, Response[], string[]]>([
    ['the status is the file', {}, [accepted(), accepted(), file()], ['GET /steve/jobs/7', 'GET /steve/jobs/7']],
    [
      'the status names it',
      { ...STATES, resultUrlPath: 'href' },
      [accepted(), at('running'), at('done', { href: '/steve/files/7' }), file()],
      ['GET /steve/jobs/7', 'GET /steve/jobs/7', 'GET /steve/files/7'],
    ],
  ])('is asked for until it is there: %s', async (_, format, answers, asked) => {
    const { provider, getCalls } = provide(answers, format);
    const { blob, fileName } = await provider.download(call);
    expect([fileName, await blob.text()]).toEqual(['lots.pdf', '%PDF']);
    expect(getCalls()).toEqual(['POST /steve/lots/export', ...asked]);
  });

  it.each([
    ['that failed', [accepted(), at('failed', { message: 'No rows' })], { message: 'No rows' }],
    ['that is none', [accepted(), at('done')], { body: { fault: 'failed' } }],
    ['that is refused', [json({ message: 'Not yours' }, 403)], { message: 'Not yours', status: 403 }],
  ])('is an error %s', async (_, answers, expected) => {
    const { provider } = provide(answers, STATES);
    expect(await failure(provider.download(call))).toMatchObject(expected);
  });
});
