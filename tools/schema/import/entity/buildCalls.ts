/** Builds the calls of an entity. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { takesMultipart, type Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import { buildCallObject, buildCallWithBody, getEndpoint } from './callObject';
import type { BuiltFields, EntityContext } from './entityContext';

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
    list!.pathEnd !== '.json' &&
    [get, create, update, remove].every((call) => call!.pathEnd === list!.pathEnd)
  );
}

/** Whether a field is a file that a request has with the other fields. */
const isFileOfRecord = (field: Json): boolean => {
  const { upload } = toObjectOrEmpty(field['x-ui']);
  return upload !== undefined && toObjectOrEmpty(upload)['call'] === undefined;
};

/**
 * Returns the fields that a request takes, if it does not take all that can be edited: the requests to create and to
 * update take different ones, or another call fills a field with a file.
 */
function getBodyFields(
  { fields, resource }: EntityContext,
  properties: BuiltFields,
  request: 'create' | 'update',
): Json {
  const operation = resource.calls[request];
  const takesFiles = operation !== undefined && takesMultipart(operation);
  const editable = fields.filter(({ name }) => properties[name] !== undefined && properties[name]['readOnly'] !== true);
  const sent = editable.filter(
    ({ name, onlySentBy, isReadOnly }) =>
      !isReadOnly &&
      (onlySentBy === undefined || onlySentBy === request) &&
      (takesFiles || !isFileOfRecord(properties[name]!)),
  );
  return sent.length === editable.length ? {} : { bodyFields: sent.map(({ name }) => name) };
}

/** Whether a call is written out beside `rest`, which stands for it: it takes some of the fields, or files. */
const isPartial = (call: Json): boolean => 'bodyFields' in call || 'bodyFormat' in call;

/** @param properties the fields of the entity file */
export function buildCalls(context: EntityContext, properties: BuiltFields): Json {
  const { resource, dialectName, defaultDialect = SIMPLE_REST } = context;
  const { calls, isSingleton } = resource;
  const toCall = (operation: Operation): Json => buildCallObject(context, operation);
  const [create, update] = (['create', 'update'] as const).map((name): Json => {
    const operation = calls[name];
    return operation ? { ...buildCallWithBody(context, operation), ...getBodyFields(context, properties, name) } : {};
  }) as [Json, Json];
  const partial = { ...(isPartial(create) ? { create } : {}), ...(isPartial(update) ? { update } : {}) };
  if (isConventional(resource)) {
    const record = getEndpoint(calls.get!, resource).replace(/^GET /, '');
    const recordPath = calls.get!.requestPath === calls.get!.path ? {} : { recordPath: record };
    const path = `${resource.path.slice(1)}${calls.list!.pathEnd}`;
    const isPatch = calls.update!.method === 'PATCH';
    const isDefault = dialectName === defaultDialect;
    if (isDefault && !isPatch && !('recordPath' in recordPath)) return { rest: path, ...partial };
    return {
      rest: {
        path,
        ...recordPath,
        ...(isDefault ? {} : { dialect: dialectName }),
        ...(isPatch ? { update: 'PATCH' } : {}),
      },
      ...partial,
    };
  }
  return {
    ...(calls.list ? { page: toCall(calls.list) } : {}),
    ...(calls.get
      ? { get: toCall(calls.get) }
      : isSingleton || context.idField === undefined
        ? {}
        : { get: 'listRow' }),
    ...(calls.create ? { create } : {}),
    ...(calls.update ? { update } : {}),
    ...(calls.remove ? { delete: toCall(calls.remove) } : {}),
  };
}
