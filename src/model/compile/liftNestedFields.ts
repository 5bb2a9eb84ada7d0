/**
 * Moves the fields that `idField` and `titleField` name by a path (`metadata.name`) out of their objects, to the record
 * itself. Their name is then the path, and `x-ui.recordPath` is where the API has them.
 */
import type { EntityDefinition, FieldDefinition } from '../schemaLanguage/definition';
import { isObject } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';

type Properties = NonNullable<FieldDefinition['properties']>;

/** A schema without one of its fields, and what it said of the field. */
interface Taken {
  rest: FieldDefinition;
  field: FieldDefinition | false | undefined;
  isRequired: boolean;
}

const RULES = ['if', 'then', 'else', 'not'] as const;
const RULE_LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Whether nothing is left in an object that a form could show. What else an open object holds is kept without a field if the
 * object around it is open as well.
 */
function isBlank(inner: FieldDefinition, around: FieldDefinition): boolean {
  const { properties = {}, required = [], additionalProperties, patternProperties } = inner;
  const isKept = additionalProperties === true && around.additionalProperties === true;
  return (
    Object.keys(properties).length === 0 &&
    required.length === 0 &&
    (!additionalProperties || isKept) &&
    patternProperties === undefined
  );
}

function omitProperty(schema: FieldDefinition, name: string): FieldDefinition {
  const { properties, required, ...others } = schema;
  const { [name]: _, ...left } = properties ?? {};
  return {
    ...others,
    ...(properties ? { properties: left } : {}),
    ...(required ? { required: required.filter((one) => one !== name) } : {}),
  } as FieldDefinition;
}

/** Takes the field at a path out of a schema; undefined if the schema says nothing of it. */
function take(schema: FieldDefinition, [first = '', ...steps]: readonly string[]): Taken | undefined {
  const own = getOwnProperty(schema.properties ?? {}, first);
  const isRequired = schema.required?.includes(first) ?? false;
  if (steps.length === 0)
    return own === undefined && !isRequired ? undefined : { rest: omitProperty(schema, first), field: own, isRequired };
  const inner = isObject(own) ? take(own, steps) : undefined;
  if (!inner) return undefined;
  const { rest, field } = inner;
  const isReadOnly = isObject(own) && own.readOnly === true && field !== false && field !== undefined;
  return {
    rest: isBlank(rest, schema)
      ? omitProperty(schema, first)
      : { ...schema, properties: { ...schema.properties, [first]: rest } },
    field: isReadOnly ? { ...field, readOnly: true } : field,
    isRequired: isRequired && inner.isRequired,
  };
}

/** Moves a field in a schema of the record and in its rules. */
function lift(schema: FieldDefinition, path: string): FieldDefinition {
  const taken = take(schema, path.split('.'));
  const { rest, field, isRequired } = taken ?? { rest: schema, field: undefined, isRequired: false };
  const part = (rule: unknown): unknown => (isObject(rule) ? lift(rule as FieldDefinition, path) : rule);
  const rules = [
    ...RULES.map((key) => [key, rest[key] && part(rest[key])] as const),
    ...RULE_LISTS.map((key) => [key, rest[key]?.map(part)] as const),
  ];
  return {
    ...rest,
    ...(field === undefined ? {} : { properties: { [path]: field, ...rest.properties } as Properties }),
    ...(isRequired ? { required: [...(rest.required ?? []), path] } : {}),
    ...Object.fromEntries(rules.filter(([, rule]) => rule !== undefined)),
  } as FieldDefinition;
}

/** Moves a field in the conditions of screens and actions, which test the record. */
function liftInConditions(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => liftInConditions(item, path));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key.endsWith('When') && isObject(inner) ? lift(inner as FieldDefinition, path) : liftInConditions(inner, path),
    ]),
  );
}

/** Whether a path leads to a field inside of objects. A field whose own name has dots takes precedence. */
const isNested = (schema: FieldDefinition, path: string): boolean =>
  !Object.hasOwn(schema.properties ?? {}, path) && take(schema, path.split('.'))?.field !== undefined;

/** Returns the paths of nested fields that identify or name a record. */
export const getLiftedPaths = (definition: Pick<EntityDefinition, 'properties' | 'x-admin'>): string[] => {
  const { idField, titleField } = definition['x-admin'] ?? {};
  const names = [idField, titleField].flat().filter((name): name is string => typeof name === 'string');
  return [...new Set(names)].filter((name) => isNested(definition as FieldDefinition, name));
};

/**
 * Moves the nested fields that identify or name a record to the record itself. Their name there is their path.
 * @param definition with its references resolved
 */
export const liftNestedFields = (definition: EntityDefinition): EntityDefinition =>
  getLiftedPaths(definition).reduce((schema, path) => {
    const lifted = lift(schema as FieldDefinition, path) as EntityDefinition;
    const field = lifted.properties[path] as FieldDefinition;
    return {
      ...lifted,
      properties: { ...lifted.properties, [path]: { ...field, 'x-ui': { ...field['x-ui'], recordPath: path } } },
      'x-admin': liftInConditions(lifted['x-admin'], path),
    } as EntityDefinition;
  }, definition);
