import type { Identifier, RaRecord } from 'ra-core';
import type { ResourceCalls, UpdateMeta } from '../contract/types';
import type { MalformedValueReporter, RecordSerializer } from '../contract/serializers';
import type { Json } from '../contract/jsonValues';
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
  /** Refuses values that the schema for bodies does not allow. */
  const checkBody = async (values: Json, id?: Identifier): Promise<void> => {
    const sent = serializer.nest(values);
    const violations = (await serializer.findViolations?.(sent, received.get(id))) ?? [];
    if (violations.length === 0) return;
    const error = wire.http.createError('refused', { status: 422 });
    error.body = { ...error.body, violations, sent };
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
      const written = write(params.data);
      await checkBody(written);
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
      await checkBody(sent.data, id);
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
