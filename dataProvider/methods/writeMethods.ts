import type { Identifier } from 'ra-core';
import {
  buildCreateBody,
  buildDeleteBody,
  getCreatedId,
  getPathParams,
  mergeSavedRecord,
  toRecordWithRequestedId,
  toRecord,
  buildUpdateBody,
} from '../wire/recordConversion';
import type { Call, CreateMeta, ResourceCalls, UpdateMeta, UpdateResultMeta } from '../contract/types';
import { pickKeys } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';
import type { DataProviderMethods } from './types';

/**
 * Sends the requests one after the other, because servers lock rows. After the first error no further request is
 * sent.
 */
async function runSequentially(
  ids: Identifier[],
  run: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  for (const id of ids) await run(id);
  return { data: ids };
}

/** Creates the method `create` from the call `create`. Its result is the sent record merged with the response. */
export function createCreateMethods(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
): Pick<DataProviderMethods, 'create'> {
  return {
    create: async (_, { data, meta }) => {
      const sent: Json = { ...data };
      const body = buildCreateBody(table, call, await wire.getDialect(call), sent);
      const { onProgress } = (meta ?? {}) as CreateMeta;
      const { data: response } = await wire.send(call, { params: sent, body, onProgress });
      return { data: toRecord(mergeSavedRecord(sent, response), getCreatedId(table, response, sent)) };
    },
  };
}

/** Creates the methods `update` and `updateMany` from the call `update`. */
export function createUpdateMethods(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
): Pick<DataProviderMethods, 'update' | 'updateMany'> {
  const save = async (
    id: Identifier,
    data: Json,
    previous?: Json,
    { loadedFields: loaded, onProgress }: UpdateMeta = {},
  ): Promise<{ record: Json; meta?: UpdateResultMeta }> => {
    const params = getPathParams(table, id, data, previous);
    const saved = { ...data, ...pickKeys(params, [...table.ids]) };
    const dialect = await wire.getDialect(call);
    const sent = dialect.pickChangedFields
      ? dialect.pickChangedFields(data, { previous, loaded, ids: table.ids, bodyFields: call.bodyFields })
      : data;
    if (!sent) return { record: saved, meta: { isUnchanged: true } };
    const body = buildUpdateBody(table, call, dialect, sent, params);
    const { data: response } = await wire.send(call, { params, body, previous, onProgress });
    return { record: mergeSavedRecord(saved, response) };
  };
  return {
    update: async (_, { id, data, previousData, meta }) => {
      const { record, ...rest } = await save(id, { ...data }, previousData, meta as UpdateMeta | undefined);
      return { data: toRecordWithRequestedId(table, record, id), ...rest };
    },
    updateMany: (_, { ids, data }) => runSequentially(ids, (id) => save(id, { ...data })),
  };
}

/** Creates the methods `delete` and `deleteMany` from the call `delete`. */
export function createDeleteMethods(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
): Pick<DataProviderMethods, 'delete' | 'deleteMany'> {
  const remove = async (id: Identifier, previous?: Json): Promise<void> => {
    const params = getPathParams(table, id, previous);
    const body = buildDeleteBody(call, params);
    const { calls, changedAtPath } = table;
    await wire.send(call, { params, previous, versionCall: calls.get, changedAtPath, ...(body ? { body } : {}) });
  };
  return {
    delete: async (_, { id, previousData }) => {
      await remove(id, previousData);
      return { data: toRecord({ ...previousData }, id) };
    },
    deleteMany: (_, { ids }) => runSequentially(ids, (id) => remove(id)),
  };
}
