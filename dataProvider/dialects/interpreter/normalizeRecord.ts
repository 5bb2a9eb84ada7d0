/** Brings the records in responses into the form of the app: an object with all fields and the id. */
import { isNotEmpty, isObject, omitKeys, type Json } from '../../contract/jsonValues';
import type { RecordFormat } from '../definition';
import { getValueAt } from '../valuePath';
import { RECORD_VERSION_KEY } from './recordVersions';

/** The key in parentheses, as in OData's `people('russell')`. */
const KEY = /\((.+)\)$/s;

/** Returns the last segment of an address, or the key at its end. That of a record is its id. */
export function getLastSegment(address: string): string | undefined {
  // The address may be a template: `people/7{?projection}`.
  const { pathname } = new URL(address.replace(/\{.*$/s, ''), 'http://localhost');
  const segment = pathname.split('/').filter(Boolean).map(decodeURIComponent).at(-1);
  const key = segment === undefined ? undefined : KEY.exec(segment)?.[1];
  return key?.replace(/^'(.*)'$/s, (_, text: string) => text.replaceAll("''", "'")) ?? segment;
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

function addVersion(record: Json, etagPath: RecordFormat['etagPath']): Json {
  const version = etagPath === undefined ? undefined : getValueAt(record, etagPath);
  return version === undefined ? record : { ...record, [RECORD_VERSION_KEY]: version };
}

/** Returns a record of a response in the form of the app. Anything but an object is returned unchanged. */
export const normalizeRecord = ({ fieldsPath, selfUrlPath, etagPath }: RecordFormat, record: unknown): unknown =>
  isObject(record) ? addVersion(addId(flattenFields(record, fieldsPath), selfUrlPath), etagPath) : record;
