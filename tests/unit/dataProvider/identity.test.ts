/** Identity of records: several id fields, a singleton, or no id at all. */
import type { RaRecord } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { SINGLETON_ID } from '../../../dataProvider/wire/recordConversion';
import type { Call } from '../../../dataProvider/contract/types';
import { getRecordId } from '../../../src/model/values/recordIds';
import { articles, failure, fakeProvider, json, page, tableOf } from './support';

const ok = (data: unknown = null): Response => json({ success: true, msg: 'done', data });
const rows = (data: object[], total = data.length): Response => json({ success: true, data, total });

const IDS = ['chargeBoxId', 'connectorId'];
const TWO = getRecordId(IDS, { chargeBoxId: 'CB/1', connectorId: 2 })!;
const THREE = getRecordId(IDS, { chargeBoxId: 'CB/1', connectorId: 3 })!;
/** Id built from a URL that contains each part in its own path parameter: all parts are strings. */
const TYPED = getRecordId(IDS, { chargeBoxId: 'CB/1', connectorId: '2' })!;

const connectors = tableOf({
  name: 'connector',
  title: 'Connectors',
  ids: IDS,
  calls: {
    page: { method: 'POST', path: 'connector-pages', dialect: 'pageNo/pageVo' },
    get: { method: 'GET', path: 'connectors/{chargeBoxId}/{connectorId}' },
    create: { method: 'POST', path: 'connectors' },
    update: { method: 'PUT', path: 'connectors' },
    delete: { method: 'DELETE', path: 'connectors/{chargeBoxId}/{connectorId}' },
  },
});

describe('a record that several fields identify together', () => {
  const row = { chargeBoxId: 'CB/1', connectorId: 2, status: 'on' };

  it('has one id in a list', async () => {
    const { provider } = fakeProvider([rows([row, { ...row, connectorId: 3 }])], { table: connectors });
    const { data } = await provider.getList('connector', page());
    expect(data.map(({ id }) => id)).toStrictEqual([TWO, THREE]);
  });

  it('is read by its parts', async () => {
    const { provider, sent } = fakeProvider([ok(row)], { table: connectors });
    expect(await provider.getOne('connector', { id: TWO })).toStrictEqual({ data: { ...row, id: TWO } });
    expect(sent[0]!.url).toBe('/steve/connectors/CB%2F1/2');
  });

  it('is the one that was asked for, where the answer does not say which it is', async () => {
    const { provider } = fakeProvider([ok({ status: 'on' })], { table: connectors });
    expect((await provider.getOne('connector', { id: TWO })).data).toStrictEqual({
      chargeBoxId: 'CB/1',
      connectorId: 2,
      status: 'on',
      id: TWO,
    });
  });

  it('is found in its list by what an address knows of it', async () => {
    const listed = tableOf({ ...connectors, getFromList: true, calls: { page: connectors.calls['page']! } });
    const { provider } = fakeProvider([rows([row])], { table: listed });
    expect((await provider.getOne('connector', { id: TYPED })).data).toStrictEqual({ ...row, id: TWO });
  });

  it('is what its id says where nothing else is stored of it, without a call', async () => {
    const { page: _, get: __, ...calls } = connectors.calls;
    const { provider, sent } = fakeProvider([], { table: tableOf({ ...connectors, getFromId: true, calls }) });
    const { status: ___, ...named } = row;
    expect((await provider.getOne('connector', { id: TWO })).data).toStrictEqual({ ...named, id: TWO });
    expect(await failure(provider.getOne('connector', { id: 'forged' }))).toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });

  it('is written with its parts as the server wrote them', async () => {
    const { provider, sent } = fakeProvider([ok(), ok()], { table: connectors });
    const previousData = { ...row, id: TWO };
    const { data } = await provider.update('connector', { id: TWO, data: { status: 'off' }, previousData });
    expect(sent[0]!.body).toStrictEqual({ status: 'off', chargeBoxId: 'CB/1', connectorId: 2 });
    expect(data).toStrictEqual({ status: 'off', chargeBoxId: 'CB/1', connectorId: 2, id: TWO });
    await provider.update('connector', { id: TYPED, data: { status: 'off' }, previousData: { id: 'x' } });
    // Only the id of the URL is known of this record.
    expect(sent[1]!.body).toStrictEqual({ status: 'off', chargeBoxId: 'CB/1', connectorId: '2' });
  });

  it('is made without its parts, unless its call lists them', async () => {
    const listed = tableOf({
      ...connectors,
      calls: { create: { method: 'POST', path: 'c', bodyFields: ['chargeBoxId', 'connectorId'] } },
    });
    const { provider, sent } = fakeProvider([ok(row)], { table: connectors });
    expect((await provider.create('connector', { data: row })).data).toMatchObject({ id: TWO });
    expect(sent[0]!.body).toStrictEqual({ status: 'on' });
    const other = fakeProvider([ok()], { table: listed });
    expect((await other.provider.create('connector', { data: row })).data).toMatchObject({ id: TWO });
    expect(other.sent[0]!.body).toStrictEqual({ chargeBoxId: 'CB/1', connectorId: 2 });
  });

  it('is deleted by its parts', async () => {
    const { provider, sent } = fakeProvider([ok()], { table: connectors });
    await provider.delete('connector', { id: getRecordId(IDS, { chargeBoxId: 'a~b', connectorId: 2 })! });
    expect(sent[0]!.url).toBe('/steve/connectors/a~b/2');
  });
});

