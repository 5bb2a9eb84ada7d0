import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../dataProvider/contract/types';
import { articles, failure, fakeProvider, hang, json, page } from './support';

const ok = (data: unknown = null): Response => json({ success: true, msg: 'done', data });

describe('a method without a call', () => {
  it('says which calls there are', async () => {
    const { provider } = fakeProvider([], { table: { ...articles, calls: { get: articles.calls.get! } } });
    expect(await failure(provider.create('article', { data: {} }))).toMatchObject({
      message: '"article" has no call for create; it has get',
    });
  });

  it('an unknown resource is a fault of the caller', async () => {
    const { provider } = fakeProvider([]);
    expect(await failure(provider.getOne('ghost', { id: 1 }))).toMatchObject({ message: 'No entity "ghost"' });
  });
});

describe('send', () => {
  const call: Call = { method: 'GET', path: 'sites/{sitePk}/groups' };

  it('fills path and query and gives data and text', async () => {
    const { provider, sent } = fakeProvider([ok([{ value: 1 }])]);
    const query = { userType: 'GROUP', empty: '', none: null, list: [1, 2], no: false };
    const response = await provider.send(call, { params: { sitePk: 'a b' }, query });
    expect(response).toStrictEqual({ data: [{ value: 1 }], msg: 'done' });
    expect(sent[0]!.url).toBe('/steve/sites/a%20b/groups?userType=GROUP&list=1&list=2&no=false');
  });

  it('gives the language of the text, if the server names it', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Language': 'de' };
    const { provider } = fakeProvider([new Response('{"success":true,"msg":"Erledigt"}', { headers })]);
    expect(await provider.send({ method: 'POST', path: 'assign' })).toMatchObject({ msg: 'Erledigt', language: 'de' });
  });

  it('rejects, not throws, when the path lacks a value', async () => {
    const { provider } = fakeProvider([]);
    expect(await failure(provider.send(call))).toMatchObject({
      message: 'No usable value for {sitePk} in "sites/{sitePk}/groups": ""',
    });
  });

  it('sends its body as it is', async () => {
    const { provider, sent } = fakeProvider([ok()]);
    await provider.send({ method: 'POST', path: 'assign' }, { body: [1, 2] });
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/steve/assign', body: [1, 2] });
  });
});

describe('lists', () => {
  it('are reads: repeated on a broken line', async () => {
    const { provider, sent } = fakeProvider([new TypeError('x'), json({ success: true, data: [], total: 0 })]);
    expect(await provider.getList('article', page())).toStrictEqual({ data: [], total: 0 });
    expect(sent).toHaveLength(2);
  });

  it('pass the signal on', async () => {
    const { provider } = fakeProvider([hang]);
    const leaving = new AbortController();
    const promise = failure(provider.getList('article', { ...page(), signal: leaving.signal }));
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
  });

  it('show the text of a refusal', async () => {
    const { provider } = fakeProvider([json({ success: false, msg: 'Not today' })]);
    const error = await failure(provider.getList('article', page()));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ message: 'Not today', status: 200 });
  });

  it('tell react-admin that requests can be aborted', () => {
    expect(fakeProvider([]).provider.supportAbortSignal).toBe(true);
  });
});
