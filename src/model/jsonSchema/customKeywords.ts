/** Readers of this app's extensions of JSON Schema: the values are kept, and schemas inside them are read. */
import type { KeywordContext, KeywordReader } from './keywordReader';
import { isObject, type JsonSchema } from './schemaTypes';

/**
 * A schema inside one of our keywords, such as the row of an assignment. It is a function instead of an object so
 * that it is not merged with others.
 */
export type EmbeddedSchema = () => JsonSchema;

function withSchemas(value: unknown, context: KeywordContext, steps: (string | number)[]): unknown {
  if (Array.isArray(value)) return value.map((part: unknown, index) => withSchemas(part, context, [...steps, index]));
  if (!isObject(value)) return value;
  if (typeof value['$ref'] === 'string') {
    const schema = context.read(value, ...steps);
    return (): JsonSchema => schema;
  }
  const entries = Object.entries(value).map(([key, part]) => [key, withSchemas(part, context, [...steps, key])]);
  return Object.fromEntries(entries);
}

export const readCustomKeyword: KeywordReader = (value, context, keyword) => {
  context.node[keyword] = withSchemas(value, context, [keyword]);
  return true;
};

/** Other tools use objects with values other than texts. */
export const readErrorMessage: KeywordReader = (value, { node }, keyword) => {
  if (typeof value === 'string') node[keyword] = value;
  if (isObject(value))
    node[keyword] = Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  return typeof value === 'string' || isObject(value);
};
