import { isObject, omitKeys } from '../../contract/jsonValues';
import type { DialectDefinition, ValuePath } from '../definition';
import type { UnvalidatedResponseRows } from '../dialect';
import { findEnvelopeRows } from '../envelopeRows';
import { getValueAt } from '../valuePath';
import { findNextPage } from './nextPage';

const describePath = (path: ValuePath): string => [path].flat().join(' or ');

/**
 * Moves the fields of a record out of the object that has them apart from the id. A record without such an object is
 * returned unchanged, because some versions of an API have it and others do not.
 */
export function flattenRecord(record: unknown, fieldsPath: string | undefined): unknown {
  if (fieldsPath === undefined || !isObject(record)) return record;
  const fields = record[fieldsPath];
  return isObject(fields) ? { ...omitKeys(record, fieldsPath), ...fields } : record;
}

/** Reads the total in a header: a number, or a range such as `lots 0-9/31`. */
const parseTotalHeader = (header: string | null): string | undefined => header?.split('/').at(-1);

/** Finds the rows, the total and the next page in the response to a list request. */
export function findRows(
  { envelope, list = {}, record = {} }: DialectDefinition,
  json: unknown,
  headers: Headers,
): UnvalidatedResponseRows {
  const { rowsPath, totalPath, totalHeader } = list;
  const usual: UnvalidatedResponseRows = envelope
    ? findEnvelopeRows(json)
    : { rows: json, total: undefined, names: ['body', 'total'] };
  // Servers leave out empty lists. Null stands for one where the total is 0.
  const found = rowsPath === undefined ? usual.rows : (getValueAt(json, rowsPath) ?? null);
  const rows: unknown = Array.isArray(found) ? found.map((row) => flattenRecord(row, record.fieldsPath)) : found;
  const total = totalPath === undefined ? usual.total : getValueAt(json, totalPath);
  const { hasNext, params } = findNextPage(list, json, headers, rows);
  return {
    rows,
    total: totalHeader === undefined ? total : (parseTotalHeader(headers.get(totalHeader)) ?? total),
    names: [
      rowsPath === undefined ? usual.names[0] : describePath(rowsPath),
      totalHeader ?? (totalPath === undefined ? usual.names[1] : describePath(totalPath)),
    ],
    hasNext,
    nextPageParams: params,
  };
}
