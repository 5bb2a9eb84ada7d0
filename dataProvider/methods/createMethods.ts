import type { Identifier } from 'ra-core';
import type { Call, ResourceCalls } from '../contract/types';
import { getPathParamNames } from '../wire/buildUrl';
import { isNotEmpty, type Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';
import { createListMethods } from './listMethods';
import { createReadMethodsFromId, createReadMethods, createReadMethodsFromList } from './readMethods';
import { METHOD_NAMES } from './types';
import type { MethodName, DataProviderMethods } from './types';
import { createCreateMethods, createDeleteMethods, createUpdateMethods } from './writeMethods';

/** What a resource without the call says to a developer who asks for it anyway. */
function createUnsupportedMethods({ name, calls }: ResourceCalls): DataProviderMethods {
  const has = Object.keys(calls).join(', ') || 'no calls';
  const refuse = (method: string) => async (): Promise<never> => {
    throw new Error(`"${name}" has no call for ${method}; it has ${has}`);
  };
  return Object.fromEntries(METHOD_NAMES.map((method) => [method, refuse(method)])) as Record<
    MethodName,
    () => Promise<never>
  >;
}

/** What a screen's own way to its record may say in `meta` of its question. */
interface FallbackMethods {
  /** Another call than the entity's own. */
  get?: Call;
  /** Values for its path, besides those of the id: an address may name a record by another field. */
  params?: Json;
}

/** The other call of a question; the entity's own where nobody can say what the other one's path wants. */
function createFallbackGet(
  table: ResourceCalls,
  { id, meta }: { id: Identifier; meta?: unknown },
): (FallbackMethods & { get: Call }) | undefined {
  const { get, params = {} } = (meta ?? {}) as FallbackMethods;
  const known = { ...table.getIdParts(id), ...params };
  return get && getPathParamNames(get.path).every((name) => isNotEmpty(known[name])) ? { get, params } : undefined;
}

/**
 * Creates the react-admin methods of one resource: plain REST if it has that, overridden by its own calls. The REST
 * code loads with the first call of such a resource.
 */
export async function createMethods(
  table: ResourceCalls,
  baseUrl: string,
  wire: ApiClient,
): Promise<DataProviderMethods> {
  // What plain REST has by itself is simple-rest's to do.
  const own = Object.fromEntries(Object.entries(table.calls).filter(([, call]) => !call.rest));
  const isRest = Object.keys(own).length < Object.keys(table.calls).length;
  const { page, get, create, update, delete: remove } = own;
  const base = isRest
    ? (await import('./restMethods')).createRestMethods(table, baseUrl, wire.http)
    : createUnsupportedMethods(table);
  const methods: DataProviderMethods = {
    ...base,
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
