import type { CallDefinition } from '../schemaLanguage/definition';
import type { Call } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { isEmpty } from '../values/isEmpty';

const FORM = /^(GET|POST|PUT|PATCH|DELETE) ([^\s/][^\s]*)$/;
const PARAM = /\{([A-Za-z_][A-Za-z0-9_.]*)\}/g;

/**
 * Parses a call, which is a text such as `"POST article/article-pages"` or an object.
 * @throws Error if the text is not a method, one blank and a path without a leading slash
 * @example
 * parseCall('GET article/articles/{articleId}'); // { method: 'GET', path: 'article/articles/{articleId}' }
 * parseCall({ endpoint: 'PUT parking/lots', responseEnvelope: false }); // { method: 'PUT', path: 'parking/lots', envelope:
 * false }
 */
export function parseCall(definition: CallDefinition): Call {
  const { endpoint: text, ...rest } = typeof definition === 'string' ? { endpoint: definition } : definition;
  const match = FORM.exec(text);
  if (!match) throw new Error(`"${text}" is no call: write METHOD path, as in GET books/{id}`);
  return { method: match[1] as Call['method'], path: match[2]!, ...rest };
}

/** Returns the parameter names of a path or a route, in order: `['id']` for `update/{id}`. */
export function getParamNames(path: string): string[] {
  return [...path.matchAll(PARAM)].map((match) => match[1]!);
}

/**
 * Replaces the parameters of a path with percent-encoded values.
 * @throws Error naming the path and the parameter without a value
 */
export function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(PARAM, (_, name: string) => {
    const value = getOwnProperty(values, name);
    if (isEmpty(value)) throw new Error(`No value for {${name}} in "${path}"`);
    return encodeURIComponent(String(value));
  });
}
