/** Finds records in responses and writes them into the bodies of requests. */
import { isObject, omitKeys, type Json } from '../../contract/jsonValues';
import type { RecordFormat } from '../definition';
import { getValueAt, setValueAt } from '../valuePath';
import { flattenRecord } from './findRows';

/** Returns the last segment of the address of a created record, which is its id. */
function findCreatedId(location: string): string | undefined {
  const { pathname } = new URL(location, 'http://localhost');
  return pathname.split('/').filter(Boolean).map(decodeURIComponent).at(-1);
}

/**
 * Finds the record in the response to a get, create or update request. The result for a response without a body is the
 * id in its header `Location`.
 */
export function findRecord({ responsePath, fieldsPath }: RecordFormat, json: unknown, headers: Headers): unknown {
  const location = headers.get('Location');
  if (json === null && location !== null) return findCreatedId(location);
  return flattenRecord(responsePath === undefined ? json : getValueAt(json, responsePath), fieldsPath);
}

/**
 * Builds the body of a create or update request.
 * @param record the record, of an update with its `id`
 * @param ids the fields that identify a record; without `id` among them, `id` is not sent with the fields
 */
export function buildRecordBody(
  { requestPath, requestIdPath, fixedBody = {} }: RecordFormat,
  record: Json,
  ids: readonly string[],
): Json {
  const fields = ids.includes('id') ? record : omitKeys(record, 'id');
  const { id } = record;
  const fixed = requestPath === undefined ? fixedBody : getValueAt(fixedBody, requestPath);
  const content = isObject(fixed) ? { ...fixed, ...fields } : fields;
  const body = requestPath === undefined ? content : setValueAt(fixedBody, requestPath, content);
  return requestIdPath === undefined || id === undefined ? body : setValueAt(body, requestIdPath, id);
}
