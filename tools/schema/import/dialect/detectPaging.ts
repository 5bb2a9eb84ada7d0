/** Detects how an API is asked for a page, from the parameters of its list calls. */
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import type { Parameter } from '../api/operations';
import { MAX_INT32 } from '../api/schemaReader';

type NamePattern = readonly [
  key: 'pageParam' | 'offsetParam' | 'cursorParam' | 'pageSizeParam' | 'endParam',
  pattern: RegExp,
];

const NAMES: readonly NamePattern[] = [
  [
    'cursorParam',
    /^(.*\[)?(cursor|after|starting_?after|page_?(token|cursor)|next|next_?(token|cursor|page(_?token)?)|continue|continuation_?token|marker|iterator|bookmark|scroll_?id|search_?after)\]?$/i,
  ],
  [
    'offsetParam',
    /^(.*\[)?(_start|offset|page_?offset|skip|start(_?(at|index|row))?|\$skip|first_?(result|row)|skip_?(records|count))\]?$/i,
  ],
  ['endParam', /^_end$/],
  [
    'pageSizeParam',
    /^(.*\[)?(_limit|\$limit|limit|page_?limit|paginate_?limit|size|per_?page|page_?size|_per_page|count|max_?(results?(_?count)?|items)|take|\$top|top|rows|row_?count|max|(items|results|rows|entries)_?per_?page|number_?to_?read|page_?length)\]?$/i,
  ],
  [
    'pageParam',
    /^page\[number\]$|^(.*\[)?(_page|page|page_?(no|num|number|index)|current_?page|paginate_?page|p|pg)\]?$/i,
  ],
];
/** Parameters that go back, or lead to the same page as others do: the app does without them. */
const BACKWARD = /^(.*\[)?(ending_?before|before|prev(ious)?(_?(token|cursor|page(_?token)?))?|prev_?iterator)\]?$/i;

/** The parameters that ask for a page. */
export type PagingFormat = Pick<
  ListFormat,
  'pageParam' | 'firstPage' | 'offsetParam' | 'endParam' | 'cursorParam' | 'pageSizeParam' | 'maxPageSize'
>;

export interface DetectedPaging {
  format: PagingFormat;
  guesses: string[];
  /** Names of the parameters that the paging uses. */
  usedParams: string[];
}

const PAGE_SIZE = NAMES.find(([name]) => name === 'pageSizeParam')![1];
const SIZES = /^(limit|size)$/i;
const TOKEN = /\b(token|cursor|opaque)\b/i;

const getNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns the number of the first page, as the limits, default or description of the parameter tell it. */
function getFirstPage({ schema, description, example }: Parameter): 0 | 1 | undefined {
  const [initial, least] = [getNumber(schema['default']), getNumber(schema['minimum'])];
  if (initial === 0 || initial === 1) return initial;
  const text = `${description} ${String(schema['description'] ?? '')}`.replaceAll('`', '');
  if (/\b(zero|0)[- ]?(based|indexed)|from 0\b|start(?:s|ing)? (at|with|from) (page )?0\b/i.test(text)) return 0;
  if (/\b(one|1)[- ]?(based|indexed)|from 1\b|start(?:s|ing)? (at|with|from) (page )?1\b/i.test(text)) return 1;
  if (least === 0 || least === 1) return least;
  return example === 0 ? 0 : undefined;
}

const isDeprecated = ({ description }: Parameter): boolean => /\bdeprecated\b/i.test(description);

/** The largest page in a description: "Allowed values 1-100", "between 1 and 100", "max. 100", "up to 100". */
const STATED_MAXIMUM =
  /\b(?:max(?:imum)?|up to|at most|cannot exceed|no more than)\b(?:(?!default)[^\d.;]){0,40}(\d{1,3}(?:,\d{3})+|\d{2,5})\b|\b(?:between )?[01] ?(?:-|–|to|and|\.\.) ?(\d{1,3}(?:,\d{3})+|\d{2,5})\b/i;

/** Returns the number of rows that a page has at most, as the limit or the description of the parameter tells it. */
function getMaximum({ schema, description }: Parameter): number | undefined {
  const most = getNumber(schema['maximum']);
  if (most !== undefined) return most < MAX_INT32 ? most : undefined;
  const found = STATED_MAXIMUM.exec(`${description}; ${String(schema['description'] ?? '')}`);
  return found ? Number((found[1] ?? found[2])!.replaceAll(',', '')) : undefined;
}

/** `first` beside `max` is the index of the first row; without it, the number of rows. */
const findFirst = (params: readonly Parameter[]): Parameter | undefined =>
  params.some(({ name }) => /^max$/i.test(name)) ? params.find(({ name }) => /^first$/i.test(name)) : undefined;

/**
 * Detects the paging of a list call.
 * @param isSpring whether the answer has the form of Spring Data, whose first page is 0
 */
export function detectPaging(params: readonly Parameter[], isSpring: boolean): DetectedPaging {
  const find = (key: NamePattern[0]): Parameter | undefined => {
    const pattern = NAMES.find(([name]) => name === key)![1];
    return params.find(({ name }) => pattern.test(name));
  };
  const page = find('pageParam');
  const start = find('offsetParam') ?? findFirst(params);
  // An index is a number: `offset` of a text is a token that the previous answer has.
  const token = start?.schema['type'] === 'string' && TOKEN.test(start.description) ? start : undefined;
  const offset = token ? undefined : start;
  const cursor = page || offset ? undefined : (token ?? find('cursorParam'));
  // A length is that of a page only beside the number of the page.
  const sizes = params
    .filter(({ name }) => PAGE_SIZE.test(name))
    .toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)));
  const size =
    sizes.find((param) => page !== undefined && /page/i.test(param.name) && !isDeprecated(param)) ??
    sizes[0] ??
    (page && params.find(({ name }) => name === 'length'));
  const end = size ? undefined : find('endParam');
  const guesses: string[] = [];
  const format: PagingFormat = {};
  if (page) {
    const first = getFirstPage(page);
    if (first === undefined)
      guesses.push(`the first page is number ${isSpring ? 0 : 1}, which the document does not say`);
    format.pageParam = page.name;
    if ((first ?? (isSpring ? 0 : 1)) === 0) format.firstPage = 0;
  } else if (offset) {
    format.offsetParam = offset.name;
    if (end) format.endParam = end.name;
  } else if (cursor) format.cursorParam = cursor.name;
  if (size) {
    format.pageSizeParam = size.name;
    const most = getMaximum(size);
    if (most !== undefined) format.maxPageSize = most;
  }
  const used = [page ?? offset ?? cursor, size ?? end].filter((param) => param !== undefined);
  if (used.length === 0 && params.length > 0) guesses.push('the list call has no known paging parameters');
  const back = cursor ? params.filter(({ name }) => BACKWARD.test(name)) : [];
  // The same rows by another parameter: `offset` beside `page`.
  const other = page && start ? [start] : [];
  const otherSizes = page && start && size ? params.filter(({ name }) => SIZES.test(name)) : [];
  return { format, guesses, usedParams: [...used, ...back, ...other, ...otherSizes].map(({ name }) => name) };
}
