import { isPresent } from '../contract/values';
import type { Json } from '../contract/values';

const PARAM = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The names in braces of a path. */
export const paramsOf = (path: string): string[] => [...path.matchAll(PARAM)].map((match) => match[1]!);

/** `.` and `..` survive every encoding and would address another resource. */
const isDots = (text: string): boolean => text === '.' || text === '..';

function fill(path: string, params: Json): string {
  return path.replace(PARAM, (_, name: string) => {
    const text = String(params[name] ?? '');
    if (text === '' || isDots(text)) throw new Error(`No usable value for {${name}} in "${path}": "${text}"`);
    return encodeURIComponent(text);
  });
}

function search(query: Json): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter(isPresent)
      .map((item) => [key, String(item)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}

/**
 * The address of a call: base, path with its braces filled and encoded, and the query
 * without the keys that say nothing; a list repeats its key.
 * @throws Error naming the path and the parameter without a value
 */
export function urlOf(baseUrl: string, path: string, params: Json = {}, query: Json = {}): string {
  return `${baseUrl}/${fill(path, params)}${search(query)}`;
}
