import { isNotEmpty, isObject, type Json } from '../../contract/jsonValues';
import type { ListFormat } from '../definition';
import { getValueAt } from '../valuePath';

/** What a response says about the page that follows. */
export interface NextPage {
  /** Undefined if the response does not say it. */
  hasNext?: boolean | undefined;
  /** The parameters that select the next page, if the response determines them. */
  params?: Json | undefined;
}

/** Returns the address with `rel="next"` in a `Link` header (RFC 8288). */
export function findNextLink(link: string | null): string | undefined {
  for (const [, url, attributes = ''] of (link ?? '').matchAll(/<([^>]*)>((?:\s*;[^,<]*)*)/g)) {
    if (/;\s*rel\s*=\s*("[^"]*\bnext\b[^"]*"|next\b)/i.test(attributes)) return url;
  }
  return undefined;
}

/**
 * Returns the query parameters of an address. Only they are used: the request goes to the call's own path, so that a
 * response cannot direct it to another server.
 */
function parseUrlParams(url: string): Json {
  const params = new URL(url, 'http://localhost').searchParams;
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

function findNextUrl({ nextUrlPath, linkHeader }: ListFormat, json: unknown, headers: Headers): string | undefined {
  const found = nextUrlPath === undefined ? undefined : getValueAt(json, nextUrlPath);
  if (typeof found === 'string' && found !== '') return found;
  return linkHeader ? findNextLink(headers.get('Link')) : undefined;
}

function findCursor({ nextCursorPath, nextCursorField }: ListFormat, json: unknown, rows: unknown): unknown {
  const cursor = nextCursorPath === undefined ? undefined : getValueAt(json, nextCursorPath);
  if (nextCursorField === undefined || cursor !== undefined) return cursor;
  const last: unknown = Array.isArray(rows) ? rows.at(-1) : undefined;
  return isObject(last) ? last[nextCursorField] : undefined;
}

/** Reads whether there is a next page; undefined if the response does not say it in words of its own. */
function readHasNext({ hasNextPath, isLastPath }: ListFormat, json: unknown): boolean | undefined {
  const hasNext = hasNextPath === undefined ? undefined : getValueAt(json, hasNextPath);
  if (typeof hasNext === 'boolean') return hasNext;
  const isLast = isLastPath === undefined ? undefined : getValueAt(json, isLastPath);
  return typeof isLast === 'boolean' ? !isLast : undefined;
}

/** Finds in a response whether there is a next page and which parameters select it. */
export function findNextPage(list: ListFormat, json: unknown, headers: Headers, rows: unknown): NextPage {
  const { cursorParam, nextCursorPath, nextUrlPath, linkHeader } = list;
  const said = readHasNext(list, json);
  const url = findNextUrl(list, json, headers);
  const cursor = cursorParam === undefined ? undefined : findCursor(list, json, rows);
  const isNamed = url !== undefined || isNotEmpty(cursor);
  const isToldByName = nextCursorPath !== undefined || nextUrlPath !== undefined || linkHeader === true;
  const hasNext = said ?? (isToldByName ? isNamed : undefined);
  if (hasNext === false || !isNamed) return { hasNext };
  const params = url === undefined ? { [cursorParam!]: cursor } : parseUrlParams(url);
  // Text without parameters is no address but the cursor.
  const isCursor = cursorParam !== undefined && Object.keys(params).length === 0;
  return { hasNext, params: isCursor ? { [cursorParam]: url } : params };
}
