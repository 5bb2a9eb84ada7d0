import type { Identifier, RaRecord } from 'ra-core';
import type { Call, ResourceCalls, UpdateMeta } from '../contract/types';
import type { MalformedValueReporter, RecordSerializer } from '../contract/serializers';
import { pickKeys, type Json } from '../contract/jsonValues';
import { toRecord, toRecords } from '../wire/recordConversion';
import type { ApiClient } from '../wire/apiClient';
import { createNestingClient } from './createNestingClient';
import { createDataProviderMethods } from './createDataProviderMethods';
import { createMalformedValueReporter } from './createMalformedValueReporter';
import { ReceivedRecords } from './receivedRecords';
import type { DataProviderMethods } from './types';

/** Both are lazy-loaded together. */
export { createSerializedCalls } from './createSerializedCalls';

const receivedByClient = new WeakMap<ApiClient, Map<string, ReceivedRecords>>();

/** Returns the records of a resource that a client has received. */
function getReceivedRecords(wire: ApiClient, resource: string): ReceivedRecords {
  const byResource = receivedByClient.get(wire) ?? new Map<string, ReceivedRecords>();
  receivedByClient.set(wire, byResource);
  const received = byResource.get(resource) ?? new ReceivedRecords();
  byResource.set(resource, received);
  return received;
}

const ignore = (): void => undefined;

/** Whether a value is a list in which nothing is, or an object in which nothing but null is. */
const isEmptyPart = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Date) &&
  Object.values(value).every((part) => part === null && !Array.isArray(value));

/**
 * Creates the react-admin methods of a resource whose values have other formats in the API than in the app. The
 * methods convert all values. An unchanged value is sent exactly as it was received.
 */
export function createSerializedMethods(
  table: ResourceCalls,
  serializer: RecordSerializer,
  wire: ApiClient,
): DataProviderMethods {
  const methods = createDataProviderMethods(
    {
      ...table,
      getId: (row) => table.getId(serializer.flatten(row)),
      isRecord: (row) => table.isRecord?.(serializer.readRecord(row, ignore)) ?? true,
    },
    createNestingClient(wire, serializer),
  );
  const received = getReceivedRecords(wire, table.name);

  const createReport = (): MalformedValueReporter => createMalformedValueReporter(wire.http, table.title);
  const readRecord = (record: RaRecord, report: MalformedValueReporter): Json => {
    const { id, ...row } = record;
    return serializer.readRecord(table.ids.includes('id') ? { ...row, id } : row, report);
  };
  /** @param id the id of the record, if the values themselves contain none */
  const read = <R extends RaRecord>(record: RaRecord, id: Identifier): R => {
    const values = readRecord(record, createReport());
    const own = table.singleton ? id : (table.getId(values) ?? id);
    received.add(own, record);
    return toRecord<R>(values, own);
  };
  const readAll = <R extends RaRecord>(records: RaRecord[]): R[] => {
    const report = createReport();
    const rows = toRecords<R>(
      table,
      records.map((record) => readRecord(record, report)),
    );
    rows.forEach(({ id }, index) => received.add(id, records[index]!));
    return rows;
  };

  const writeId = (id: Identifier): Identifier => {
    if (table.singleton) return id;
    const { id: _, ...parts } = table.getIdParts(id);
    return table.getId(serializer.writeValues(parts)) ?? id;
  };
  const write = (data: Json, id?: Identifier): Json => serializer.writeRecord(data, received.get(id));
  /**
   * Refuses values that the schema for bodies does not allow.
   * @returns the values to send: a new record leaves out empty lists and objects if the schema allows it only so
   */
  const checkBody = async (values: Json, call: Call | undefined, id?: Identifier): Promise<Json> => {
    const toSent = (all: Json): Json => serializer.nest(pickKeys(all, call?.bodyFields));
    const find = async (all: Json): Promise<readonly unknown[]> =>
      (await serializer.findViolations?.(toSent(all), received.get(id))) ?? [];
    const violations = await find(values);
    if (violations.length === 0) return values;
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyPart(value)));
    if (id === undefined && (await find(filled)).length === 0) return filled;
    const error = wire.http.createError('refused', { status: 422 });
    error.body = { ...error.body, violations, sent: toSent(values) };
    throw error;
  };
  const writePrevious = <R>(previous: R | undefined, id: Identifier): R | undefined =>
    previous && ({ ...write(previous as Json, id), id: writeId(id) } as R);
  const writeMeta = (meta: { params?: Json } | undefined): unknown =>
    meta?.params ? { ...meta, params: serializer.writeValues(meta.params) } : meta;
  const getList: DataProviderMethods['getList'] = async (resource, params) => {
    const filter = serializer.writeFilter(params.filter ?? {});
    const sort = params.sort && { ...params.sort, field: serializer.getPath(params.sort.field) };
    const { data, ...count } = await methods.getList(resource, { ...params, filter, ...(sort ? { sort } : {}) });
    return { ...count, data: readAll(data) };
  };
  return {
    getList,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    getOne: async (resource, { id, meta, ...params }) => {
      const { data } = await methods.getOne(resource, { ...params, id: writeId(id), meta: writeMeta(meta) });
      return { data: read(data, id) };
    },
    getMany: async (resource, { ids, ...params }) => {
      const { data } = await methods.getMany(resource, { ...params, ids: ids.map(writeId) });
      return { data: readAll(data) };
    },
    create: async (resource, params) => {
      const written = await checkBody(write(params.data), table.calls.create);
      const { data } = await methods.create(resource, { ...params, data: written });
      return { data: read(data, data.id) };
    },
    update: async (resource, { id, data, previousData, meta, ...params }) => {
      const { loadedFields } = (meta ?? {}) as UpdateMeta;
      const sent = {
        data: write(data, id),
        previousData: writePrevious(previousData, id),
        id: writeId(id),
        meta: loadedFields ? { ...meta, loadedFields: write(loadedFields, id) } : meta,
      };
      await checkBody(sent.data, table.calls.update, id);
      const { data: saved, ...rest } = await methods.update(resource, { ...params, ...sent });
      return { data: { ...read(saved, id), id }, ...rest };
    },
    updateMany: async (resource, { ids, data, ...params }) => {
      await methods.updateMany(resource, { ...params, ids: ids.map(writeId), data: write(data) });
      return { data: ids };
    },
    delete: async (resource, { id, previousData, ...params }) => {
      await methods.delete(resource, { ...params, id: writeId(id), previousData: writePrevious(previousData, id) });
      return { data: toRecord({ ...previousData }, id) };
    },
    deleteMany: async (resource, { ids, ...params }) => {
      await methods.deleteMany(resource, { ...params, ids: ids.map(writeId) });
      return { data: ids };
    },
  };
}
