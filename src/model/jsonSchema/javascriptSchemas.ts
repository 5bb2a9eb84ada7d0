/** Recognizes schemas of values that only JavaScript has. */
import { isObject } from './schemaNode';

/**
 * Types of JavaScript that no JSON value can have. The keywords `typeof` and `instanceof` of ajv-keywords can
 * require them.
 */
const JAVASCRIPT_TYPES: readonly unknown[] =
  'function symbol undefined bigint Function RegExp Date Promise Map Set URL Error Buffer ArrayBuffer Uint8Array DataView'.split(
    ' ',
  );

/** Whether a keyword asks for values of such types only. */
export const isJavascriptType = (value: unknown): boolean =>
  [value].flat().every((name) => JAVASCRIPT_TYPES.includes(name));

const TYPE_KEYWORDS = ['typeof', 'instanceof'];

/** Whether a schema is that of a value of JavaScript. */
export const isJavascriptSchema = (raw: unknown): boolean =>
  isObject(raw) && TYPE_KEYWORDS.some((keyword) => raw[keyword] !== undefined && isJavascriptType(raw[keyword]));

/** Whether a schema is that of an object which describes functions and nothing else, so that JSON has no use of it. */
export function hasOnlyJavascript(raw: unknown): boolean {
  const parts = isObject(raw) && isObject(raw['properties']) ? Object.values(raw['properties']) : [];
  return parts.length > 0 && parts.every(isJavascriptSchema);
}
