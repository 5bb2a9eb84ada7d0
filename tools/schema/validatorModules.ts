/**
 * Generates the validators of an entity as the source of an ES module. ajv runs at build time and the browser gets
 * plain functions, so the Content Security Policy needs no `unsafe-eval`, and an entity costs 1–2 kB instead of a
 * validator library.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isObject } from '../../src/model/values/cleanValues';
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { formats } from '../../src/model/formRules/formats';
import { containsKeyword } from './containsKeyword';
import { toValidationSchema, toValidationDefinitions, toWritableSchema } from './transformSchema';

/** Paths of the modules that the generated code imports. */
export interface RuntimePaths {
  formats: string;
  runtime: string;
}

/** Schemas by the name of the function that they are compiled to. */
type Schemas = Record<string, FieldDefinition>;

/** Names that every object inherits from its prototype: for these, ajv must test for an own property of the record. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).map((name) => JSON.stringify(name));

/**
 * Creates ajv in non-strict mode: the `if` of a rule names a field without repeating its type, and a foreign schema
 * may contain keywords without effect. `unevaluated*` keywords are rare: without the code that tracks them, the
 * functions are a fifth smaller.
 */
export function createAjv(schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    multipleOfPrecision: 6,
    strict: false,
    strictNumbers: true,
    // Off, since ajv does not detect a reference in a definition when the only one is in a field called `pattern`.
    inlineRefs: false,
    logger: false,
    // The schema lint has already checked the schemas against the meta-schema of this project.
    meta: false,
    validateSchema: false,
    code: { esm: true, source: true, lines: true, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  const text = JSON.stringify(schemas);
  ajv.opts.unevaluated = text.includes('"unevaluated');
  ajv.opts.ownProperties = INHERITED.some((name) => text.includes(name));
  ajv.removeKeyword(containsKeyword.keyword as string).addKeyword(containsKeyword);
  return ajv;
}

const EMBEDDED = /^const (schema\d+) = (.*);$/gm;
const REQUIRED = /^const (func\d+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;$/gm;
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g;
/**
 * Matches the uses of embedded schemas. String literals are matched first, so that their text is skipped: a field
 * may have the name that ajv gives to a schema.
 */
const USE = /"(?:[^"\\]|\\.)*"|\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g;
const STEP = /\.([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g;

function getValueAtPath(schema: unknown, path: string): unknown {
  const steps = [...path.matchAll(STEP)].map(([, name, key]) => name ?? String(JSON.parse(key!)));
  return steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], schema);
}

/**
 * Replaces references to embedded schemas by the few values that are used from them: ajv embeds every schema for
 * its messages.
 */
function inlineSchemaValues(code: string): string {
  const embedded = new Map([...code.matchAll(EMBEDDED)].map(([, name, json]) => [name!, JSON.parse(json!) as unknown]));
  return code
    .replace(EMBEDDED, '')
    .replace(USE, (use, name: string | undefined, path: string, offset: number, whole: string) => {
      if (name === undefined || !embedded.has(name)) return use;
      const value = getValueAtPath(embedded.get(name), path);
      // Of an object whose keys are looked up, the values are never read.
      const isLookup = whole.slice(0, offset).endsWith('.call(') && isObject(value);
      return JSON.stringify(isLookup ? Object.fromEntries(Object.keys(value).map((key) => [key, 0])) : value);
    });
}

/**
 * Replaces `require` calls by imports: ajv's ES modules still `require` their runtime (ajv#2209), which browsers do
 * not support.
 */
function importRuntime(code: string, paths: RuntimePaths): string {
  const names = new Set<string>();
  const body = code.replace(REQUIRED, (_line, local: string, name: string) => {
    names.add(name);
    return `const ${local} = ${name};`;
  });
  const imports = names.size > 0 ? [`import { ${[...names].join(', ')} } from ${JSON.stringify(paths.runtime)};`] : [];
  if (/\bformats[.[]/.test(body)) imports.push(`import { formats } from ${JSON.stringify(paths.formats)};`);
  return [...imports, body].join('\n');
}

/** @throws Error when ajv rejects a schema; the schema lint reports such a fault first */
function compile(schemas: Schemas, paths: RuntimePaths): string {
  const ajv = createAjv(schemas);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = standaloneCode(ajv, names).replace('"use strict";', '');
  return importRuntime(inlineSchemaValues(code.replace(SCHEMA_PATH, '')), paths).replaceAll(/\n{2,}/g, '\n');
}

/** The parts of an entity from which its validators are generated. */
export interface EntityChecks {
  /** The schema of the record, with its references resolved. */
  definition: FieldDefinition;
  conditions: Readonly<Record<string, FieldDefinition>>;
  /** Schemas of other inputs: filters, inputs of actions. */
  parts: Readonly<Record<string, FieldDefinition>>;
}

/** Returns the schemas of an entity's validators. As long as they are equal, the generated functions are equal. */
export function getValidatorSchemas({ definition, conditions, parts }: EntityChecks): Schemas {
  const defs = toValidationDefinitions(definition);
  const negated = Object.values(conditions).map((schema, index) => {
    const { $defs, ...condition } = toValidationSchema(schema, defs);
    return [`not${index}`, { not: condition, ...($defs ? { $defs } : {}) }];
  });
  const others = Object.values(parts).map((schema, index) => [
    `part${index}`,
    toValidationSchema(toWritableSchema(schema)),
  ]);
  return { record: toValidationSchema(toWritableSchema(definition)), ...Object.fromEntries([...negated, ...others]) };
}

const createLookupTable = (entries: readonly string[]): string => `{ ${entries.join(', ')} }`;

/**
 * Generates an ES module that exports `record`, which validates the whole record as a form sends it, `parts`, which
 * validate other inputs, and `conditions`, one test per key. A condition only returns a boolean: compiled as a `not`,
 * it needs no error messages.
 */
export function generateValidatorsModule(checks: EntityChecks, paths: RuntimePaths): string {
  const tests = Object.keys(checks.conditions).map(
    (key, index) => `${JSON.stringify(key)}: (data) => !not${index}(data)`,
  );
  const parts = Object.keys(checks.parts).map((key, index) => `${JSON.stringify(key)}: part${index}`);
  return `${compile(getValidatorSchemas(checks), paths)}
export const conditions = ${createLookupTable(tests)};
export const parts = ${createLookupTable(parts)};
`;
}

/**
 * Generates an ES module that exports `isValid`, which returns a boolean. Compiled as a `not`, the schema needs no
 * error messages.
 */
export const generateTestModule = (schema: FieldDefinition, paths: RuntimePaths): string => {
  const { $defs, ...rest } = toValidationSchema(schema);
  return `${compile({ isInvalid: { not: rest, ...($defs ? { $defs } : {}) } }, paths)}
export const isValid = (data) => !isInvalid(data);
`;
};

/** Generates an ES module that exports `validate`, for a schema that is not an entity. */
export const generateValidatorModule = (schema: FieldDefinition, paths: RuntimePaths): string =>
  compile({ validate: toValidationSchema(schema) }, paths);
