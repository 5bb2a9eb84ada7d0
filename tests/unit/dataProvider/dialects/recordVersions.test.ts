/** Versions of records, and the ids of created records whose responses have no body. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../dataProvider/contract/jsonValues';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { failure, fakeProvider, json, tableOf } from '../support';

const dialect = 'own';
const table = tableOf({
  name: 'pet',
  title: 'Pets',
  ids: ['id'],
  calls: {
    get: { method: 'GET', path: 'pets/{id}', dialect },
    create: { method: 'POST', path: 'pets', dialect },
    update: { method: 'PUT', path: 'pets/{id}', dialect },
    delete: { method: 'DELETE', path: 'pets/{id}', dialect },
  },
});
const connect = (replies: Response[], etag = true) =>
  fakeProvider(replies, { table, ownDialects: { own: createDialect({ etag }) } });
const rex = (etag?: string) => json({ id: 7, name: 'Rex' }, 200, etag ? { ETag: etag } : {});
const change = { id: 7, data: { name: 'Max' }, previousData: { id: 7, name: 'Rex' } };
const getVersions = (sent: readonly { headers: Record<string, string> }[]) =>
  sent.map(({ headers }) => headers['If-Match']);

describe('the version of a record', () => {
  it('is sent with its update and its deletion', async () => {
    const { provider, sent } = connect([rex('"1"'), rex('"2"'), json({})]);
    await provider.getOne('pet', { id: 7 });
    await provider.update('pet', change);
    await provider.delete('pet', { id: 7, previousData: change.previousData });
    expect(getVersions(sent)).toEqual([undefined, '"1"', '"2"']);
  });

  it('is that of the record as it was loaded, not of a later read', async () => {
    const { provider, sent } = connect([
      rex('"1"'),
      rex('"2"'),
      new Response(null, { status: 412 }),
      json({}),
      json({}),
    ]);
    const { data: loaded } = await provider.getOne('pet', { id: 7 });
    const { data: later } = await provider.getOne('pet', { id: 7 });
    await failure(provider.update('pet', { ...change, previousData: loaded }));
    await provider.update('pet', { ...change, previousData: later });
    expect(getVersions(sent)).toEqual([undefined, undefined, '"1"', '"2"']);
    expect(sent.at(-1)?.body).toEqual({ name: 'Max' });
  });

  it('is that of the saved record after a save, also without a body', async () => {
    const saved = new Response(null, { status: 204, headers: { ETag: '"2"' } });
    const { provider, sent } = connect([rex('"1"'), saved, rex('"3"'), json({})]);
    const { data: loaded } = await provider.getOne('pet', { id: 7 });
    const { data } = await provider.update('pet', { ...change, previousData: loaded });
    await provider.getOne('pet', { id: 7 });
    await provider.delete('pet', { id: 7, previousData: data });
    expect(getVersions(sent)).toEqual([undefined, '"1"', undefined, '"2"']);
  });

  it('is not sent with the fields', async () => {
    const { provider, sent } = connect([rex('"1"'), json({})]);
    const { data: loaded } = await provider.getOne('pet', { id: 7 });
    await provider.update('pet', { id: 7, data: { ...loaded, name: 'Max' }, previousData: loaded });
    expect(sent[1]).toMatchObject({ body: { id: 7, name: 'Max' }, headers: { 'If-Match': '"1"' } });
    expect(sent[1]?.body).not.toHaveProperty('@etag');
  });

  it('is not sent where the app itself has changed the record since then', async () => {
    const { provider, sent } = connect([rex('"1"'), rex('"2"'), rex()]);
    const { data: loaded } = await provider.getOne('pet', { id: 7 });
    await provider.update('pet', { ...change, previousData: loaded });
    await provider.update('pet', { ...change, previousData: loaded });
    expect(getVersions(sent)).toEqual([undefined, '"1"', '"2"']);
  });

  it('is forgotten after an update whose response names none', async () => {
    const { provider, sent } = connect([rex('"1"'), rex(), rex()]);
    await provider.getOne('pet', { id: 7 });
    await provider.update('pet', change);
    await provider.update('pet', change);
    expect(getVersions(sent)).toEqual([undefined, '"1"', undefined]);
  });

  it('is not that of another record', async () => {
    const { provider, sent } = connect([rex('"1"'), rex()]);
    await provider.getOne('pet', { id: 7 });
    await provider.update('pet', { ...change, id: 8, previousData: { id: 8 } });
    expect(getVersions(sent)).toEqual([undefined, undefined]);
  });

  it('is not sent where the dialect has no versions', async () => {
    const { provider, sent } = connect([rex('"1"'), rex()], false);
    await provider.getOne('pet', { id: 7 });
    await provider.update('pet', change);
    expect(getVersions(sent)).toEqual([undefined, undefined]);
  });

  it('that is out of date is a conflict', async () => {
    const { provider } = connect([rex('"1"'), new Response(null, { status: 412 })]);
    await provider.getOne('pet', { id: 7 });
    const error = await failure(provider.update('pet', change));
    expect(error).toMatchObject({ status: 412, body: { fault: 'conflict' } });
  });
});

it.each([
  ['/pets/12', '12'],
  ['https://api.test/v1/pets/12/', '12'],
  ['/pets/SG%2FTD%237?v=1', 'SG/TD#7'],
])('takes the id of a created record from its Location: %s', async (location, id) => {
  const { provider } = connect([new Response(null, { status: 201, headers: { Location: location } })]);
  const { data } = await provider.create('pet', { data: { name: 'Max' } });
  expect(data).toEqual({ id, name: 'Max' });
});

describe('versions in the rows of a list', () => {
  const versioned = createDialect({ etag: true, record: { etagPath: '@odata.etag' }, list: { rowsPath: 'value' } });
  const read = (version: string): Json => {
    const { rows } = versioned.findRows({ value: [{ id: 7, '@odata.etag': version }] }, new Headers());
    return (rows as Json[])[0]!;
  };

  it('guard a record that was not read on its own', async () => {
    expect(await versioned.versions?.getHeaders('DELETE', '/people(7)', read('W/"1"'))).toEqual({
      'If-Match': 'W/"1"',
    });
    expect(await versioned.versions?.getHeaders('DELETE', '/people(7)', undefined)).toEqual({});
  });

  it('give way to the version of the last response to a change of the app', async () => {
    versioned.versions?.keep('PATCH', '/people(8)', new Headers({ ETag: 'W/"2"' }), null);
    expect(await versioned.versions?.getHeaders('DELETE', '/people(8)', read('W/"1"'))).toEqual({
      'If-Match': 'W/"2"',
    });
  });

  it('count more than that of an earlier read', async () => {
    versioned.versions?.keep('GET', '/people(9)', new Headers({ ETag: 'W/"1"' }), { id: 9 });
    expect(await versioned.versions?.getHeaders('DELETE', '/people(9)', read('W/"2"'))).toEqual({
      'If-Match': 'W/"2"',
    });
  });
});

describe('the deletion of a row whose version is not known', () => {
  const row = { id: 7, name: 'Rex' };
  const sentTo = (sent: readonly { method: string; url: string; headers: Record<string, string> }[]) =>
    sent.map(({ method, url, headers }) => [method, url, headers['If-Match']]);

  it('reads the record for its version', async () => {
    const { provider, sent } = connect([rex('"1"'), json({})]);
    await provider.delete('pet', { id: 7, previousData: row });
    expect(sentTo(sent)).toEqual([
      ['GET', '/steve/pets/7', undefined],
      ['DELETE', '/steve/pets/7', '"1"'],
    ]);
  });

  it.each<[string, object, object, boolean]>([
    ['an older time', { changedAt: '2027-01-01T08:00:00Z' }, { changedAt: '2027-01-01T09:00:00Z' }, true],
    ['an older revision', { changedAt: 3 }, { changedAt: 4 }, true],
    ['the same time', { changedAt: '2027-01-01T08:00:00Z' }, { changedAt: '2027-01-01T08:00:00.250+00:00' }, false],
    ['no time', {}, { changedAt: '2027-01-01T09:00:00Z' }, false],
  ])('of a row with %s of its last change', async (_, before, now, isConflict) => {
    const read = () => json({ ...row, ...now }, 200, { ETag: '"2"' });
    const { provider, sent } = fakeProvider([read(), isConflict ? read() : json({})], {
      table: { ...table, changedAtPath: 'changedAt' },
      ownDialects: { own: createDialect({ etag: true }) },
    });
    const remove = () => provider.delete('pet', { id: 7, previousData: { ...row, ...before } });
    if (isConflict) {
      // Until the list is loaded again, the next try is a conflict, too.
      for (const _try of [1, 2])
        expect(await failure(remove())).toMatchObject({ status: 412, body: { fault: 'conflict' } });
    } else await remove();
    expect(sent.map(({ method }) => method)).toEqual(['GET', isConflict ? 'GET' : 'DELETE']);
  });

  it('sends the version also to another address than that of the record', async () => {
    const elsewhere = {
      ...table,
      calls: { ...table.calls, delete: { ...table.calls['delete']!, path: 'pets/{id}/x' } },
    };
    const { provider, sent } = fakeProvider([rex('"1"'), json({})], {
      table: elsewhere,
      ownDialects: { own: createDialect({ etag: true }) },
    });
    await provider.delete('pet', { id: 7, previousData: row });
    expect(sentTo(sent).at(-1)).toEqual(['DELETE', '/steve/pets/7/x', '"1"']);
  });

  it('reads each of several records, and fails for the one that was changed', async () => {
    const { provider, sent } = connect([rex('"1"'), json({}), rex('"2"'), new Response(null, { status: 412 })]);
    await provider.delete('pet', { id: 7, previousData: row });
    expect(await failure(provider.delete('pet', { id: 8, previousData: { ...row, id: 8 } }))).toMatchObject({
      status: 412,
    });
    expect(sentTo(sent).map(([method, , version]) => [method, version])).toEqual([
      ['GET', undefined],
      ['DELETE', '"1"'],
      ['GET', undefined],
      ['DELETE', '"2"'],
    ]);
  });

  it.each([
    ['has no versions', false, undefined],
    ['sends none with its record', true, undefined],
  ])('is sent without a version where the API %s', async (_, etag, version) => {
    const { provider, sent } = connect(etag ? [rex(), json({})] : [json({})], etag);
    await provider.delete('pet', { id: 7, previousData: row });
    expect(sentTo(sent).at(-1)).toEqual(['DELETE', '/steve/pets/7', version]);
    expect(sent).toHaveLength(etag ? 2 : 1);
  });
});
