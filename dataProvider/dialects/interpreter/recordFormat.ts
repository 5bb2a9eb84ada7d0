/** Finds records in responses and writes them into the bodies of requests. */
import { isObject, omitKeys, type Json } from '../../contract/jsonValues';
import type { RecordFormat } from '../definition';
import { getValueAt, setValueAt } from '../valuePath';
import { flattenRecord } from './findRows';

/** Finds the record in the response to a get, create or update request. */
export function findRecord({ responsePath, fieldsPath }: RecordFormat, json: unknown): unknown {
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
