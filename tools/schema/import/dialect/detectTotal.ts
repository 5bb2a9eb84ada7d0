/** Detects where a list answer has the total number of rows and the next page. */
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import type { SchemaReader } from '../api/schemaReader';

const TOTALS =
  /^(total_?(elements|items|count|results|records|rows|number)?|count|item_?count|record_?count|filter_count|full_?count|found|hits_?total)$/i;
const TOTAL_HEADERS = [
  'x-total-count',
  'x-total',
  'total-count',
  'x-pagination-total-count',
  'content-range',
  'x-wp-total',
];
const CURSORS = /^(next_?(cursor|token|page_?token)|cursor|end_?cursor|continuation_?token|next_?marker|next_?key)$/i;
const HAS_NEXT = /^(has_?(more|next(_?page)?))$/i;
const NEXT_URLS = /^(next(_?(url|link|href))?|@odata\.nextLink)$/i;
/** Objects of an answer that are about the page, with as many levels as usual. */
const PARENTS =
  /^(meta|_meta|page|paging|pagination|page_?info|links|_links|result|data|cursor|cursors|next|response_?metadata|hits)$/i;
const MAX_DEPTH = 2;

type PageFormat = Pick<
  ListFormat,
  'totalPath' | 'totalHeader' | 'nextCursorPath' | 'nextUrlPath' | 'linkHeader' | 'hasNextPath'
>;

interface Leaf {
  path: string;
  key: string;
  types: readonly string[];
}

/** Returns the scalar values of an answer outside of its rows, the outermost first. */
function listLeaves(reader: SchemaReader, schema: unknown, prefix = '', depth = 0): Leaf[] {
  const entries = Object.entries(reader.getProperties(schema));
  const own = entries.map(([key, part]) => ({ path: `${prefix}${key}`, key, types: reader.getTypes(part) }));
  const inner = entries.filter(([key, part]) => PARENTS.test(key) && depth < MAX_DEPTH && !reader.isArray(part));
  return [...own, ...inner.flatMap(([key, part]) => listLeaves(reader, part, `${prefix}${key}.`, depth + 1))];
}

const capitalizeHeader = (name: string): string => name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * @param schema the answer of the list call
 * @param headers names of its headers, in lower case
 * @param usesCursor whether the list call takes a cursor
 */
export function detectTotal(
  reader: SchemaReader,
  schema: unknown,
  headers: readonly string[],
  usesCursor: boolean,
): PageFormat {
  const leaves = reader.isArray(schema) ? [] : listLeaves(reader, schema);
  const find = (pattern: RegExp, ...types: string[]): string | undefined =>
    leaves.find(
      (leaf) => pattern.test(leaf.key) && (leaf.types.length === 0 || types.some((type) => leaf.types.includes(type))),
    )?.path;
  const totalPath = find(TOTALS, 'integer', 'number');
  const totalHeader = totalPath === undefined ? TOTAL_HEADERS.find((name) => headers.includes(name)) : undefined;
  const nextCursorPath = usesCursor ? find(CURSORS, 'string', 'integer') : undefined;
  const linkPath = leaves.find(({ path }) => /(^|\.)next\.href$/.test(path))?.path;
  const nextUrlPath = usesCursor && nextCursorPath === undefined ? (linkPath ?? find(NEXT_URLS, 'string')) : undefined;
  const hasNextPath = totalPath === undefined && totalHeader === undefined ? find(HAS_NEXT, 'boolean') : undefined;
  const hasLink =
    totalPath === undefined && totalHeader === undefined && nextCursorPath === undefined && headers.includes('link');
  return {
    ...(totalPath === undefined ? {} : { totalPath }),
    ...(totalHeader === undefined ? {} : { totalHeader: capitalizeHeader(totalHeader) }),
    ...(nextCursorPath === undefined ? {} : { nextCursorPath }),
    ...(nextUrlPath === undefined ? {} : { nextUrlPath }),
    ...(hasLink ? { linkHeader: true } : {}),
    ...(hasNextPath === undefined ? {} : { hasNextPath }),
  };
}