describe('the only record there is', () => {
  const table = tableOf({
    name: 'setting',
    title: 'Settings',
    ids: ['settingId'],
    singleton: true,
    calls: {
      get: { method: 'GET', path: 'settings' },
      create: { method: 'POST', path: 'settings' },
      update: { method: 'PUT', path: 'settings' },
    },
  });

  it('is read without an id', async () => {
    const { provider, sent } = fakeProvider([ok({ settingId: 4, name: 'x' })], { table });
    expect(await provider.getOne('setting', { id: SINGLETON_ID })).toStrictEqual({
      data: { settingId: 4, name: 'x', id: SINGLETON_ID },
    });
    expect(sent[0]!.url).toBe('/steve/settings');
  });

  it.each([[undefined], [[]], ['x'], [7], [{}], [{ settingId: 4 }]])('is not %j', async (data) => {
    const named = { ...table, isRecord: (row: object) => 'name' in row };
    const { provider } = fakeProvider([json({ success: true, data })], { table: named });
    expect(await failure(provider.getOne('setting', { id: SINGLETON_ID }))).toMatchObject({ body: { fault: 'shape' } });
  });

  it('is not an answer without a word', async () => {
    const { provider } = fakeProvider([new Response(null, { status: 204 })], { table });
    expect(await failure(provider.getOne('setting', { id: SINGLETON_ID }))).toMatchObject({ body: { fault: 'shape' } });
  });

  it.each([
    ['create', table],
    ['update', { ...table, calls: { get: table.calls.get!, update: table.calls.update! } }],
  ])('is empty where nobody has made it yet, to be made by %s', async (_, writable) => {
    const { provider } = fakeProvider([ok(null)], { table: { ...writable, isRecord: () => false } });
    expect(await provider.getOne('setting', { id: SINGLETON_ID })).toStrictEqual({ data: { id: SINGLETON_ID } });
  });

  it('is missing where nobody could make it', async () => {
    const readable = { ...table, calls: { get: table.calls.get! } };
    const { provider } = fakeProvider([ok(null)], { table: readable });
    expect(await failure(provider.getOne('setting', { id: SINGLETON_ID }))).toMatchObject({ body: { fault: 'shape' } });
  });

  it('is stored with what is in it, its own id among it and no other', async () => {
    const { provider, sent } = fakeProvider([ok(), ok({ settingId: 4 })], { table });
    const data = { id: SINGLETON_ID, settingId: 4, name: 'x' };
    expect(
      await provider.update('setting', { id: SINGLETON_ID, data, previousData: { id: SINGLETON_ID } }),
    ).toStrictEqual({
      data,
    });
    expect(sent[0]!.body).toStrictEqual({ settingId: 4, name: 'x' });
    expect((await provider.create('setting', { data: { name: 'x' } })).data).toStrictEqual({
      name: 'x',
      settingId: 4,
      id: SINGLETON_ID,
    });
    expect(sent[1]!.body).toStrictEqual({ name: 'x' });
  });
});

