/**
 * Names the formats of addresses as the schema language does. Its `uri` is a web address; that of JSON Schema is an
 * address of any scheme, such as `urn:` or `ipfs:`.
 */
import { isSubschemaMapKeyword } from '../../../../src/model/jsonSchema/schemaNode';
import { isObject, type Json } from '../../lint/source/readJson';

const ABSOLUTE = 'absolute-uri';
const FORMATS: readonly string[] = ['uri', 'url', ABSOLUTE, 'uri-reference', 'iri', 'iri-reference'];

/** Whether texts of a format are addresses. */
export const isAddressFormat = (format: unknown): boolean => FORMATS.includes(String(format));

const WEB = /^https?:\/\//i;
const WEB_PATTERN = /^\^(\(\??:?)*https?\b/;
/** Keywords with values, in which no key is a keyword. */
const VALUES: readonly string[] = ['const', 'enum', 'default', 'example', 'examples'];

/** Whether a schema shows that its addresses are web addresses, by its pattern or by all the values it names. */
function isOfWebAddresses(schema: Json): boolean {
  if (typeof schema['pattern'] === 'string' && WEB_PATTERN.test(schema['pattern'])) return true;
  const named = VALUES.flatMap((key) => (key in schema ? [schema[key]].flat() : []));
  return named.length > 0 && named.every((value) => typeof value === 'string' && WEB.test(value));
}

function nameFormat(format: unknown, schema: Json): unknown {
  if (format === 'url') return 'uri';
  return format === 'uri' && !isOfWebAddresses(schema) ? ABSOLUTE : format;
}

const isMap = (key: string): boolean => isSubschemaMapKeyword(key) || ['$defs', 'definitions'].includes(key);

const mapValues = (values: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Returns a document, or a part of it, with these names in its schemas. */
export function nameAddressFormats<T>(document: T): T {
  if (Array.isArray(document)) return document.map(nameAddressFormats) as T;
  if (!isObject(document)) return document;
  const entries = Object.entries(document).map(([key, value]) => {
    if (key === 'format' && typeof value === 'string') return [key, nameFormat(value, document)];
    if (VALUES.includes(key)) return [key, value];
    return [key, isMap(key) && isObject(value) ? mapValues(value, nameAddressFormats) : nameAddressFormats(value)];
  });
  return Object.fromEntries(entries) as T;
}
