import type { Handover } from '../handover';
import type { CallTable } from '../types';
import type { Page, Wire } from '../wire';
import { listMethods } from './list';
import { readMethods } from './read';
import { restMethods } from './rest';
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

/** The methods of one resource: plain REST if it has that, and over it whatever its table says. */
export function methodsOf(table: CallTable, baseUrl: string, wire: Wire, handover: Handover<Page>): Methods {
  const { rest, page, get, create, update, delete: remove } = table.calls;
  return {
    ...(rest ? restMethods(table, rest, baseUrl, wire.http) : refusals(table)),
    ...(page && listMethods(table, page, wire, handover)),
    ...(get && readMethods(table, get, wire)),
    ...(create && createMethods(table, create, wire)),
    ...(update && updateMethods(table, update, wire)),
    ...(remove && deleteMethods(table, remove, wire)),
  };
}
