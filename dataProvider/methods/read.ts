import { HttpError } from 'ra-core';
import type { Identifier, RaRecord } from 'ra-core';
import { openRecord } from '../envelope';
import { pathParams, toRecord } from '../record';
import type { Call, CallTable } from '../types';
import type { Wire } from '../wire';
import type { Methods } from './types';

const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** getOne and getMany over the call `get`. */
export function readMethods(table: CallTable, call: Call, wire: Wire): Pick<Methods, 'getOne' | 'getMany'> {
  const read = async <R extends RaRecord>(id: Identifier, signal?: AbortSignal): Promise<R> => {
    const envelope = await wire.envelope(call, { params: pathParams(table, id), signal, read: true });
    const row = openRecord(envelope, { ...table, call }, wire.http);
    return toRecord<R>(row, row[table.id]);
  };

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
