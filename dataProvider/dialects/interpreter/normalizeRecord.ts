/** Brings the records in responses into the form of the app: an object with all fields and the id. */
import { isNotEmpty, isObject, omitKeys, type Json } from '../../contract/jsonValues';
import type { RecordFormat } from '../definition';
import { getValueAt } from '../valuePath';

/** Returns the last segment of an address. That of a record is its id. */
export function getLastSegment(address: string): string | undefined {
  // The address may be a template: `people/7{?projection}`.
  const { pathname } = new URL(address.replace(/\{.*$/s, ''), 'http://localhost');
  return pathname.split('/').filter(Boolean).map(decodeURIComponent).at(-1);
}

/**
 * Moves the fields of a record out of the object that has them apart from the id. A record without such an object is
 * returned unchanged, because some versions of an API have it and others do not.
 */
function flattenFields(record: Json, fieldsPath: string | undefined): Json {
  const fields = fieldsPath === undefined ? undefined : record[fieldsPath];
  return isObject(fields) ? { ...omitKeys(record, fieldsPath!), ...fields } : record;
}

function addId(record: Json, selfUrlPath: RecordFormat['selfUrlPath']): Json {
  const url = selfUrlPath === undefined || isNotEmpty(record['id']) ? undefined : getValueAt(record, selfUrlPath);
  return typeof url === 'string' ? { ...record, id: getLastSegment(url) } : record;
}

/** Returns a record of a response in the form of the app. Anything but an object is returned unchanged. */
export const normalizeRecord = ({ fieldsPath, selfUrlPath }: RecordFormat, record: unknown): unknown =>
  isObject(record) ? addId(flattenFields(record, fieldsPath), selfUrlPath) : record;
