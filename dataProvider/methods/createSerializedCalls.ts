/** Converts the values of calls that belong to no resource, such as those of an assignment or of an option list. */
import { isObject, type Json } from '../contract/jsonValues';
import type { ResourceRegistry, WattdeskDataProvider } from '../contract/types';
import type { CallFields, CallSerializer } from '../contract/serializers';
import type { ApiClient } from '../wire/apiClient';
import { createMalformedValueReporter } from './createMalformedValueReporter';

const KEEP: CallSerializer = { readRecord: (received) => received, writeValues: (values) => values };

/** Creates the methods `send`, `page` and `upload` for calls with `fields`. */
export function createSerializedCalls(
  wire: ApiClient,
  { loadSerializers }: Pick<ResourceRegistry, 'loadSerializers'>,
  timeZone: string | undefined,
): Pick<WattdeskDataProvider, 'send' | 'page' | 'upload'> {
  const load = async (fields: CallFields | undefined): Promise<CallSerializer> =>
    (fields && (await loadSerializers?.())?.createCallSerializer(fields, { timeZone })) ?? KEEP;
  return {
    send: async <T>(
      call: Parameters<ApiClient['send']>[0],
      { fields, ...options }: Parameters<ApiClient['send']>[1] = {},
    ) => {
      const { writeValues } = await load(fields);
      const { params, query, body } = options;
      return wire.send<T>(call, {
        ...options,
        ...(params ? { params: writeValues(params) } : {}),
        ...(query ? { query: writeValues(query) } : {}),
        ...(isObject(body) ? { body: writeValues(body) } : {}),
      });
    },
    page: async <Row>(
      call: Parameters<ApiClient['page']>[0],
      { fields, ...options }: Parameters<ApiClient['page']>[1],
    ) => {
      const { readRecord, writeValues, isText } = await load(fields);
      const { params, filter, title = '' } = options;
      const { rows, ...count } = await wire.page<Json>(call, {
        ...options,
        isText,
        filter: writeValues(filter),
        ...(params ? { params: writeValues(params) } : {}),
      });
      const report = createMalformedValueReporter(wire.http, title);
      return { ...count, rows: rows.map((row) => readRecord(row, report)) as Row[] };
    },
    upload: async <T>(
      call: Parameters<ApiClient['upload']>[0],
      file: File,
      { fields, params, ...options }: Parameters<ApiClient['upload']>[2],
    ) => {
      const { writeValues } = await load(fields);
      return wire.upload<T>(call, file, { ...options, ...(params ? { params: writeValues(params) } : {}) });
    },
  };
}
