import type { Identifier } from 'ra-core';
import { createBody, createdId, pathParams, savedRow, toAsked, toRecord, updateBody } from '../wire/record';
import type { Call, CallTable } from '../contract/types';
import { pick } from '../contract/values';
import type { Json } from '../contract/values';
import type { Wire } from '../wire/wire';
import type { Methods } from './types';

/** One after the other: servers lock rows, and the first refusal ends the series. */
async function inTurn(ids: Identifier[], run: (id: Identifier) => Promise<unknown>): Promise<{ data: Identifier[] }> {
  for (const id of ids) await run(id);
  return { data: ids };
}

const withFixed = (call: Call, body: Json): Json => (call.fixedParams ? { ...body, ...call.fixedParams } : body);

/** create over the call `create`; its record is what was sent, completed by the answer. */
export function createMethods(table: CallTable, call: Call, wire: Wire): Pick<Methods, 'create'> {
  return {
    create: async (_, { data }) => {
      const sent: Json = { ...data };
      const body = withFixed(call, createBody(table, call.bodyFields, sent));
      const { data: answer } = await wire.send(call, { params: sent, body });
      return { data: toRecord(savedRow(sent, answer), createdId(table, answer, sent)) };
    },
  };
}

/** update and updateMany over the call `update`. */
export function updateMethods(table: CallTable, call: Call, wire: Wire): Pick<Methods, 'update' | 'updateMany'> {
  const save = async (id: Identifier, data: Json, previous?: Json): Promise<Json> => {
    const params = pathParams(table, id, data, previous);
    const body = withFixed(call, updateBody(table, call.bodyFields, data, params));
    const { data: answer } = await wire.send(call, { params, body });
    return savedRow({ ...data, ...pick(params, [...table.ids]) }, answer);
  };
  return {
    update: async (_, { id, data, previousData }) => ({
      data: toAsked(table, await save(id, { ...data }, previousData), id),
    }),
    updateMany: (_, { ids, data }) => inTurn(ids, (id) => save(id, { ...data })),
  };
}

/** delete and deleteMany over the call `delete`. */
export function deleteMethods(table: CallTable, call: Call, wire: Wire): Pick<Methods, 'delete' | 'deleteMany'> {
  const remove = async (id: Identifier, previous?: Json): Promise<void> => {
    const params = pathParams(table, id, previous);
    // A DELETE has no body; a call of another method says which keys it wants.
    const body =
      call.bodyFields || call.fixedParams
        ? withFixed(call, call.bodyFields ? pick(params, call.bodyFields) : {})
        : undefined;
    await wire.send(call, { params, ...(body ? { body } : {}) });
  };
  return {
    delete: async (_, { id, previousData }) => {
      await remove(id, previousData);
      return { data: toRecord({ ...previousData }, id) };
    },
    deleteMany: (_, { ids }) => inTurn(ids, (id) => remove(id)),
  };
}
