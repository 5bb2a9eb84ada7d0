import type { DialectDefinition, ValuePath } from '../definition';
import type { UnvalidatedResponseRows } from '../dialect';
import { findEnvelopeRows } from '../envelopeRows';
import { getValueAt } from '../valuePath';
import { findNextPage } from './nextPage';
import { normalizeRecord } from './normalizeRecord';

const describePath = (path: ValuePath): string =>
  [path]
    .flat()
    .map((one) => (one === '' ? 'the response itself' : one))
    .join(' or ');

/** Reads the total in a header: a number, or a range such as `lots 0-9/31`. */
const parseTotalHeader = (header: string | null): string | undefined => header?.split('/').at(-1);

const USUAL_TOTAL_HEADER = 'X-Total-Count';

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
  const rows: unknown = Array.isArray(found) ? found.map((row) => normalizeRecord(record, row)) : found;
  const readHeader = (name: string): string | undefined => parseTotalHeader(headers.get(name));
  const inBody = totalPath === undefined ? usual.total : getValueAt(json, totalPath);
  // Many documents do not mention the header.
  const total = inBody ?? (envelope ? undefined : readHeader(USUAL_TOTAL_HEADER));
  const { hasNext, params } = findNextPage(list, json, headers, rows);
  return {
    rows,
    total: totalHeader === undefined ? total : (readHeader(totalHeader) ?? total),
    names: [
      rowsPath === undefined ? usual.names[0] : describePath(rowsPath),
      totalHeader ?? (totalPath === undefined ? usual.names[1] : describePath(totalPath)),
    ],
    hasNext,
    nextPageParams: params,
  };
}
