/**
 * Validates a schema file against the meta-schema: reports unknown keywords, wrong types and missing keys. ajv
 * finds the errors, and this module converts them to messages for analysts. The lint and the completion of editors
 * cannot disagree, because both read the meta-schema in `schema/meta/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { isSubschemaMapKeyword } from '../../../src/model/jsonSchema/schemaNode';
import { toObjectOrEmpty, type Json, type JsonPath } from './source/readJson';
import { getKeyNameAtPath, MESSAGES_BY_KEYWORD, type MetaSchemaMessage } from './metaSchemaMessages';
import type { LintFinding, SourceFile } from './source/sourceFile';
import { findNearestName } from './source/messageWording';
import { findNameElsewhere } from './unknownKeys';

const META = new URL('../../../schema/meta/v2/', import.meta.url);

/**
 * Loads the meta-schema. ajv's `strict` mode is off because it would reject the keywords that only editors read
 * (`defaultSnippets`, `patternErrorMessage`).
 */
function readMeta(): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  for (const name of readdirSync(META).filter((entry) => entry.endsWith('.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(new URL(name, META), 'utf8')) as Json, name);
  }
  return ajv;
}

let meta: Ajv | undefined;

function getValidator(place: string): ValidateFunction {
  meta ??= readMeta();
  const validate = meta.getSchema(place);
  if (!validate) throw new Error(`There is no schema/meta/v2/${place}`);
  return validate;
}

/** Converts a JSON Pointer such as `/x-ui/options/0` to a path. Array indices become numbers. */
function getPath(pointer: string, value: unknown): JsonPath {
  const path: JsonPath = [];
  let place = value;
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(place) ? Number(step) : step);
    place = (place as Json | undefined)?.[step];
  }
  return path;
}

/**
 * The keywords `x-ui` and `x-admin`. Analysts often write a key next to one of these keywords although it belongs
 * inside the keyword.
 */
const HOMES: Record<string, string> = { ui: 'x-ui', admin: 'x-admin' };

function getHome(key: string): string | undefined {
  const definitions = [
    ['ui', meta?.getSchema('field.schema.json#/definitions/ui')],
    ['admin', meta?.getSchema('admin.schema.json#/definitions/admin')],
  ] as const;
  const home = definitions.find(
    ([, validate]) => key in toObjectOrEmpty(toObjectOrEmpty(validate?.schema)['properties']),
  );
  return home && HOMES[home[0]];
}

/** Merges the errors of all `anyOf` subschemas into one type error: `must be a text in quotes or false`. */
function mergeTypeErrors(errors: ErrorObject[]): ErrorObject[] {
  const [first] = errors;
  const kinds = errors.flatMap(({ keyword, params }): unknown[] =>
    keyword === 'type' ? [params['type']].flat() : keyword === 'const' ? [params['allowedValue']] : [],
  );
  const type = [...new Set(kinds.map(String))];
  return first && type.length > 0 ? [{ ...first, keyword: 'type', params: { type } }] : errors;
}

/** Returns the single error to report for a value that matches none of the `anyOf` subschemas. */
function getUnionErrors(errors: ErrorObject[]): ErrorObject[] {
  const [first] = errors;
  const hasColon = typeof first?.data === 'string' && first.data.includes(':');
  const tried = (hasColon ? ['pattern', 'enum'] : ['enum', 'pattern'])
    .concat('minLength', 'minItems')
    .map((word) => errors.filter(({ keyword }) => keyword === word));
  return tried.find((found) => found.length > 0)?.slice(0, 1) ?? mergeTypeErrors(errors);
}

/**
 * For each value that violates an `anyOf`, ajv reports the errors of every subschema. This function replaces them
 * with the most useful error: a misspelled name, or the invalid item of an array.
 */
function omitUnionErrors(errors: ErrorObject[]): ErrorObject[] {
  const unions = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  const others = errors.filter(({ instancePath }) => !unions.has(instancePath));
  const told = [...unions].flatMap((path) => {
    if (errors.some(({ instancePath }) => instancePath.startsWith(`${path}/`))) return [];
    return getUnionErrors(errors.filter(({ instancePath, keyword }) => instancePath === path && keyword !== 'anyOf'));
  });
  return [...others, ...told];
}

const getConsts = (schema: unknown): unknown[] | undefined =>
  Array.isArray(schema) && schema.every((one) => 'const' in toObjectOrEmpty(one))
    ? schema.map((one) => toObjectOrEmpty(one)['const'])
    : undefined;

/**
 * Converts the errors of a `oneOf` that lists `const` values with descriptions to a single `enum` error. The
 * allowed values are the `const` values.
 */
