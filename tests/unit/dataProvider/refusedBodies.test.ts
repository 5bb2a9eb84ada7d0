/** A body that its schema does not allow is not sent. */
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createRecordSerializer } from '../../../src/model/serializations/createRecordSerializer';
import { BODY_SCHEMA_FILES } from '../../support/bodySchemaEntity';
import { dialects } from '../../support/dialects';
import { compileEntityModule } from '../../support/entityModule';
import { fakeHttp, json, routesOf, tableOf } from './support';

const module = compileEntityModule('crate.json', BODY_SCHEMA_FILES);
const { entity } = module;
const STORED = { crateId: 7, name: 'Old', weight: 7, meta: { maker: 'Ada' } };

function setUp(replies: unknown[], calls = entity.calls) {
  const { http, sent } = fakeHttp(replies.map((data) => json({ success: true, msg: '', data })));
  const table = tableOf({
    name: 'crate',
    title: 'Crates',
    ids: ['crateId'],
    calls,
    loadSerializer: async (options) => createRecordSerializer(entity, options, module),
  });
  return { provider: createDataProvider({ baseUrl: '/steve', routes: routesOf(table), http, dialects }), sent };
}

it('sends a new record that follows the schema, as the API nests it', async () => {
  const { provider, sent } = setUp([7]);
  await provider.create('crate', { data: { name: 'A', maker: 'Bea' } });
  expect(sent[0]!.body).toEqual({ name: 'A', meta: { maker: 'Bea' } });
});

it('refuses a new record that does not, with what is wrong and what would have been sent', async () => {
  const { provider, sent } = setUp([]);
  const error = await provider.create('crate', { data: { name: 'A', maker: 'bea' } }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    status: 422,
    message: 'Not saved\nThese values do not fit together',
    body: {
      fault: 'refused',
      violations: [{ instancePath: '/meta/maker', keyword: 'pattern' }],
      sent: { name: 'A', meta: { maker: 'bea' } },
    },
  });
  expect(sent).toEqual([]);
});

it('refuses a change, but not what was stored before', async () => {
  const { provider, sent } = setUp([STORED, null]);
  const { data } = await provider.getOne('crate', { id: 7 });
  const change = (values: object) =>
    provider.update('crate', { id: 7, data: { ...data, ...values }, previousData: data });
  await expect(change({ maker: 'bea' })).rejects.toThrow('Not saved');
  expect(sent).toHaveLength(1);
  await change({ name: 'New' });
  expect(sent[1]!.body).toMatchObject({ name: 'New', weight: 7 });
});

it('checks only the fields that the call sends', async () => {
  const calls = { ...entity.calls, create: { ...entity.calls['create']!, bodyFields: ['name'] } };
  const { provider, sent } = setUp([7], calls);
  await provider.create('crate', { data: { name: 'A', weight: 7 } });
  expect(sent[0]!.body).toEqual({ name: 'A' });
});

it('leaves out empty lists of a new record if only a record without them is allowed', async () => {
  const { provider, sent } = setUp([7, 7]);
  await provider.create('crate', { data: { name: 'empty', rows: [] } });
  await provider.create('crate', { data: { name: 'A', rows: [] } });
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'empty' }, { name: 'A', rows: [] }]);
});

it('leaves out objects with nothing but null in the same way', async () => {
  const { provider, sent } = setUp([7]);
  await provider.create('crate', { data: { name: 'A', extra: { b: null } } });
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'A' }]);
});
