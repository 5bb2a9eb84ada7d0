/** Updates in a dialect whose updates contain the changed fields only. */
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { pickChangedFields } from '../../../../dataProvider/dialects/interpreter/changedFields';
import type { Json } from '../../../../dataProvider/contract/jsonValues';
import { fakeProvider, json, tableOf } from '../support';

const REX = { id: 7, name: 'Rex', kind: 'dog', owner: { name: 'Ana', phone: '1' }, tags: ['a', 'b'], note: 'x' };
const { id: _, ...FIELDS } = REX;

describe('the changed fields of an update', () => {
  const none = { previous: undefined, loaded: undefined, ids: ['id'], bodyFields: undefined };

  it.each<[name: string, fields: Json, changed: Json | undefined]>([
    ['nothing is changed', FIELDS, undefined],
    ['the keys of an object are in another order', { ...FIELDS, owner: { phone: '1', name: 'Ana' } }, undefined],
    ['a value that was empty still is', { ...FIELDS, age: null }, undefined],
    ['a value is changed', { ...FIELDS, name: 'Max' }, { name: 'Max' }],
    ['a value is added', { ...FIELDS, age: 0 }, { age: 0 }],
    ['a value is emptied', { ...FIELDS, note: undefined }, { note: null }],
    ['a value is emptied as null', { ...FIELDS, note: null }, { note: null }],
    ['a list is changed', { ...FIELDS, tags: ['a'] }, { tags: ['a'] }],
    ['a list is in another order', { ...FIELDS, tags: ['b', 'a'] }, { tags: ['b', 'a'] }],
    ['an object is changed', { ...FIELDS, owner: { name: 'Bo', phone: '1' } }, { owner: { name: 'Bo', phone: '1' } }],
    ['a key of an object is emptied', { ...FIELDS, owner: { name: 'Ana' } }, { owner: { name: 'Ana', phone: null } }],
    ['an object is emptied', { ...FIELDS, owner: undefined }, { owner: null }],
    ['a field is gone', { name: 'Rex' }, { kind: null, owner: null, tags: null, note: null }],
  ])('%s', (_name, fields, changed) => {
    expect(pickChangedFields(fields, { ...none, loaded: FIELDS })).toEqual(changed);
  });

  it('are those that the previous record has otherwise, where nothing more is known', () => {
    const changed = pickChangedFields({ id: 7, kind: 'dog', owner: { name: 'Bo' } }, { ...none, previous: REX });
    expect(changed).toEqual({ id: 7, owner: { name: 'Bo' } });
    expect(
      pickChangedFields({ id: 7, kind: 'dog', owner: { name: 'Ana' } }, { ...none, previous: REX }),
    ).toBeUndefined();
  });

  it('are all, where no record is known', () => {
    expect(pickChangedFields({ name: 'Max' }, none)).toEqual({ name: 'Max' });
  });

  it('are some of those that the call sends', () => {
    const options = { ...none, loaded: FIELDS, bodyFields: ['name'] };
    expect(pickChangedFields({ name: 'Max' }, options)).toEqual({ name: 'Max' });
    expect(pickChangedFields({ name: 'Rex' }, options)).toBeUndefined();
  });
});

describe('an update', () => {
  const dialect = 'own';
  const calls = { update: { method: 'PATCH', path: 'pets/{id}', dialect } } as const;
  const table = tableOf({ name: 'pet', title: 'Pets', ids: ['id'], calls });
  const connect = (replies: Response[], definition = {}, own = table) =>
    fakeProvider(replies, {
      table: own,
      ownDialects: { own: createDialect({ update: { changedFieldsOnly: true }, ...definition }) },
    });
  const update = { id: 7, data: { name: 'Max', kind: 'dog' }, previousData: REX };
  const meta = { loadedFields: { name: 'Rex', kind: 'dog', note: 'x' } };

  it('sends what has changed, and null for what was emptied', async () => {
    const { provider, sent } = connect([json({ ...REX, name: 'Max' })]);
    const { data } = await provider.update('pet', { ...update, meta });
    expect(sent[0]).toMatchObject({ method: 'PATCH', url: '/steve/pets/7', body: { name: 'Max', note: null } });
    expect(data).toEqual({ ...REX, name: 'Max' });
  });

  it('sends no request where nothing has changed, and succeeds', async () => {
    const { provider, sent } = connect([]);
    const { data } = await provider.update('pet', { ...update, data: { name: 'Rex', kind: 'dog', note: 'x' }, meta });
    expect(sent).toEqual([]);
    expect(data).toEqual({ id: 7, name: 'Rex', kind: 'dog', note: 'x' });
  });

  it('of react-admin, without further ado, sends what differs from the previous record', async () => {
    const { provider, sent } = connect([json({})]);
    await provider.update('pet', { ...update, data: { ...REX, kind: 'cat' } });
    expect(sent[0]?.body).toEqual({ id: 7, kind: 'cat' });
  });

  it('of several records sends all that it is given', async () => {
    const { provider, sent } = connect([json({}), json({})]);
    await provider.updateMany('pet', { ids: [7, 8], data: { kind: 'cat' } });
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      ['/steve/pets/7', { kind: 'cat' }],
      ['/steve/pets/8', { kind: 'cat' }],
    ]);
  });

  it('is wrapped as the dialect says', async () => {
    const record = { requestPath: 'data.attributes', requestIdPath: 'data.id', fixedBody: { data: { type: 'pets' } } };
    const { provider, sent } = connect([json({})], { record });
    await provider.update('pet', { ...update, meta });
    expect(sent[0]?.body).toEqual({ data: { type: 'pets', id: 7, attributes: { name: 'Max', note: null } } });
  });

  it('with the envelope has the id in its body', async () => {
    const own = { ...table, calls: { update: { ...calls.update, path: 'pets' } } };
    const { provider, sent } = connect([json({ success: true })], { envelope: true }, own);
    await provider.update('pet', { ...update, meta });
    expect(sent[0]?.body).toEqual({ id: 7, name: 'Max', note: null });
  });
});
