/** Lets the methods work with the names of fields, where the API nests some of them in objects: `metadata.name`. */
import { isObject, omitKeys, pickKeys, type Json } from '../contract/jsonValues';
import type { RecordSerializer } from '../contract/serializers';
import type { Dialect } from '../dialects/dialect';
import type { ApiClient } from '../wire/apiClient';

type Nesting = Pick<RecordSerializer, 'nest' | 'flatten' | 'getPath' | 'isText'>;

/**
 * Returns the dialect for records by field name. Changes are compared as the API has the record, so that an object of
 * which one value has changed is sent whole.
 */
function createNestingDialect(dialect: Dialect, { nest, flatten, getPath }: Nesting): Dialect {
  const { buildRecordBody, pickChangedFields } = dialect;
  return {
    ...dialect,
    ...(buildRecordBody
      ? { buildRecordBody: (record, ids, id) => buildRecordBody(nest(record), ids.map(getPath), id) }
      : {}),
    ...(pickChangedFields
      ? {
          pickChangedFields: (fields, { previous, loaded, ids, bodyFields }) => {
            const toCompared = (all: Json): Json => nest(omitKeys(pickKeys(all, bodyFields), ...ids));
            const changed = pickChangedFields(toCompared(fields), {
              previous: previous && nest(previous),
              loaded: loaded && toCompared(loaded),
              ids: [],
              bodyFields: undefined,
            });
            return changed && { ...pickKeys(fields, ['id', ...ids]), ...flatten(changed) };
          },
        }
      : {}),
  };
}

/** Creates a client that nests the fields of the records it sends, and knows which filters are texts. */
export function createNestingClient(wire: ApiClient, nesting: Nesting): ApiClient {
  return {
    ...wire,
    getDialect: async (call) => createNestingDialect(await wire.getDialect(call), nesting),
    fetchPageOf: (context, call, params) => wire.fetchPageOf(context, call, { ...params, isText: nesting.isText }),
    send: async (call, { body, ...options } = {}) => {
      // A dialect that builds the body of a record has nested it.
      const isBuilt = (await wire.getDialect(call)).buildRecordBody !== undefined;
      const sent = isBuilt || !isObject(body) ? body : nesting.nest(body);
      return wire.send(call, { ...options, ...(sent === undefined ? {} : { body: sent }) });
    },
  };
}
