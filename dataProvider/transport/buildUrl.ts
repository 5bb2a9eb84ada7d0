import { isNotEmpty } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

const PARAM = /\{([A-Za-z_][A-Za-z0-9_.]*)\}/g;

/** Returns the names of the placeholders in a path. */
export const getPathParamNames = (path: string): string[] => [...path.matchAll(PARAM)].map((match) => match[1]!);

/**
 * Whether a value is `.` or `..`. Percent-encoding does not change these values, so the URL would address another
 * resource.
 */
const isDots = (text: string): boolean => text === '.' || text === '..';

/** A value between quotes, as the key in OData's `people('{id}')`, has its own quotes doubled. */
const QUOTABLE_PARAM = new RegExp(`(')?${PARAM.source}`, 'g');

function fill(path: string, params: Json): string {
  return path.replace(QUOTABLE_PARAM, (_, quote: string | undefined, name: string) => {
    const text = String(params[name] ?? '');
    if (text === '' || isDots(text)) throw new Error(`No usable value for {${name}} in "${path}": "${text}"`);
    return quote === undefined ? encodeURIComponent(text) : `'${encodeURIComponent(text.replaceAll("'", "''"))}`;
  });
}

function search(query: Json): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter(isNotEmpty)
      .map((item) => [key, String(item)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

/**
 * Builds the URL of a request: the base URL, the path with percent-encoded values for its placeholders, and the
 * query string. Empty query values are left out. For an array, the query key is repeated for each item.
 * @throws Error naming the path and the placeholder that has no value
 * @example
 * buildUrl('/steve', 'boxes/{id}', { id: 'SG/TD#7' }, { site: [1, 2] });
 * // '/steve/boxes/SG%2FTD%237?site=1&site=2'
 */
export function buildUrl(baseUrl: string, path: string, params: Json = {}, query: Json = {}): string {
  return `${baseUrl}/${fill(path, params)}${search(query)}`;
}
