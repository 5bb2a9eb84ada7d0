/**
 * Names the formats of addresses as the schema language does. Its `uri` is a web address; that of JSON Schema is an
 * address of any scheme, such as `urn:` or `ipfs:`.
 */
import { VALUE_KEYWORDS } from '../../../../src/model/jsonSchema/schemaDocuments';
import type { Json } from '../../lint/source/readJson';

const ABSOLUTE = 'absolute-uri';
const FORMATS: readonly string[] = ['uri', 'url', ABSOLUTE, 'uri-reference', 'iri', 'iri-reference'];

/** Whether texts of a format are addresses. */
export const isAddressFormat = (format: unknown): boolean => FORMATS.includes(String(format));

const WEB = /^https?:\/\//i;
const WEB_PATTERN = /^\^(\(\??:?)*https?\b/;

/** Whether a schema shows that its addresses are web addresses, by its pattern or by all the values it names. */
function isOfWebAddresses(schema: Json): boolean {
  if (typeof schema['pattern'] === 'string' && WEB_PATTERN.test(schema['pattern'])) return true;
  const named = VALUE_KEYWORDS.flatMap((key) => (key in schema ? [schema[key]].flat() : []));
  return named.length > 0 && named.every((value) => typeof value === 'string' && WEB.test(value));
}

/** Returns the name that the schema language has for the format of a schema. */
export function nameFormat(format: unknown, schema: Json): unknown {
  if (format === 'url') return 'uri';
  return format === 'uri' && !isOfWebAddresses(schema) ? ABSOLUTE : format;
}
