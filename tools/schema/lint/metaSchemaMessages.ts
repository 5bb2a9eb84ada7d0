/** Converts ajv's errors to messages for analysts. */
import type { ErrorObject } from 'ajv';
import fieldMeta from '../../../schema/meta/v2/field.schema.json';
import { toObjectOrEmpty, type Json, type JsonPath } from './source/readJson';
import { describeUnknownKey } from './unknownKeys';
import type { LintFinding } from './source/sourceFile';
import {
  formatAllowedNames,
  getNameSuggestion,
  describeTypeOfValue,
  describeTypes,
  joinQuotedNames,
  quote,
} from './source/messageWording';

/** Returns the name of the key at a path. For an item of an array, returns the key of the array. */
export const getKeyNameAtPath = (path: JsonPath): string =>
  String(path.findLast((step) => typeof step === 'string') ?? 'this file');

/** The names of formats. Other languages call them types. */
const FORMATS: readonly unknown[] = fieldMeta.definitions.format.enum;

export type MetaSchemaMessage = Omit<LintFinding, 'at'> & { at: JsonPath };

export interface MetaSchemaViolation {
  error: ErrorObject;
  path: JsonPath;
  name: string;
  /** The subschema of the meta-schema that the value violates. */
  schema: Json;
  /** The keyword in which the misplaced key belongs, such as `x-ui`. */
  home?: string;
  /** The names of all fields in the file. */
  fieldNames: ReadonlySet<string>;
}

const own = (schema: Json, ...keys: string[]): string | undefined =>
  keys.map((key) => schema[key]).find((text): text is string => typeof text === 'string');

const describe = (schema: Json, fallback: string): string => own(schema, 'description') ?? fallback;

function describeWrongType({ error, path, name, schema }: MetaSchemaViolation): MetaSchemaMessage {
  // Earlier drafts of JSON Schema, and other tools, write it at the property itself.
  if (name === 'required' && typeof error.data === 'boolean') {
    const field = quote(getKeyNameAtPath(path.slice(0, -1)));
    const suggestion = error.data
      ? `Add ${field} to the "required" of the object around it, and remove this.`
      : 'Remove it.';
    return { at: path, message: '"required" of a property is a list of names, of the fields inside of it', suggestion };
  }
  const types = [error.params['type']].flat() as string[];
  const isEntry = typeof path.at(-1) === 'number';
  const message =
    own(schema, 'errorMessage') ??
    `${isEntry ? 'an entry of ' : ''}${quote(name)} must be ${describeTypes(types)}, not ${describeTypeOfValue(error.data)}`;
  const suggestion = own(schema, 'cure') ?? `Write ${describeTypes(types)}.`;
  return {
    at: path,
    message,
    suggestion,
    isWrongKind: true,
    ...(isEntry ? { group: `kind ${path.slice(0, -1).join('/')}` } : {}),
  };
}

function describeForbiddenValue({ error, path, name, schema }: MetaSchemaViolation): MetaSchemaMessage {
  const values = (error.params['allowedValues'] as unknown[] | undefined) ?? [];
  const names = values.map(String);
  const meant = getNameSuggestion(error.data, names);
  if (name === 'format' && !meant) {
    const message = `format ${quote(error.data)} is not known here, so nothing is checked`;
    return { at: path, message, suggestion: `It may stay. ${formatAllowedNames(names)}`, severity: 'warning' };
  }
  const isFormat = getKeyNameAtPath(path) === 'type' && FORMATS.includes(error.data);
  return {
    at: path,
    message: own(schema, 'errorMessage') ?? `unknown ${own(schema, 'term') ?? name} ${quote(error.data)}${meant}`,
    suggestion: isFormat ? `Write "type": "string", "format": ${quote(error.data)}.` : formatAllowedNames(names),
  };
}

function describeWrongConstant({ error, path, name, schema }: MetaSchemaViolation): MetaSchemaMessage {
  const only = quote(error.params['allowedValue']);
  const message =
    own(schema, 'errorMessage') ?? `${quote(name)} must be ${only}, not ${describeTypeOfValue(error.data)}`;
  return { at: path, message, suggestion: `Write ${only}, or what the file's other places have here.` };
}

const describeMissingKey = ({ error, path }: MetaSchemaViolation): MetaSchemaMessage => {
  const key = String(error.params['missingProperty']);
  const where = path.length > 0 ? ` in ${quote(getKeyNameAtPath(path))}` : '';
  const wanted = toObjectOrEmpty(toObjectOrEmpty(toObjectOrEmpty(error.parentSchema)['properties'])[key]);
  return {
    at: path,
    message: `missing ${quote(key)}${where}`,
    suggestion: `Add ${quote(key)}. ${describe(wanted, '')}`.trim(),
    dependsOnOthers: true,
  };
};

