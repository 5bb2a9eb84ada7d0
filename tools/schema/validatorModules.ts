/**
 * The validators of one entity as the source text of an ES module. ajv runs here, at build time:
 * the browser gets plain functions, so the Content Security Policy needs no `unsafe-eval` and an
 * entity costs 1–2 kB instead of a validator library.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { formats } from '../../src/model/rules/formats';
import { containsKeyword } from './containsKeyword';
import { toValidationSchema, toValidationDefinitions, toWritableSchema } from './transformSchema';

/** Where the emitted module finds what it calls. */
export interface RuntimePaths {
  formats: string;
  runtime: string;
}

/** Schemas by the name of the function they become. */
type Schemas = Record<string, FieldDefinition>;

/** Names that every object has from its prototype: of these, ajv must ask whether a record has them itself. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).map((name) => JSON.stringify(name));

/**
 * Not strict: the `if` of a rule names a field without repeating its type, and a schema from
 * elsewhere may say things that mean nothing. Few schemas have `unevaluated*` keywords: without the
 * bookkeeping for them the functions are a fifth smaller.
 */
export function createAjv(schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    multipleOfPrecision: 6,
    strict: false,
    strictNumbers: true,
    // ajv takes a definition for one without references whose only one stands in a field called `pattern`.
    inlineRefs: false,
    logger: false,
    // The schema lint has checked the schemas against our own meta-schema.
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
/** A text is passed over: a field may be named as ajv names a schema. */
const USE = /"(?:[^"\\]|\\.)*"|\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g;
const STEP = /\.([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g;

function valueAt(schema: unknown, path: string): unknown {
  const steps = [...path.matchAll(STEP)].map(([, name, key]) => name ?? String(JSON.parse(key!)));
  return steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], schema);
}

/** ajv embeds every schema for the few values its messages quote: write those values instead. */
function inlineSchemaValues(code: string): string {
  const embedded = new Map([...code.matchAll(EMBEDDED)].map(([, name, json]) => [name!, JSON.parse(json!) as unknown]));
  return code
    .replace(EMBEDDED, '')
    .replace(USE, (use, name: string | undefined, path: string) =>
      name !== undefined && embedded.has(name) ? JSON.stringify(valueAt(embedded.get(name), path)) : use,
    );
}

/** ajv's ES modules still `require` their runtime (ajv#2209), which no browser knows. */
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

/** @throws Error when ajv refuses a schema: the schema lint finds such a fault first. */
function compile(schemas: Schemas, paths: RuntimePaths): string {
  const ajv = createAjv(schemas);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = standaloneCode(ajv, names).replace('"use strict";', '');
  return importRuntime(inlineSchemaValues(code.replace(SCHEMA_PATH, '')), paths).replaceAll(/\n{2,}/g, '\n');
}

/** What the functions of an entity are made of. */
export interface EntityChecks {
  /** The record, with its references resolved. */
  definition: FieldDefinition;
  conditions: Readonly<Record<string, FieldDefinition>>;
  /** What is filled in besides the record: filters, inputs of actions. */
  parts: Readonly<Record<string, FieldDefinition>>;
}

/** The schemas behind an entity's functions: a text that is equal as long as the functions are. */
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

const table = (entries: readonly string[]): string => `{ ${entries.join(', ')} }`;

/**
 * An ES module that exports `record`, the check of the whole record as a form sends it, `parts`, those of
 * what else is filled in, and `conditions`, one test by each key. A condition only answers yes or no: compiled as its `not`,
 * it carries no descriptions of violations.
 */
export function generateValidatorsModule(checks: EntityChecks, paths: RuntimePaths): string {
  const tests = Object.keys(checks.conditions).map(
    (key, index) => `${JSON.stringify(key)}: (data) => !not${index}(data)`,
  );
  const parts = Object.keys(checks.parts).map((key, index) => `${JSON.stringify(key)}: part${index}`);
  return `${compile(getValidatorSchemas(checks), paths)}
export const conditions = ${table(tests)};
export const parts = ${table(parts)};
`;
}

/** An ES module that exports `isValid`, which answers yes or no: as a `not`, its check carries no descriptions. */
export const generateTestModule = (schema: FieldDefinition, paths: RuntimePaths): string => {
  const { $defs, ...rest } = toValidationSchema(schema);
  return `${compile({ isInvalid: { not: rest, ...($defs ? { $defs } : {}) } }, paths)}
export const isValid = (data) => !isInvalid(data);
`;
};

/** An ES module that exports `validate`, for a schema that is no entity. */
export const generateValidatorModule = (schema: FieldDefinition, paths: RuntimePaths): string =>
  compile({ validate: toValidationSchema(schema) }, paths);