describe('rows that do not say which they are', () => {
  it('cost nobody the list, and are told apart by their places', async () => {
    const { provider, warnings } = fakeProvider([
      rows([{ articleId: 7 }, {}, { articleId: '' }, { articleId: null, id: 3 }]),
    ]);
    const { data, total } = await provider.getList('article', page());
    expect(data.map(({ id }) => id)).toStrictEqual([7, '~1', '~2', '~3']);
    expect(total).toBe(4);
    expect(warnings).toStrictEqual([]);
  });

  it('are all there are where nothing identifies a row', async () => {
    const table = tableOf({ ...articles, ids: [] });
    const { provider } = fakeProvider([rows([{ id: 5, a: 1 }, { a: 1 }])], { table });
    expect((await provider.getList('article', page())).data).toStrictEqual([
      { a: 1, id: '~0' },
      { a: 1, id: '~1' },
    ]);
  });
});

describe('a screen that reads its record by another call', () => {
  const get: Call = { method: 'GET', path: 'old-articles/{articleId}' };

  it('uses that, and not the table’s own', async () => {
    const { provider, sent } = fakeProvider([ok({ articleId: 7 }), ok({ articleId: 7 })]);
    expect(await provider.getOne('article', { id: 7, meta: { get } })).toStrictEqual({ data: { articleId: 7, id: 7 } });
    await provider.getOne('article', { id: 7, meta: {} });
    expect(sent.map(({ url }) => url)).toStrictEqual(['/steve/old-articles/7', '/steve/article/articles/7']);
  });

  it.each([
    ['has none', tableOf({ ...articles, calls: {} })],
    ['reads rows', tableOf({ ...articles, calls: { page: articles.calls.page! }, getFromList: true })],
    ['is plain REST', tableOf({ ...articles, calls: { page: { method: 'GET', path: 'a', dialect: 'simple-rest' } } })],
  ])('uses it, too, where the table %s', async (_, table) => {
    const { provider, sent } = fakeProvider([ok({ articleId: 7 })], { table });
    await provider.getOne('article', { id: 7, meta: { get } });
    expect(sent.map(({ url }) => url)).toStrictEqual(['/steve/old-articles/7']);
  });
});

describe('what a call always sends', () => {
  const fixed = { channel: 'web', articleTitle: 'fixed' };
  const withFixed = (name: string, call: Call) =>
    tableOf({ ...articles, calls: { ...articles.calls, [name]: { ...call, fixedParams: fixed } } });
  const previousData: RaRecord = { id: 7, articleId: 7 };

  it('stands in the body, and nobody overrides it', async () => {
    const create = fakeProvider([ok()], { table: withFixed('create', articles.calls.create!) });
    await create.provider.create('article', { data: { articleTitle: 'new', views: 1 } });
    expect(create.sent[0]!.body).toStrictEqual({ articleTitle: 'fixed', views: 1, channel: 'web' });
    const update = fakeProvider([ok()], {
      table: withFixed('update', { ...articles.calls.update!, bodyFields: ['articleTitle'] }),
    });
    await update.provider.update('article', { id: 7, data: { articleTitle: 'new', views: 1 }, previousData });
    expect(update.sent[0]!.body).toStrictEqual(fixed);
  });

  it('gives a delete a body, with the keys that it wants', async () => {
    const remove: Call = { method: 'POST', path: 'articles/remove' };
    const bare = fakeProvider([ok()], { table: withFixed('delete', remove) });
    await bare.provider.delete('article', { id: 7, previousData });
    expect(bare.sent[0]!.body).toStrictEqual(fixed);
    const listed = fakeProvider([ok()], { table: withFixed('delete', { ...remove, bodyFields: ['articleId'] }) });
    await listed.provider.delete('article', { id: '7', previousData });
    expect(listed.sent[0]!.body).toStrictEqual({ articleId: 7, ...fixed });
  });
});