const describeEmpty = ({ path, name }: MetaSchemaViolation): MetaSchemaMessage => ({
  at: path,
  message: `${quote(name)} is empty`,
  suggestion: 'Fill it in, or remove the key.',
});

function describeBadPattern(violation: MetaSchemaViolation): MetaSchemaMessage {
  const { error, path, name, schema } = violation;
  if (error.propertyName === undefined && String(error.data).trim() === '') return describeEmpty(violation);
  const text = own(schema, 'patternErrorMessage', 'errorMessage') ?? `it must match ${String(error.params['pattern'])}`;
  const value = error.propertyName ?? error.data;
  const at = error.propertyName === undefined ? path : [...path, error.propertyName];
  const what = error.propertyName === undefined ? `${quote(name)} is ${quote(value)}` : `${quote(value)} is no name`;
  return {
    at,
    key: error.propertyName !== undefined,
    message: `${what}: ${text}`,
    suggestion: describe(
      schema,
      error.propertyName === undefined ? 'Write it as the message says.' : 'Take another name.',
    ),
  };
}

function describeOutOfBounds({ error, path, name }: MetaSchemaViolation): MetaSchemaMessage {
  const bound = `${String(error.params['comparison'])} ${String(error.params['limit'])}`;
  return {
    at: path,
    message: `${quote(name)} must be ${bound}, not ${describeTypeOfValue(error.data)}`,
    suggestion: `Write a number ${bound}.`,
  };
}

const describeDuplicate = ({ error, path, name }: MetaSchemaViolation): MetaSchemaMessage => ({
  at: [...path, Math.max(Number(error.params['i']), Number(error.params['j']))],
  message: `${quote((error.data as unknown[])[Number(error.params['j'])])} is twice in ${quote(name)}`,
  suggestion: 'Remove one of the two.',
});

const tooMany = ({ error, path, name, schema }: MetaSchemaViolation): MetaSchemaMessage => ({
  at: path,
  message: `${quote(name)} takes at most ${String(error.params['limit'])} of ${joinQuotedNames(Object.keys(toObjectOrEmpty(schema['properties'])))}`,
  suggestion: 'Keep the one that is meant.',
});

const describeRequiredKey = ({ error, path }: MetaSchemaViolation): MetaSchemaMessage => {
  const [key, other] = [String(error.params['property']), String(error.params['missingProperty'])];
  const wanted = toObjectOrEmpty(toObjectOrEmpty(toObjectOrEmpty(error.parentSchema)['properties'])[other]);
  return {
    at: [...path, key],
    key: true,
    message: `${quote(key)} needs ${quote(other)}`,
    suggestion: `Add ${quote(other)}, or remove ${quote(key)}. ${describe(wanted, '')}`.trim(),
    dependsOnOthers: true,
  };
};

/**
 * Returns the message for a key that the meta-schema forbids next to another key. In the meta-schema,
 * `errorMessage` gives the reason (`this` in it is replaced by the key), and `cure` tells the analyst what to do.
 */
function notTogether({ error, path, schema }: MetaSchemaViolation): MetaSchemaMessage {
  const key = error.propertyName;
  const at = key === undefined ? path : [...path, key];
  const message = own(schema, 'errorMessage') ?? 'this does nothing here';
  return {
    at,
    key: true,
    message: message.replace(/^this\b/, quote(getKeyNameAtPath(at))),
    suggestion: own(schema, 'cure') ?? 'Remove it.',
    dependsOnOthers: true,
  };
}

const tooLong = ({ error, path, name }: MetaSchemaViolation): MetaSchemaMessage => ({
  at: path,
  message: `${quote(name)} is longer than ${String(error.params['limit'])} characters`,
  suggestion: 'Shorten it.',
});

/** Functions that create the message, by the JSON Schema keyword of the meta-schema that the value violates. */
export const MESSAGES_BY_KEYWORD: Readonly<Record<string, (found: MetaSchemaViolation) => MetaSchemaMessage>> = {
  additionalProperties: describeUnknownKey,
  type: describeWrongType,
  enum: describeForbiddenValue,
  const: describeWrongConstant,
  required: describeMissingKey,
  dependencies: describeRequiredKey,
  not: notTogether,
  pattern: describeBadPattern,
  minimum: describeOutOfBounds,
  maximum: describeOutOfBounds,
  exclusiveMinimum: describeOutOfBounds,
  minLength: describeEmpty,
  minItems: describeEmpty,
  minProperties: describeEmpty,
  maxProperties: tooMany,
  maxLength: tooLong,
  uniqueItems: describeDuplicate,
};
