/**
 * Applies the formats that a dialect of the project sets for all values of a type (`serializations`), and the one that
 * all dialects without an envelope have.
 */
import { findSerializationKey } from '../serializations/findSerializationKey';
import type { AdminDefinition, EntityDefinition, FieldDefinition } from '../schemaLanguage/definition';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject } from '../values/cleanValues';
import { getDefaultDialect } from './defaultDialect';
import { ENVELOPE_PRESETS } from './dialectTraits';
import { getOwnProperty } from '../values/getOwnProperty';

/** Serializations by the format or type of a value, or by `enum` for values with codes. */
type SerializationDefaults = Readonly<Record<string, unknown>>;

/**
 * The defaults of dialects without an envelope: points in time have an offset, so that users see and enter the times of
 * the operator's time zone. The operator's own API has local times.
 */
const PLAIN_DEFAULTS: SerializationDefaults = { 'date-time': 'offsetDateTime' };

/** Returns the dialect of an entity: that of its collection, otherwise that of its list or its record, otherwise the default. */
function getDialectName({ rest, page, get }: AdminDefinition['calls'], files: SchemaFiles): string | undefined {
  const calls = [rest, page, get].map((call) => (isObject(call) ? call['dialect'] : undefined));
  const named = calls.find((name) => typeof name === 'string') as string | undefined;
  return named ?? getDefaultDialect(files) ?? (rest === undefined ? undefined : 'simple-rest');
}

/** Returns the defaults of a dialect and of the dialects of the project that it extends. */
function getDefaults(
  files: SchemaFiles,
  name: string | undefined,
  seen: readonly string[] = [],
): SerializationDefaults {
  const dialects = files['dialects.json'];
  if (name === undefined || seen.includes(name)) return {};
  const dialect = isObject(dialects) ? getOwnProperty(dialects, name) : undefined;
  if (!isObject(dialect)) return ENVELOPE_PRESETS.includes(name) ? {} : PLAIN_DEFAULTS;
  const { extends: parent, envelope, serializations } = dialect;
  const own = envelope === true ? {} : PLAIN_DEFAULTS;
  const inherited = typeof parent === 'string' ? getDefaults(files, parent, [...seen, name]) : own;
  return { ...inherited, ...(isObject(serializations) ? serializations : {}) };
}

function applyToField(field: FieldDefinition, defaults: SerializationDefaults): FieldDefinition {
  const { items, properties } = field;
  const key = findSerializationKey(field, Object.keys(defaults));
  const serialization = key === undefined ? undefined : defaults[key];
  const ui = { ...(typeof serialization === 'string' ? { serialization } : {}), ...field['x-ui'] };
  return {
    ...field,
    ...(isObject(items) ? { items: applyToField(items, defaults) } : {}),
    ...(properties ? { properties: applyToProperties(properties, defaults) } : {}),
    ...(Object.keys(ui).length > 0 ? { 'x-ui': ui as FieldDefinition['x-ui'] } : {}),
  } as FieldDefinition;
}

const applyToProperties = <Properties extends NonNullable<FieldDefinition['properties']>>(
  properties: Properties,
  defaults: SerializationDefaults,
): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, field && applyToField(field, defaults)]),
  ) as Properties;

const applyToShape = <Shape>(shape: Shape, defaults: SerializationDefaults): Shape =>
  isObject(shape) && isObject(shape['properties'])
    ? ({ ...shape, properties: applyToProperties(shape['properties'] as never, defaults) } as Shape)
    : shape;

/**
 * Returns the definition with the serializations that the entity's dialect sets. A field that names its own keeps it.
 * @param definition with its references resolved
 */
export function applySerializationDefaults(definition: EntityDefinition, files: SchemaFiles): EntityDefinition {
  const admin = definition['x-admin'];
  const defaults = getDefaults(files, getDialectName(admin.calls, files));
  if (Object.keys(defaults).length === 0) return definition;
  const { list, actions, assignments } = admin;
  const inputs = Object.entries(actions ?? {}).map(([name, action]) => [
    name,
    isObject(action) && 'input' in action ? { ...action, input: applyToShape(action['input'], defaults) } : action,
  ]);
  const assigned = Object.entries(assignments ?? {}).map(([name, assignment]) => [
    name,
    { ...assignment, rowSchema: applyToShape(assignment.rowSchema, defaults) },
  ]);
  return {
    ...applyToShape(definition, defaults),
    'x-admin': {
      ...admin,
      ...(list ? { list: { ...list, filters: applyToShape(list.filters, defaults) } } : {}),
      ...(actions ? { actions: Object.fromEntries(inputs) as typeof actions } : {}),
      ...(assignments ? { assignments: Object.fromEntries(assigned) as typeof assignments } : {}),
    },
  } as EntityDefinition;
}