function withEnums(errors: ErrorObject[]): ErrorObject[] {
  const lists = errors.filter(({ keyword, schema }) => keyword === 'oneOf' && getConsts(schema));
  const parts = new Set(lists.flatMap(({ schema }) => schema as unknown[]));
  return errors
    .filter(({ parentSchema }) => !parts.has(parentSchema))
    .map((error) =>
      lists.includes(error) ? { ...error, keyword: 'enum', params: { allowedValues: getConsts(error.schema) } } : error,
    );
}

/** Returns the names of all fields that a value defines at any depth. */
function collectFieldNames(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  const { properties } = toObjectOrEmpty(value);
  for (const name of Object.keys(toObjectOrEmpty(properties))) names.add(name);
  for (const part of Object.values(value)) collectFieldNames(part, names);
  return names;
}

function describeError(error: ErrorObject, value: unknown, fieldNames: ReadonlySet<string>): MetaSchemaMessage[] {
  const path = getPath(error.instancePath, value);
  const words = MESSAGES_BY_KEYWORD[error.keyword];
  const home = getHome(String(error.params['additionalProperty']));
  const found = { error, path, name: getKeyNameAtPath(path), schema: toObjectOrEmpty(error.parentSchema), fieldNames };
  return words ? [words({ ...found, ...(home ? { home } : {}) })] : [];
}

/** Whether an unknown key is meant to be another one: its name in other tools, or a misspelling of it. */
const isMeantAs = (unknown: unknown, name: string): boolean =>
  findNameElsewhere(String(unknown), [name]) !== undefined || findNearestName(String(unknown), [name]) !== undefined;

/** Removes the missing keys that an unknown key beside them is meant to be. */
function omitMisnamedKeys(errors: ErrorObject[]): ErrorObject[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  return errors.filter(
    ({ keyword, instancePath, params }) =>
      !['required', 'dependencies'].includes(keyword) ||
      !unknown.some(
        (other) =>
          other.instancePath === instancePath &&
          isMeantAs(other.params['additionalProperty'], String(params['missingProperty'])),
      ),
  );
}

/**
 * Validates a value against a subschema of the meta-schema.
 * @param place reference to the subschema, such as `field.schema.json#/definitions/ui`
 * @param value the value to validate
 * @param path path of the value in the schema file
 */
function getMetaSchemaErrors(place: string, value: unknown, path: JsonPath = []): MetaSchemaMessage[] {
  const validate = getValidator(place);
  if (validate(value)) return [];
  const fieldNames = collectFieldNames(value);
  const messages = omitMisnamedKeys(omitUnionErrors(withEnums(validate.errors ?? []))).flatMap((error) =>
    describeError(error, value, fieldNames),
  );
  return messages.map((message) => ({ ...message, at: [...path, ...message.at] }));
}

/**
 * Validates every keyword `x-ui` in a foreign schema (a standard JSON Schema written for other tools). A field with
 * the name `x-ui` is not the keyword and is skipped.
 */
function describeErrors(value: unknown, path: JsonPath, areNames = false): MetaSchemaMessage[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'x-ui' && !areNames) return getMetaSchemaErrors('field.schema.json#/definitions/ui', part, at);
    return key === 'x-admin' ? [] : describeErrors(part, at, !areNames && isSubschemaMapKeyword(key));
  });
}

/**
 * Validates a foreign schema. Only `x-ui` and `x-admin` are validated, because any standard keyword is allowed. A
 * missing `x-admin` is an error, because only `x-admin` describes the screens.
 */
function foreign({ value }: SourceFile): MetaSchemaMessage[] {
  const messages = describeErrors(value, []);
  if ('x-admin' in value) {
    return [...getMetaSchemaErrors('admin.schema.json#/definitions/admin', value['x-admin'], ['x-admin']), ...messages];
  }
  const suggestion =
    'Add "x-admin": { "idField": …, "routes": { "list": "/…" }, "calls": { … }, "list": {} }: its screens.';
  return [{ at: [], message: 'missing "x-admin"', suggestion, dependsOnOthers: true }, ...messages];
}

/** Reports the errors of a schema file against the meta-schema of its kind. */
export function checkStructure(source: SourceFile): LintFinding[] {
  if (source.root?.type !== 'object' || source.kind === 'definitions') return [];
  return source.isForeign ? foreign(source) : getMetaSchemaErrors(`${source.kind}.schema.json`, source.value);
}

/** Reports the errors of a file of the product that is no schema file, such as `config.json`, against its meta-schema. */
export const checkPlainStructure = ({ root, value }: SourceFile, kind: 'config' | 'brand'): LintFinding[] =>
  root?.type === 'object' ? getMetaSchemaErrors(`${kind}.schema.json`, value) : [];
