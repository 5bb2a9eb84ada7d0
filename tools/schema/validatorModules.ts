/**
 * Generates the validators of an entity as source code of an ES module. ajv runs at build time, and the browser
 * loads plain functions. The Content Security Policy therefore needs no `unsafe-eval`, and each entity needs 1–2 kB
 * instead of a validator library.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { isObject } from '../../src/model/values/cleanValues';
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { commonChecksByFormat } from '../../src/model/formRules/commonFormats';
import { checksByFormat } from '../../src/model/formRules/formats';
import { ajvContainsKeyword } from './ajvContainsKeyword';
import { toValidationSchema, toValidationDefinitions, toWritableSchema } from './convertToStandardSchema';

/** Paths of the modules from which the generated code imports its helper functions. */
interface RuntimePaths {
  /** The formats that most schemas use, which are part of the first load. */
  commonFormats: string;
  formats: string;
  runtime: string;
}

/** The schemas to compile, by the name of the validation function that is generated from each. */
type Schemas = Record<string, FieldDefinition>;

/**
 * Names that every object inherits from `Object.prototype`. If a schema contains such a name, the generated code
 * must check that the record has an own property of this name.
 */
const INHERITED = Object.getOwnPropertyNames(Object.prototype).map((name) => JSON.stringify(name));

/**
 * Creates ajv for one entity. Strict mode is off: the `if` of a rule may name a field without repeating its type,
 * and a foreign schema may contain keywords without effect. Support for `unevaluated*` is only on if a schema uses
 * these rare keywords, because without it the functions are a fifth smaller.
 */
export function createAjv(schemas: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    multipleOfPrecision: 6,
    strict: false,
    strictNumbers: true,
    // Off because of a bug in ajv: it does not detect the `$ref` in a definition if its only `$ref` is in a field
    // called `pattern`.
    inlineRefs: false,
    logger: false,
    // Off because the schema lint has already validated the schemas against the project's own meta-schema.
    meta: false,
    validateSchema: false,
    code: { esm: true, source: true, lines: true, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(checksByFormat)) ajv.addFormat(name, format);
  const text = JSON.stringify(schemas);
  ajv.opts.unevaluated = text.includes('"unevaluated');
  ajv.opts.ownProperties = INHERITED.some((name) => text.includes(name));
  ajv.removeKeyword(ajvContainsKeyword.keyword as string).addKeyword(ajvContainsKeyword);
  return ajv;
}

const EMBEDDED = /^const (schema\d+) = (.*);$/gm;
const REQUIRED = /^const (func\d+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;$/gm;
const SCHEMA_PATH = /schemaPath:"(?:[^"\\]|\\.)*",/g;
/**
 * Matches expressions that read values from embedded schemas. It also matches string literals, so that their
 * content is skipped: a field may have a name such as `schema12`, which ajv uses for its variables.
 */
const USE = /"(?:[^"\\]|\\.)*"|\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g;
const STEP = /\.([A-Za-z_$][\w$]*)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g;

function getValueAtPath(schema: unknown, path: string): unknown {
  const steps = [...path.matchAll(STEP)].map(([, name, key]) => name ?? String(JSON.parse(key!)));
  return steps.reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], schema);
}

/**
 * Removes the schemas that ajv embeds in the generated code, where only messages would need them. The few
 * expressions that read from an embedded schema are replaced with the values that they read.
 */
function inlineSchemaValues(code: string): string {
  const embedded = new Map([...code.matchAll(EMBEDDED)].map(([, name, json]) => [name!, JSON.parse(json!) as unknown]));
  return code
    .replace(EMBEDDED, '')
    .replace(USE, (use, name: string | undefined, path: string, offset: number, whole: string) => {
      if (name === undefined || !embedded.has(name)) return use;
      const value = getValueAtPath(embedded.get(name), path);
      // The code only tests whether the object has a certain key, so its values are replaced with 0.
      const isLookup = whole.slice(0, offset).endsWith('.call(') && isObject(value);
      return JSON.stringify(isLookup ? Object.fromEntries(Object.keys(value).map((key) => [key, 0])) : value);
    });
}

