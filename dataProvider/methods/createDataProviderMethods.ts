import type { Identifier } from 'ra-core';
import type { Call, ResourceCalls } from '../contract/types';
import { getPathParamNames } from '../transport/buildUrl';
import { isNotEmpty, type Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';
import { createListMethods } from './listMethods';
import { createReadMethodsFromId, createReadMethods, createReadMethodsFromList } from './readMethods';
import { DATA_PROVIDER_METHOD_NAMES } from './types';
import type { DataProviderMethodName, DataProviderMethods } from './types';
import { createCreateMethods, createDeleteMethods, createUpdateMethods } from './writeMethods';

/** Creates methods that reject because the resource lacks their call. The error message is intended for developers. */
function createUnsupportedMethods({ name, calls }: ResourceCalls): DataProviderMethods {
  const has = Object.keys(calls).join(', ') || 'no calls';
  const reject = (method: string) => async (): Promise<never> => {
    throw new Error(`"${name}" has no call for ${method}; it has ${has}`);
  };
  return Object.fromEntries(DATA_PROVIDER_METHOD_NAMES.map((method) => [method, reject(method)])) as Record<
    DataProviderMethodName,
    () => Promise<never>
  >;
}

/** The `meta` of a getOne request. With it, a screen can read its record with another call than the entity's own. */
interface FallbackMethods {
  /** The call that replaces the entity's own get call. */
  get?: Call;
  /**
   * Additional values for the placeholders in the path of `get`, besides the id. They are needed if the URL of the
   * screen identifies the record by another field.
   */
  params?: Json;
}

/**
 * Returns the get call in the `meta` of a request. Returns undefined if `meta` contains no call, or if the value of
 * a placeholder in its path is missing. The caller then uses the entity's own get call.
 */
function createFallbackGet(
  table: ResourceCalls,
  { id, meta }: { id: Identifier; meta?: unknown },
): (FallbackMethods & { get: Call }) | undefined {
  const { get, params = {} } = (meta ?? {}) as FallbackMethods;
  const known = { ...table.getIdParts(id), ...params };
  return get && getPathParamNames(get.path).every((name) => isNotEmpty(known[name])) ? { get, params } : undefined;
}

/** Creates the react-admin methods of one resource from its calls. */
export function createDataProviderMethods(table: ResourceCalls, wire: ApiClient): DataProviderMethods {
  const { page, get, create, update, delete: remove } = table.calls;
  const methods: DataProviderMethods = {
    ...createUnsupportedMethods(table),
    ...(page && createListMethods(table, page, wire)),
    ...(get && createReadMethods(table, get, wire)),
    ...(table.getFromList && page && createReadMethodsFromList(table, page, wire)),
    ...(table.getFromId && createReadMethodsFromId(table, wire)),
    ...(create && createCreateMethods(table, create, wire)),
    ...(update && createUpdateMethods(table, update, wire)),
    ...(remove && createDeleteMethods(table, remove, wire)),
  };
  return {
    ...methods,
    getOne: (resource, params) => {
      const other = createFallbackGet(table, params);
      return (other ? createReadMethods(table, other.get, wire, other.params) : methods).getOne(resource, params);
    },
  };
}
