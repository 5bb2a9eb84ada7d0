import type { Identifier } from 'ra-core';
import type { Call, CallTable } from '../contract/types';
import { paramsOf } from '../wire/url';
import { isPresent, type Json } from '../contract/values';
import type { Wire } from '../wire/wire';
import { listMethods } from './list';
import { idMethods, readMethods, rowMethods } from './read';
import { METHODS } from './types';
import type { MethodName, Methods } from './types';
import { createMethods, deleteMethods, updateMethods } from './write';

/** What a resource without the call says to a developer who asks for it anyway. */
function refusals({ name, calls }: CallTable): Methods {
  const has = Object.keys(calls).join(', ') || 'no calls';
  const refuse = (method: string) => async (): Promise<never> => {
    throw new Error(`"${name}" has no call for ${method}; it has ${has}`);
  };
  return Object.fromEntries(METHODS.map((method) => [method, refuse(method)])) as Record<
    MethodName,
    () => Promise<never>
  >;
}

/** What a screen's own way to its record may say in `meta` of its question. */
interface OtherWay {
  /** Another call than the entity's own. */
  get?: Call;
  /** Values for its path, besides those of the id: an address may name a record by another field. */
  params?: Json;
}

/** The other call of a question; the entity's own where nobody can say what the other one's path wants. */
function otherGet(
  table: CallTable,
  { id, meta }: { id: Identifier; meta?: unknown },
): (OtherWay & { get: Call }) | undefined {
  const { get, params = {} } = (meta ?? {}) as OtherWay;
  const known = { ...table.partsOf(id), ...params };
  return get && paramsOf(get.path).every((name) => isPresent(known[name])) ? { get, params } : undefined;
}

/**
 * The methods of one resource: plain REST if it has that, and over it whatever its table says. The code
 * of plain REST travels with the first call of such a resource.
 */
export async function methodsOf(table: CallTable, baseUrl: string, wire: Wire): Promise<Methods> {
  // What plain REST has by itself is simple-rest's to do.
  const own = Object.fromEntries(Object.entries(table.calls).filter(([, call]) => !call.rest));
  const isRest = Object.keys(own).length < Object.keys(table.calls).length;
  const { page, get, create, update, delete: remove } = own;
  const base = isRest ? (await import('./rest')).restMethods(table, baseUrl, wire.http) : refusals(table);
  const methods: Methods = {
    ...base,
    ...(page && listMethods(table, page, wire)),
    ...(get && readMethods(table, get, wire)),
    ...(table.getsRow && page && rowMethods(table, page, wire)),
    ...(table.getsId && idMethods(table, wire)),
    ...(create && createMethods(table, create, wire)),
    ...(update && updateMethods(table, update, wire)),
    ...(remove && deleteMethods(table, remove, wire)),
  };
  return {
    ...methods,
    getOne: (resource, params) => {
      const other = otherGet(table, params);
      return (other ? readMethods(table, other.get, wire, other.params) : methods).getOne(resource, params);
    },
  };
}
