/** Messages for keys that the meta-schema does not know where they are written. */
import fieldMeta from '../../../schema/meta/v2/field.schema.json';
import { SUBSCHEMA_MAP_KEYWORDS } from '../../../src/model/jsonSchema/schemaNode';
import { formatAllowedNames, getNameSuggestion, quote } from './source/messageWording';
import { isObject, toObjectOrEmpty, type Json } from './source/readJson';
import type { MetaSchemaMessage, MetaSchemaViolation } from './metaSchemaMessages';

/**
 * Whether the subschema of the meta-schema describes a JSON Schema (a field, branch or condition). Such a schema
 * may contain additional keywords for other tools.
 */
const isSchema = ({ properties }: Json): boolean =>
  ['const', 'allOf'].some((word) => word in toObjectOrEmpty(properties));

/**
 * Keywords of the schema language. Where one of these keywords is not allowed, it is a mistake and not a keyword
 * for another tool.
 */
const WORDS = [...Object.keys(fieldMeta.definitions.field.properties), 'x-admin'];

/** What other tools call the keys of the schema language. */
const NAMES_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  const: ['value'],
  title: ['label', 'text', 'caption', 'header'],
  field: ['name', 'key'],
  enum: ['values'],
  oneOf: ['choices'],
  pattern: ['regex', 'regexp'],
  minimum: ['min'],
  maximum: ['max'],
  default: ['defaultValue', 'initialValue'],
  description: ['desc'],
};

/** Returns the allowed key that an unknown key stands for in other tools. */
export const findNameElsewhere = (key: string, allowed: readonly string[]): string | undefined =>
  allowed.find((name) => Object.hasOwn(NAMES_ELSEWHERE, name) && NAMES_ELSEWHERE[name]?.includes(key));

/** Keywords of JSON Schema whose values are schemas too, beside those that the app reads. */
const SCHEMA_KEYWORDS: readonly string[] = [
  'additionalItems',
  'additionalProperties',
  'contains',
  'contentSchema',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  ...SUBSCHEMA_MAP_KEYWORDS,
];

/** Whether a key is a keyword of JSON Schema or of another tool, and no name of a field. */
const isKeywordElsewhere = (key: string): boolean => key.startsWith('x-') || SCHEMA_KEYWORDS.includes(key);

/** Whether a value is the definition of a field: an object with a keyword that only those have. */
const isDefinition = (value: unknown): boolean =>
  isObject(value) && ['type', '$ref', 'x-ui', 'oneOf', 'enum', 'const'].some((word) => word in value);

/**
 * Whether a key is a field that stands outside of `properties`: in a rule whose author has left it out, or behind a brace
 * that is missing or one too many.
 * @param fieldNames names of all fields in the file
 */
const isMisplacedField = (key: string, value: unknown, fieldNames: ReadonlySet<string>): boolean =>
  (isDefinition(value) && !isKeywordElsewhere(key)) ||
  (fieldNames.has(key) && (typeof value === 'boolean' || isObject(value)));

/** Returns the warning for an unknown keyword that is probably meant for other tools. */
const describeForeignKeyword = (
  key: string,
  at: MetaSchemaMessage['at'],
  allowed: readonly string[],
): MetaSchemaMessage => ({
  at,
  key: true,
  message: `${quote(key)} is ignored here`,
  suggestion: `It may stay: it is for other tools and changes nothing here. ${formatAllowedNames(allowed)}`,
  severity: 'warning',
});

/** Returns the message for a key that is not allowed where it is written. */
export function describeUnknownKey({ error, path, schema, home, fieldNames }: MetaSchemaViolation): MetaSchemaMessage {
  const key = String(error.params['additionalProperty']);
  const allowed = Object.keys(toObjectOrEmpty(schema['properties']));
  const at = [...path, key];
  if (home && allowed.includes(home)) {
    return {
      at,
      key: true,
      message: `unknown keyword ${quote(key)}: it belongs in ${quote(home)}`,
      suggestion: `Move it into "${home}": { … }.`,
    };
  }
  const value = toObjectOrEmpty(error.data)[key];
  if (allowed.includes('properties') && !WORDS.includes(key) && isMisplacedField(key, value, fieldNames)) {
    return {
      at,
      key: true,
      group: `place ${path.join('/')}`,
      isWrongPlace: true,
      message: `the field ${quote(key)} stands outside of "properties"`,
      suggestion: 'Move it into "properties": { … }. Often a } is missing above, or one too many.',
    };
  }
  const isCondition = allowed.includes('properties') && !allowed.includes('title');
  if (isCondition && fieldNames.has(key) && !WORDS.includes(key)) {
    return {
      at,
      key: true,
      message: `the field ${quote(key)} stands outside of "properties", so nothing is asked about it`,
      suggestion: `Write "properties": { ${quote(key)}: { "const": … } }, "required": [${quote(key)}].`,
    };
  }
  const elsewhere = findNameElsewhere(key, allowed);
  const meant = elsewhere === undefined ? getNameSuggestion(key, allowed) : `, did you mean ${quote(elsewhere)}?`;
  if (!meant && isSchema(schema) && !WORDS.includes(key)) return describeForeignKeyword(key, at, allowed);
  // All entries of a list mostly have the key of another tool.
  const group = elsewhere && `key ${at.map((step) => (typeof step === 'number' ? '' : step)).join('/')}`;
  const message = `unknown keyword ${quote(key)}${meant}`;
  return { at, key: true, message, suggestion: formatAllowedNames(allowed), ...(group ? { group } : {}) };
}
