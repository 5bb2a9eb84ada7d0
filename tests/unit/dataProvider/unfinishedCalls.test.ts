/** Responses with the status 202: failures, limits, and writes that are sent once. */
import { describe, expect, it } from 'vitest';
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
