/** Detects where a list answer has the total number of rows and the next page. */
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import type { SchemaReader } from '../api/schemaReader';

const TOTALS =
  /^(total_?(elements|items|count|results|records|rows|entries|number|size)?|(items|results|records|rows)_?total|count|item_?count|record_?count|results?_?count|pagination_?count|filter_count|full_?count|found|hits_?total)$/i;
/** The number of rows with the filters, beside that of all rows. */
const FILTERED_TOTALS = /^(filter(ed)?_?(count|total)|(total|count)_?filtered)$/i;
const TOTAL_HEADERS =
  /^(x-total(-count|-results|-items)?|total-count|x-pag(ination|ing)-total(-?count|-?results)?|content-range|x-wp-total)$/;
const CURSORS =
  /^(next_?(cursor|token|page_?token|iterator)|cursor|end_?cursor|continue|continuation_?token|next_?marker|next_?key|iterator|page_?token|bookmark)$/i;
/** Names of a cursor inside of an object that is about the next page: `next_page.offset`, `cursors.after`. */
const CURSOR_PARTS = /(^|\.)((next(_?page)?|cursors?)\.(offset|cursor|token|after|next|starting_?after)|next_?page)$/i;
const HAS_NEXT = /^(has_?(more|next(_?page)?)|more|is_?truncated)$/i;
const IS_LAST = /^(done|last|is_?last(_?page)?|end_?of_?(list|results)|exhausted|is_?done)$/i;
const NEXT_URLS = /^(next(_?(url|link|href|page(_?(url|uri))?|page_?link))?|@odata\.nextLink)$/i;
/** Objects of an answer that are about the page, with as many levels as usual. */
const PARENTS =
  /^(meta|_meta|metadata|page|paging|pagination|page_?info|links|_links|result|data|cursor|cursors|next|next_?page|response_?metadata|hits)$/i;
const MAX_DEPTH = 2;

type PageFormat = Pick<
  ListFormat,
  | 'totalPath'
  | 'totalHeader'
  | 'nextCursorPath'
  | 'nextCursorField'
  | 'nextUrlPath'
  | 'linkHeader'
  | 'hasNextPath'
  | 'isLastPath'
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

/** How the parameters of a list call select a page. */
export interface DetectedPageParams {
  /** The parameter of a cursor. */
  cursorParam: string | undefined;
  /** The list call takes a number or an index of a page. */
  usesNumber: boolean;
}

/** Cursors that are the id of a row: `starting_after`. Others are texts of the server. */
const ID_CURSOR = /^(starting_?after|(.*\[)?after\]?|after_?id|since_?id|last_?id)$/i;

/** Removes keys without a value. */
const pickStated = (format: PageFormat): PageFormat =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined));

/**
 * @param schema the answer of the list call
 * @param headers names of its headers, in lower case
 * @param rowFields names of the fields of a row
 */
export function detectTotal(
  reader: SchemaReader,
  schema: unknown,
  headers: readonly string[],
  { cursorParam, usesNumber }: DetectedPageParams,
  rowFields: readonly string[] = [],
): PageFormat {
  const leaves = reader.isArray(schema) ? [] : listLeaves(reader, schema);
  const find = (pattern: RegExp, ...types: string[]): string | undefined =>
    leaves.find(
      (leaf) => pattern.test(leaf.key) && (leaf.types.length === 0 || types.some((type) => leaf.types.includes(type))),
    )?.path;
  const totalPath = find(FILTERED_TOTALS, 'integer', 'number') ?? find(TOTALS, 'integer', 'number');
  const totalHeader = totalPath === undefined ? headers.find((name) => TOTAL_HEADERS.test(name)) : undefined;
  const hasTotal = totalPath !== undefined || totalHeader !== undefined;
  const nextCursorPath = cursorParam
    ? (find(CURSORS, 'string', 'integer') ??
      leaves.find(({ path, types }) => CURSOR_PARTS.test(path) && types.includes('string'))?.path)
    : undefined;
  const linkPath = leaves.find(({ path }) => /(^|\.)next\.href$/.test(path))?.path;
  // Beside numbers of pages, an address only says whether there is a next page, which a total says as well.
  const isFollowed = nextCursorPath === undefined && !(usesNumber && hasTotal);
  const nextUrlPath = isFollowed ? (linkPath ?? find(NEXT_URLS, 'string')) : undefined;
  const hasLink = !hasTotal && nextCursorPath === undefined && headers.includes('link');
  const isUnnamed = cursorParam !== undefined && isFollowed && nextUrlPath === undefined && !hasLink;
  const isId = isUnnamed && ID_CURSOR.test(cursorParam) && rowFields.includes('id');
  return pickStated({
    totalPath,
    totalHeader: totalHeader && capitalizeHeader(totalHeader),
    nextCursorPath,
    nextUrlPath,
    // A cursor that the document does not mention in the answer is often in a header.
    linkHeader: hasLink || (isUnnamed && !isId) ? true : undefined,
    nextCursorField: isId ? 'id' : undefined,
    hasNextPath: hasTotal ? undefined : find(HAS_NEXT, 'boolean'),
    isLastPath: hasTotal ? undefined : find(IS_LAST, 'boolean'),
  });
}
