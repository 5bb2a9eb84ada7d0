import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import type { Field } from '../../src/model/entity/entity';
import { getEnumOptions } from '../../src/model/compile/fieldAttributes';
import { findSerialization } from '../../src/model/serializations/findSerialization';
import type { Serialization, SerializationContext } from '../../src/model/serializations/serialization';
import { ALL_OTHER_KEYS, ENTRY_KEY, VARIANT_VALUE } from '../../src/model/jsonSchema/variantDefinition';
import { findPeriodFields } from '../../src/model/values/periodFields';
import { mapSubschemas } from './convertToStandardSchema';
import { restoreVariants } from './restoreVariants';

type Properties = NonNullable<FieldDefinition['properties']>;
type Entry = [string, FieldDefinition | false];

const ANNOTATIONS = ['title', 'description', 'readOnly', 'writeOnly'] as const;
const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

const getAnnotations = (field: FieldDefinition): FieldDefinition =>
  Object.fromEntries(ANNOTATIONS.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]])));

/**
 * Returns the schema of the values of a field in the format of the API: codes and limits are converted, other
 * keywords do not apply to the serialized value.
 * @param types the JSON types of the field
 */
export function createWireSchema(
  field: FieldDefinition,
  { wireSchema, write }: Serialization,
  context: Pick<SerializationContext['field'], 'type' | 'types'>,
): FieldDefinition {
  const choices = getEnumOptions(field);
  const convert = (value: unknown): unknown =>
    write(value, {
      field: { ...context, ...(field.format ? { format: field.format } : {}), ...(choices ? { choices } : {}) },
    });
  const codes = (choices ?? []).map(({ value }) => convert(value)).filter((code) => code !== undefined);
  const limits = LIMITS.flatMap((key) => {
    const limit = field[key] === undefined ? undefined : convert(field[key]);
    return typeof limit === 'number' ? [[key, limit]] : [];
  });
  const { description: explained } = wireSchema;
  const description = [field.description, explained].filter(Boolean).join(' ');
  const isNullable = [field.type].flat().includes('null');
  const value = {
    ...wireSchema,
    ...Object.fromEntries(limits),
    ...(codes.length > 0 ? { enum: isNullable ? [...codes, null] : codes } : {}),
  } as FieldDefinition;
  return {
    ...value,
    ...(isNullable && value.type !== undefined ? { type: [value.type, 'null'].flat() } : {}),
    ...(isNullable && codes.length === 0 && value.enum ? { enum: [...value.enum, null] } : {}),
    ...getAnnotations(field),
    ...(description ? { description } : {}),
  } as FieldDefinition;
}

const isFurtherEntries = (field: FieldDefinition | false): field is FieldDefinition =>
  field !== false && field['x-ui']?.recordPath === ALL_OTHER_KEYS;

/** Returns the schema of an object whose entries are the rows of a list. */
function createMapSchema({ items, minItems, maxItems, contains, ...field }: FieldDefinition): FieldDefinition {
  const { properties, required = [], ...row } = items as FieldDefinition;
  const { [ENTRY_KEY]: key, [VARIANT_VALUE]: whole, ...fields } = properties ?? {};
  const { title: _, type: __, ...names } = (key || {}) as FieldDefinition;
  const needed = contains?.properties?.[ENTRY_KEY];
  const others = { ...row, properties: fields, required: required.filter((name) => name !== ENTRY_KEY) };
  return {
    ...getAnnotations(field as FieldDefinition),
    type: [field.type].flat().includes('null') ? ['object', 'null'] : 'object',
    propertyNames: names,
    ...(needed && needed.const !== undefined ? { required: [String(needed.const)] } : {}),
    additionalProperties: whole === undefined ? others : whole,
    ...(minItems === undefined ? {} : { minProperties: minItems }),
    ...(maxItems === undefined ? {} : { maxProperties: maxItems }),
  } as FieldDefinition;
}

/** Returns what an object says of the keys that none of its other fields has. */
function createFurtherEntries(fields: Properties): FieldDefinition {
  const field = Object.values(fields).find(isFurtherEntries);
  if (!field) return {} as FieldDefinition;
  const { propertyNames, additionalProperties } = createMapSchema(field) as {
    propertyNames?: FieldDefinition;
    additionalProperties?: FieldDefinition;
  };
  const pattern = propertyNames?.pattern;
  return (pattern === undefined
    ? { additionalProperties }
    : { patternProperties: { [pattern]: additionalProperties } }) as unknown as FieldDefinition;
}

/** Returns the schema of a property with its own serialization, or the unchanged schema if it has none. */
function serializeProperty(field: FieldDefinition): FieldDefinition {
  const serialization = findSerialization(field['x-ui']?.serialization);
  if (!serialization) return field;
  if (field['x-ui']?.serialization === 'map') return createMapSchema(field);
  if (field['x-ui']?.serialization === 'values') {
    const { 'x-ui': _, ...list } = field;
    return { ...list, items: field.items?.properties?.[VARIANT_VALUE] } as FieldDefinition;
  }
  const types = [field.type ?? []].flat().filter((type) => type !== 'null') as Field['types'];
  return createWireSchema(field, serialization, { type: types[0] ?? 'string', types });
}

/**
 * Returns the properties that a field has in requests and responses: usually one property with the field's name,
 * two properties for a period, or none for a computed field.
 */
