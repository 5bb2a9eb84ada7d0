import { HttpError } from 'ra-core';
import type { Identifier, RaRecord } from 'ra-core';
import { openRecord } from '../wire/envelope';
import { isNamed, pathParams, SINGLE, toAsked, toRecord } from '../wire/record';
import type { Call, CallTable } from '../contract/types';
import type { Json } from '../contract/values';
import type { Envelope } from '../transport/answer';
import type { Wire } from '../wire/wire';
import type { Methods } from './types';
import { readPages } from './whole';

type Read = Pick<Methods, 'getOne' | 'getMany'>;
type ReadOne = <R extends RaRecord>(id: Identifier, signal?: AbortSignal) => Promise<R>;

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

function methodsFrom(read: ReadOne): Read {
  /** A record that is gone leaves a gap; it must not take the others' labels with it. */
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
 * The server says that there is none yet, of a record that can be made. Only in so many words: who saves what
 * was drawn of an answer without a record saves it over what is there.
 */
const isNone = ({ singleton, calls }: CallTable, { data }: Envelope): boolean =>
  singleton === true && data === null && (calls.create ?? calls.update) !== undefined;

/**
 * getOne and getMany over the call `get`. An answer without a record is a failure; of a `singleton` that nobody
 * has made yet the record is empty but for its id.
 * @param more values for the path besides those of the id
 */
export const readMethods = (table: CallTable, call: Call, wire: Wire, more: Json = {}): Read =>
  methodsFrom(async <R extends RaRecord>(id: Identifier, signal?: AbortSignal) => {
    const params = { ...pathParams(table, id), ...more };
    const envelope = await wire.envelope(call, { params, signal, read: true });
    if (isNone(table, envelope)) return toRecord<R>({}, SINGLE);
    const row = openRecord(envelope, { ...table, call }, wire.http, table.isRecord);
    return toAsked<R>(table, row, id);
  });

/** getOne and getMany where no call reads a record: it is looked for in its list. */
export const rowMethods = (table: CallTable, call: Call, wire: Wire): Read =>
  methodsFrom(async <R extends RaRecord>(id: Identifier, signal?: AbortSignal) => {
    for await (const { rows } of readPages(table, call, wire, { signal })) {
      const found = rows.find((row) => isNamed(table, row, id));
      if (found) return toAsked<R>(table, found, id);
    }
    throw wire.http.fail('missing', { status: 404 });
  });

/** getOne and getMany where nothing is stored of a thing but what its id says: no call is made. */
export const idMethods = (table: CallTable, wire: Wire): Read =>
  methodsFrom(async <R extends RaRecord>(id: Identifier) => {
    const parts = table.partsOf(id);
    if (table.ids.every((name) => name in parts)) return toAsked<R>(table, parts, id);
    throw wire.http.fail('missing', { status: 404 });
  });
