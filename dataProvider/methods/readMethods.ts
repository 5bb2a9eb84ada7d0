import { HttpError } from 'ra-core';
import type { Identifier, RaRecord } from 'ra-core';
import { readRecord } from '../wire/readEnvelope';
import {
  isRecordWithId,
  getPathParams,
  SINGLETON_ID,
  toRecordWithRequestedId,
  toRecord,
} from '../wire/recordConversion';
import type { Call, ResourceCalls } from '../contract/types';
import type { Json } from '../contract/jsonValues';
import type { Envelope } from '../transport/parseResponse';
import type { ApiClient } from '../wire/apiClient';
import type { DataProviderMethods } from './types';
import { readAllPages } from './readAllPages';

type Read = Pick<DataProviderMethods, 'getOne' | 'getMany'>;
type ReadOne = <R extends RaRecord>(id: Identifier, signal?: AbortSignal) => Promise<R>;

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

function createReadMethodsWith(read: ReadOne): Read {
  /**
   * Reads a record. Returns an empty array if the record is missing (404), so that the labels of the other records
   * still load.
   */
  const readIfThere = async <R extends RaRecord>(id: Identifier, signal?: AbortSignal): Promise<R[]> => {
    try {
      return [await read<R>(id, signal)];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  return {
    getOne: async (_, { id, signal }) => ({ data: await read(id, signal) }),
    getMany: async <R extends RaRecord>(_: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => {
      const found = await Promise.all(ids.map((id) => readIfThere<R>(id, signal)));
      return { data: found.flat() };
    },
  };
}

/**
 * Whether the response means that a singleton (an entity with exactly one record) does not exist yet and can be
 * created. Only `data: null` has this meaning. If every response without a record had it, the form could be empty
 * although a record exists, and saving the form would overwrite that record.
 */
const isNone = ({ singleton, calls }: ResourceCalls, { data }: Envelope): boolean =>
  singleton === true && data === null && (calls.create ?? calls.update) !== undefined;

/**
 * Creates getOne and getMany from the call `get`. A response without a record is an error. The exception is a
 * singleton that does not exist yet: its record contains only the id. Several records are read with one request if
 * the dialect supports it.
 * @param more values for the placeholders of the path in addition to the id
 */
export function createReadMethods(table: ResourceCalls, call: Call, wire: ApiClient, more: Json = {}): Read {
  const { getOne, getMany } = createReadMethodsWith(
    async <R extends RaRecord>(id: Identifier, signal?: AbortSignal) => {
      const params = { ...getPathParams(table, id), ...more };
      const envelope = await wire.envelope(call, { params, signal, read: true });
      if (isNone(table, envelope)) return toRecord<R>({}, SINGLETON_ID);
      const { isPlain } = await wire.getDialect(call);
      const callContext = { ...table, call, recordName: isPlain ? 'body' : 'data' };
      const row = readRecord(envelope, callContext, wire.http, table.isRecord);
      return toRecordWithRequestedId<R>(table, row, id);
    },
  );
  return {
    getOne,
    getMany: async (resource, params) => {
      const { buildManyRequest } = await wire.getDialect(call);
      if (!buildManyRequest) return getMany(resource, params);
      const { readMany } = await import('./readMany');
      return (await readMany(table, call, wire, params)) ?? getMany(resource, params);
    },
  };
}

/** Creates getOne and getMany for entities without a get call. They search the record in the list. */
export const createReadMethodsFromList = (table: ResourceCalls, call: Call, wire: ApiClient): Read =>
  createReadMethodsWith(async <R extends RaRecord>(id: Identifier, signal?: AbortSignal) => {
    for await (const { rows } of readAllPages(table, call, wire, { signal })) {
      const found = rows.find((row) => isRecordWithId(table, row, id));
      if (found) return toRecordWithRequestedId<R>(table, found, id);
    }
    throw wire.http.createError('missing', { status: 404 });
  });

/** Creates getOne and getMany for entities whose id contains all values of the record. They send no request. */
export const createReadMethodsFromId = (table: ResourceCalls, wire: ApiClient): Read =>
  createReadMethodsWith(async <R extends RaRecord>(id: Identifier) => {
    const parts = table.getIdParts(id);
    if (table.ids.every((name) => name in parts)) return toRecordWithRequestedId<R>(table, parts, id);
    throw wire.http.createError('missing', { status: 404 });
  });
