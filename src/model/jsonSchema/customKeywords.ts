/**
 * Readers of the keywords that this app adds to JSON Schema. They copy the value of the keyword and read the
 * schemas inside the value.
 */
import type { KeywordContext, KeywordReader } from './keywordReader';
import { isObject, type JsonSchema } from './schemaNode';
import { toPlainText } from './toPlainText';

/**
 * A schema inside a keyword of this app, such as the row schema of an assignment. It is wrapped in a function,
 * because functions are not merged like objects when the keyword is merged with another schema.
 */
export type EmbeddedSchemaGetter = () => JsonSchema;

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
  const help = isObject(value) ? value['help'] : undefined;
  // Screens show the help of a field like its description, without markup.
  const plain = isObject(value) && typeof help === 'string' ? { ...value, help: toPlainText(help) } : value;
  context.node[keyword] = withSchemas(plain, context, [keyword]);
  return true;
};

/**
 * Reads `errorMessage`. Keeps only entries that are texts, because other tools use the same keyword for objects
 * with other values.
 */
export const readErrorMessageKeyword: KeywordReader = (value, { node }, keyword) => {
  if (typeof value === 'string') node[keyword] = value;
  if (isObject(value))
    node[keyword] = Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  return typeof value === 'string' || isObject(value);
};
