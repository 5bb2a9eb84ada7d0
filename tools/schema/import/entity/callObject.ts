import type { Json } from '../../lint/source/readJson';
import { takesMultipart, type Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import type { EntityContext } from './entityContext';

/** Returns the text of a call, with `{id}` for the parameter that identifies a record. */
export function getEndpoint(
  { method, requestPath, pathEnd }: Operation,
  { idParam }: Pick<Resource, 'idParam'>,
): string {
  const filled = idParam === undefined ? requestPath : requestPath.replaceAll(`{${idParam}}`, '{id}');
  return `${method} ${filled.slice(1)}${pathEnd}`;
}

/** Builds a call that names its dialect, unless it is that of all calls. */
export const buildCallObject = (
  { resource, dialectName, defaultDialect }: EntityContext,
  operation: Operation,
): Json => ({
  endpoint: getEndpoint(operation, resource),
  ...(dialectName === defaultDialect ? {} : { dialect: dialectName }),
});

/** Builds a call that sends a record or the input of an action, with the format of its body. */
export const buildCallWithBody = (context: EntityContext, operation: Operation): Json => ({
  ...buildCallObject(context, operation),
  ...(takesMultipart(operation) ? { bodyFormat: 'multipart' } : {}),
});
