/** Builds the calls of an entity. */
import type { Json } from '../../lint/source/readJson';
import type { Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import { buildCallObject } from './callObject';
import type { EntityContext } from './entityContext';

const SIMPLE_REST = 'simple-rest';

const isAt = (operation: Operation | undefined, methods: string, path: string): boolean =>
  operation?.path === path && methods.includes(operation.method);

/** Whether the calls are those of a conventional REST API, all on one path. */
function isConventional({ calls, path, idParam }: Resource): boolean {
  const { list, get, create, update, remove } = calls;
  const item = `${path}/{${idParam}}`;
  return (
    isAt(list, 'GET', path) &&
    isAt(create, 'POST', path) &&
    isAt(get, 'GET', item) &&
    isAt(update, 'PUT PATCH', item) &&
    isAt(remove, 'DELETE', item) &&
    [get, create, update, remove].every((call) => call!.hasFinalSlash === list!.hasFinalSlash)
  );
}

export function buildCalls(context: EntityContext): Json {
  const { resource, dialectName, defaultDialect = SIMPLE_REST } = context;
  const { calls, isSingleton } = resource;
  const toCall = (operation: Operation): Json => buildCallObject(context, operation);
  if (isConventional(resource)) {
    const path = `${resource.path.slice(1)}${calls.list!.hasFinalSlash ? '/' : ''}`;
    const isPatch = calls.update!.method === 'PATCH';
    const isDefault = dialectName === defaultDialect;
    if (isDefault && !isPatch) return { rest: path };
    return { rest: { path, ...(isDefault ? {} : { dialect: dialectName }), ...(isPatch ? { update: 'PATCH' } : {}) } };
  }
  return {
    ...(calls.list ? { page: toCall(calls.list) } : {}),
    ...(calls.get
      ? { get: toCall(calls.get) }
      : isSingleton || context.idField === undefined
        ? {}
        : { get: 'listRow' }),
    ...(calls.create ? { create: toCall(calls.create) } : {}),
    ...(calls.update ? { update: toCall(calls.update) } : {}),
    ...(calls.remove ? { delete: toCall(calls.remove) } : {}),
  };
}
