/** Finds records in responses and writes them into the bodies of requests. */
import { isObject, omitKeys, type Json } from '../../contract/jsonValues';
import type { DialectDefinition, RecordFormat } from '../definition';
import { getValueAt, omitValueAtPath, setValueAt } from '../valuePath';
import { getLastSegment, normalizeRecord } from './normalizeRecord';
import { RECORD_VERSION_KEY } from './recordVersions';

/**
 * Finds the record in the response to a get, create or update request. The result for a response without a body is the
 * id in its header `Location`.
 */
export function findRecord(format: RecordFormat, json: unknown, headers: Headers): unknown {
  const { responsePath } = format;
  const location = headers.get('Location');
  if (json === null && location !== null) return getLastSegment(location);
  return normalizeRecord(format, responsePath === undefined ? json : getValueAt(json, responsePath));
}

/**
 * Builds the body of a create or update request.
 * @param ids the paths of the fields that identify a record; without `id` among them, `id` is not sent with the fields
 * @param id the id of the record that is updated
 */
export function buildRecordBody(
  { record: { requestPath, requestIdPath, fixedBody = {} } = {}, update: { idInBody = true } = {} }: DialectDefinition,
  record: Json,
  ids: readonly string[],
  id?: unknown,
): Json {
  const isIdSent = id === undefined || idInBody;
  const omittedIds = [...(isIdSent ? [] : ids), ...(isIdSent && ids.includes('id') ? [] : ['id'])];
  const fields = omittedIds.reduce(omitValueAtPath, omitKeys(record, RECORD_VERSION_KEY));
  const fixed = requestPath === undefined ? fixedBody : getValueAt(fixedBody, requestPath);
  const content = isObject(fixed) ? { ...fixed, ...fields } : fields;
  const body = requestPath === undefined ? content : setValueAt(fixedBody, requestPath, content);
  return requestIdPath === undefined || id === undefined ? body : setValueAt(body, requestIdPath, id);
}