const rareNames = Object.keys(checksByFormat).filter((name) => !Object.hasOwn(commonChecksByFormat, name));
const RARE_FORMATS = new RegExp(`\\bformats(?:\\.|\\[")(?:${rareNames.join('|')})\\b`);

/**
 * Replaces `require` calls with imports. The ES modules that ajv generates still load ajv's runtime with `require`
 * (ajv#2209), which browsers do not support.
 */
function importRuntime(code: string, paths: RuntimePaths): string {
  const names = new Set<string>();
  const body = code.replace(REQUIRED, (_line, local: string, name: string) => {
    names.add(name);
    return `const ${local} = ${name};`;
  });
  const imports = names.size > 0 ? [`import { ${[...names].join(', ')} } from ${JSON.stringify(paths.runtime)};`] : [];
  if (/\bformats[.[]/.test(body)) {
    const [name, path] = RARE_FORMATS.test(body)
      ? ['checksByFormat', paths.formats]
      : ['commonChecksByFormat', paths.commonFormats];
    imports.push(`import { ${name} as formats } from ${JSON.stringify(path)};`);
  }
  return [...imports, body].join('\n');
}

/**
 * Compiles schemas to source code.
 * @throws Error if ajv rejects a schema; normally the schema lint has reported the error before
 */
function compile(schemas: Schemas, paths: RuntimePaths): string {
  const ajv = createAjv(schemas);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
  const code = standaloneCode(ajv, names).replace('"use strict";', '');
  return importRuntime(inlineSchemaValues(code.replace(SCHEMA_PATH, '')), paths).replaceAll(/\n{2,}/g, '\n');
}

/** The schemas of an entity from which its validators are generated. */
export interface EntityValidationSchemas {
  /** The schema of the record, with all references resolved. */
  definition: FieldDefinition;
  conditions: Readonly<Record<string, FieldDefinition>>;
  /** Schemas of values that are not records: filters and the inputs of actions. */
  parts: Readonly<Record<string, FieldDefinition>>;
}

/**
 * Returns the schemas of an entity's validators. Equal schemas produce equal functions, so comparing the schemas
 * shows whether the validators have changed.
 */
export function getValidatorSchemas({ definition, conditions, parts }: EntityValidationSchemas): Schemas {
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
 * Generates an ES module with three exports: `record` validates the whole record as a form sends it, `parts`
 * validates filters and inputs of actions, and `conditions` contains one test per key. A condition only returns a
 * boolean. It is compiled inside `not`, so that no code for error messages is generated.
 */
export function generateEntityValidatorsModule(checks: EntityValidationSchemas, paths: RuntimePaths): string {
  const tests = Object.keys(checks.conditions).map(
    (key, index) => `${JSON.stringify(key)}: (data) => !not${index}(data)`,
  );
  const parts = Object.keys(checks.parts).map((key, index) => `${JSON.stringify(key)}: part${index}`);
  return `${compile(getValidatorSchemas(checks), paths)}
export const conditions = ${createLookupTable(tests)};
export const parts = ${createLookupTable(parts)};
`;
}

/** The code with which ajv collects errors that nobody reads: inside `not` only their number counts. */
const COLLECTED_ERROR =
  /const (err\d+) = \{\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g;

/**
 * Generates an ES module that exports `isValid`, which returns a boolean. The schema is compiled inside `not`, so
 * that no code for error messages is generated.
 */
export const generatePredicateModule = (schema: FieldDefinition, paths: RuntimePaths): string => {
  const { $defs, ...rest } = toValidationSchema(schema);
  const code = compile({ isInvalid: { not: rest, ...($defs ? { $defs } : {}) } }, paths);
  return `${code.replaceAll(COLLECTED_ERROR, '')}
export const isValid = (data) => !isInvalid(data);
`;
};

/**
 * Generates an ES module that exports `validate`, which returns error messages. It is for schemas that do not
 * belong to an entity.
 */
export const generateSchemaValidatorModule = (schema: FieldDefinition, paths: RuntimePaths): string =>
  compile({ validate: toValidationSchema(schema) }, paths);
