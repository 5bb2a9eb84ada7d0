/** A write succeeds only if the server confirms it, by its envelope or by the success rule of the call. */
import { describe, expect, it, vi } from 'vitest';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import type { Call, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { createAuthApi } from '../../../src/auth/authApi';
import { FakeXhr } from './fakeXhr';
import { articles, failure, fakeProvider, json, page } from './support';

const UNCONFIRMED = ERROR_TEXTS.unconfirmed.replace('%{answer}', '');
const REFUSAL = { code: 500, msg: 'Connector is busy', data: null };
const post: Call = { method: 'POST', path: 'ocpp/clear' };
const previousData = { id: 7, articleId: 7 };

const WRITES: [string, (provider: WattdeskDataProvider) => Promise<unknown>][] = [
  ['create', (provider) => provider.create('article', { data: { title: 'LED' } })],
  ['update', (provider) => provider.update('article', { id: 7, data: { title: 'LED' }, previousData })],
  ['update of several', (provider) => provider.updateMany('article', { ids: [7], data: { title: 'LED' } })],
  ['delete', (provider) => provider.delete('article', { id: 7, previousData })],
  ['delete of several', (provider) => provider.deleteMany('article', { ids: [7] })],
  ['action', (provider) => provider.send(post, { body: {} })],
  ['action that is a GET', (provider) => provider.send({ ...post, method: 'GET' }, { read: false })],
  ['signing in, the first step', (provider) => createAuthApi(provider).preLogin({ username: 'a', password: 'b' })],
  ['signing in', (provider) => createAuthApi(provider).login({ username: 'a', password: 'b' })],
  ['one-time password', (provider) => createAuthApi(provider).requestOtp('a')],
  [
    'another password',
    (provider) => createAuthApi(provider).changePassword({ username: 'a', oldPassword: 'b', newPassword: 'c' }),
  ],
  ['signing out', (provider) => createAuthApi(provider).logOut()],
];

describe.each(WRITES)('a write: %s', (_, write) => {
  it('without a word of success has failed, with the text of the server', async () => {
    const { provider, sent } = fakeProvider([json(REFUSAL)]);
    expect(await failure(write(provider))).toMatchObject({ message: REFUSAL.msg, status: 200 });
    expect(sent).toHaveLength(1);
  });

  it('without any word has not been confirmed', async () => {
    const { provider } = fakeProvider([json({ data: { articleId: 7 } })]);
    expect(await failure(write(provider))).toMatchObject({ message: UNCONFIRMED, status: 200 });
  });

  it.each([{ msg: 'ok' }, { msg: 'ok', status: 'success' }, { msg: 'ok', status: 'OK', code: 200 }])(
    'that is answered in another way has not been confirmed, and says how it was answered: %j',
    async (answer) => {
      const { provider } = fakeProvider([json(answer)]);
      expect(await failure(write(provider))).toMatchObject({ message: `${UNCONFIRMED}: "ok"`, status: 200 });
    },
  );

  it('has gone well without content', async () => {
    const { provider } = fakeProvider([new Response(null, { status: 204 })]);
    expect(await failure(write(provider))).toBeUndefined();
  });
});

it('an upload without a word of success has failed', async () => {
  const xhr = new FakeXhr();
  const { provider } = fakeProvider([], { createXhr: () => xhr as unknown as XMLHttpRequest });
  const promise = failure(provider.upload(post, new File(['x'], 'x.png'), { field: 'file' }));
  await vi.waitFor(() => expect(xhr.form).toBeDefined());
  xhr.answer(200, JSON.stringify(REFUSAL));
  expect(await promise).toMatchObject({ message: REFUSAL.msg });
});

it('what is only read shows by itself whether it is there', async () => {
  const { provider } = fakeProvider([
    json({ data: [{ articleId: 7 }], total: 1 }),
    json({ data: 1 }),
    json({ data: 2 }),
  ]);
  expect(await provider.getList('article', page())).toMatchObject({ total: 1 });
  expect(await provider.send({ ...post, method: 'GET' })).toMatchObject({ data: 1 });
  expect(await provider.send(post, { read: true })).toMatchObject({ data: 2 });
});

describe('a call whose answer has no envelope', () => {
  const calls = Object.fromEntries(
    Object.entries(articles.calls).map(([name, call]) => [name, { ...call, responseEnvelope: false as const }]),
  );
  const table = { ...articles, calls };
  const row = { articleId: 7, articleTitle: 'LED' };

  it('has gone well by its status, and its answer is the data', async () => {
    const replies = [json(row, 201), json(row), new Response('', { status: 200 }), json(row)];
    const { provider } = fakeProvider(replies, { table });
    const record = { id: 7, ...row };
    expect(await provider.create('article', { data: {} })).toEqual({ data: record });
    expect(await provider.update('article', { id: 7, data: {}, previousData })).toEqual({ data: record });
    await provider.delete('article', { id: 7, previousData });
    expect(await provider.getOne('article', { id: 7 })).toEqual({ data: record });
  });

  it('is a page with its total, or as many rows as it has', async () => {
    const { provider } = fakeProvider([json({ records: [row], totalRow: 31 }), json([row])], { table });
    expect(await provider.getList('article', page(1, 1))).toMatchObject({ total: 31 });
    expect(await provider.getList('article', page())).toMatchObject({ total: 1 });
  });

  it('is refused by its status', async () => {
    const { provider } = fakeProvider([json({ message: 'Not now' }, 409)], { table });
    expect(await failure(provider.create('article', { data: {} }))).toMatchObject({ message: 'Not now', status: 409 });
  });
});