function getEntries([name, field]: Entry, isSerialized: boolean): Entry[] {
  if (field === false) return [[name, false]];
  const { dateRange, valueFrom } = field['x-ui'] ?? {};
  if (valueFrom !== undefined || (isSerialized && isFurtherEntries(field))) return [];
  const [start, end] = dateRange?.params ?? [];
  const { properties = {} } = field;
  const [first, last] = findPeriodFields(properties) ?? [];
  const endOf = (key = ''): FieldDefinition => (properties[key] || { type: 'string' }) as FieldDefinition;
  if (dateRange?.serialization === 'array') {
    const ends = { type: 'array', items: endOf(first), minItems: 2, maxItems: 2 };
    return [[name, { ...getAnnotations(field), ...ends } as FieldDefinition]];
  }
  if (start === undefined || end === undefined) return [[name, isSerialized ? serializeProperty(field) : field]];
  return [
    [start, endOf(first)],
    [end, endOf(last)],
  ];
}

/** Converts the codes in a condition on a serialized field. Keywords that test the unserialized value are removed. */
function serializeCondition(condition: FieldDefinition, field: FieldDefinition): FieldDefinition {
  const { const: code, enum: codes, not } = condition;
  const choices = codes ?? (code === undefined ? [] : [code]);
  const own = { type: field.type, format: field.format, enum: choices, 'x-ui': field['x-ui'] } as FieldDefinition;
  const { enum: values = [] } = choices.length > 0 ? serializeProperty(own) : {};
  return {
    ...(code !== undefined ? { const: values[0] ?? code } : codes === undefined ? {} : { enum: values }),
    ...(not ? { not: serializeCondition(not as FieldDefinition, field) } : {}),
  } as FieldDefinition;
}

const RULES = ['if', 'then', 'else', 'not'] as const;
const RULE_LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

/** Converts the rules of an object, which test and change its serialized fields. */
function serializeRules(schema: FieldDefinition, fields: Properties): FieldDefinition {
  const part = (rule: unknown): unknown =>
    typeof rule === 'object' && rule !== null ? serializeRule(rule as FieldDefinition, fields) : rule;
  const changed = [
    ...RULES.map((key) => [key, schema[key] === undefined ? undefined : part(schema[key])] as const),
    ...RULE_LISTS.map((key) => [key, schema[key]?.map(part)] as const),
  ];
  return { ...schema, ...Object.fromEntries(changed.filter(([, value]) => value !== undefined)) } as FieldDefinition;
}

function serializeRule(rule: FieldDefinition, fields: Properties): FieldDefinition {
  const { properties } = rule;
  const entries = Object.entries(properties ?? {}).map(([name, change]) => {
    const field = fields[name];
    const isChanged = field && change && findSerialization(field['x-ui']?.serialization);
    return [name, isChanged ? serializeCondition(change, field) : change];
  });
  return serializeRules(properties ? { ...rule, properties: Object.fromEntries(entries) as Properties } : rule, fields);
}

/** Adds a field at a path of an object. A required field makes the objects on its path required. */
function addAtPath(
  schema: FieldDefinition,
  [first = '', ...steps]: readonly string[],
  field: FieldDefinition | false,
  isRequired: boolean,
): FieldDefinition {
  const { properties, required = [] } = schema;
  const inner = (properties?.[first] || { type: 'object' }) as FieldDefinition;
  return {
    ...schema,
    properties: { ...properties, [first]: steps.length === 0 ? field : addAtPath(inner, steps, field, isRequired) },
    ...(isRequired ? { required: [...new Set([...required, first])] } : {}),
  } as FieldDefinition;
}

/** Moves the properties whose values the API nests in objects to their paths. */
function nestProperties(
  schema: FieldDefinition,
  paths: readonly (readonly [name: string, path: string])[],
): FieldDefinition {
  return paths.reduce((result, [name, path]) => {
    const { [name]: field, ...properties } = result.properties ?? {};
    if (field === undefined) return result;
    const isRequired = result.required?.includes(name) ?? false;
    const { required = [], ...rest } = result;
    const others = { ...rest, properties, required: required.filter((one) => one !== name) } as FieldDefinition;
    const { required: all = [], ...nested } = addAtPath(others, path.split('.'), field, isRequired);
    return { ...nested, ...(result.required ? { required: all } : {}) } as FieldDefinition;
  }, schema);
}

/**
 * Converts the schema of values in the app to the schema of the same values in requests and responses.
 * @param isSerialized `false`: only periods are converted, for records that the app has already read
 */
export function toWireSchema(combined: FieldDefinition, isSerialized = true): FieldDefinition {
  const definition = restoreVariants(combined);
  const { properties: fields } = definition;
  const rules = isSerialized && fields ? serializeRules(definition, fields) : definition;
  const mapped = mapSubschemas(rules, (part) => toWireSchema(part, isSerialized));
  // A variant that is no object is a value of its own, as a property is.
  const schema =
    isSerialized && definition !== combined && mapped.anyOf
      ? { ...mapped, anyOf: (mapped.anyOf as FieldDefinition[]).map(serializeProperty) }
      : mapped;
  const { properties, required } = schema;
  if (!properties) return schema;
  const entries = new Map(Object.entries(properties).map((entry) => [entry[0], getEntries(entry, isSerialized)]));
  const getNames = (name: string): string[] => entries.get(name)?.map(([key]) => key) ?? [name];
  const paths = Object.entries(fields ?? {}).flatMap(([name, field]) => {
    const path = field && field['x-ui']?.recordPath;
    return path && path !== ALL_OTHER_KEYS && isSerialized ? [[name, path] as const] : [];
  });
  return nestProperties(
    {
      ...schema,
      properties: Object.fromEntries([...entries.values()].flat()),
      ...(isSerialized ? createFurtherEntries(properties) : {}),
      ...(required ? { required: required.flatMap(getNames) } : {}),
    },
    paths,
  );
}
