/** Detects how an API is asked for a page, from the parameters of its list calls. */
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import type { Parameter } from '../api/operations';

type NamePattern = readonly [
  key: 'pageParam' | 'offsetParam' | 'cursorParam' | 'pageSizeParam' | 'endParam',
  pattern: RegExp,
];

const NAMES: readonly NamePattern[] = [
  [
    'cursorParam',
    /^(.*\[)?(cursor|after|starting_after|page_?token|next_?token|next_?cursor|continuation_?token|marker)\]?$/i,
  ],
  ['offsetParam', /^(.*\[)?(_start|offset|skip|start(_?index)?|\$skip|first_?result)\]?$/i],
  ['endParam', /^_end$/],
  [
    'pageSizeParam',
    /^(.*\[)?(_limit|limit|size|per_?page|page_?size|_per_page|count|max_?results|take|\$top|rows|max)\]?$/i,
  ],
  ['pageParam', /^page\[number\]$|^(.*\[)?(_page|page|page_?(no|num|number|index)|current_?page|p)\]?$/i],
];

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

const getNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns the number of the first page, as the limits, default or description of the parameter tell it. */
function getFirstPage({ schema, description, example }: Parameter): 0 | 1 | undefined {
  const stated = getNumber(schema['default']) ?? getNumber(schema['minimum']);
  if (stated === 0 || stated === 1) return stated;
  const text = `${description} ${String(schema['description'] ?? '')}`;
  if (/\b(zero|0)[- ]?(based|indexed)|from 0\b|starts? (at|with|from) 0\b/i.test(text)) return 0;
  if (/\b(one|1)[- ]?(based|indexed)|from 1\b|starts? (at|with|from) 1\b/i.test(text)) return 1;
  return example === 0 ? 0 : undefined;
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
  const offset = find('offsetParam') ?? findFirst(params);
  const cursor = page || offset ? undefined : find('cursorParam');
  const size = find('pageSizeParam');
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
    const most = getNumber(size.schema['maximum']);
    if (most !== undefined) format.maxPageSize = most;
  }
  const used = [page ?? offset ?? cursor, size ?? end].filter((param) => param !== undefined);
  if (used.length === 0 && params.length > 0) guesses.push('the list call has no known paging parameters');
  return { format, guesses, usedParams: used.map(({ name }) => name) };
}
