/**
 * The commands of `npm run schema`. Analysts and developers use them to check the schema files, and to generate
 * types, an OpenAPI document and reference tables from the files.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import type { Config } from '../../src/model/schemaLanguage/publicConfigType';
import { sharedCompileCache } from '../schema/folder/compileCache';
import { lintConfig, lintSchemas } from '../schema/lint/lintSchemas';
import { fixFiles, migrateSchemaFile } from '../schema/lint/fixTranslations';
import { runContractCommand } from '../schema/contract/command/contractCommand';
import { runImportCommand } from '../schema/import/command/importCommand';
import { createEntitySchema } from '../schema/newEntity';
import { generateOpenApi } from '../schema/openapi/generateOpenApi';
import { parseSchemas } from '../schema/parseSchemas';
import { readSchemaFolder } from '../schema/folder/readSchemaFolder';
import { updateDocumentationTables } from '../schema/reference/writeReference';
import { generateTypeFiles } from '../schema/generateEntityTypes';
import { formatDiagnostics } from '../vite/errorOverlay';
import { createSampleRows } from './sampleRows';

const USAGE = `npm run schema -- <command>

  lint         every fault of the schema files, with its place and its cure;
               --fix writes files of an older version of the language in the present one, carries
               the translations of renamed fields over and removes those of nothing
  types        TypeScript types of the records, to generated/types
  openapi      the API's contract, to generated/openapi.json
  reference    the tables of schema/README.md, out of schema/meta/v2
  new <name>   a new entity: schema/<name>.json and fixtures/db/<name>.json
  import <api> entities of an OpenAPI document, a JSON Schema, example records or a HAR file;
               --resource <name> says which, without it they are listed
  contract     how a running API deviates from the schema files; --url says which`;

export interface SchemaCommandResult {
  ok: boolean;
  text: string;
  /** Default: 0 if `ok`, otherwise 1. */
  exitCode?: number;
}

const done = (text: string): SchemaCommandResult => ({ ok: true, text });
const failed = (text: string): SchemaCommandResult => ({ ok: false, text });

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const CONFIG = 'public/config.json';

const readConfig = (root: string): string[] => {
  const path = join(root, CONFIG);
  return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
};

function lint(root: string): SchemaCommandResult {
  const files = readSchemaFolder(join(root, 'schema'));
  const diagnostics = [
    ...lintSchemas(files, { memory: sharedCompileCache }),
    ...readConfig(root).flatMap((text) => lintConfig(CONFIG, text)),
  ];
  if (diagnostics.length === 0) return done(`${files.length} schema files, no fault`);
  return { ok: diagnostics.every(({ severity }) => severity !== 'error'), text: formatDiagnostics(diagnostics) };
}

/**
 * Fixes the faults that have exactly one solution: it renames the keys that the schema language has renamed, moves
 * the translations of renamed fields and removes translations of texts that no longer exist. All other faults need
 * a person's decision.
 */
function fix(root: string): SchemaCommandResult {
  const schemas = fixFiles(readSchemaFolder(join(root, 'schema'))).map((one) => ({
    ...one,
    name: `schema/${one.name}`,
  }));
  const configs = readConfig(root).map((text) => migrateSchemaFile('config', { name: CONFIG, text }));
  const fixed = [...schemas, ...configs.filter(({ changes }) => changes.length > 0)];
  for (const { name, text } of fixed) write(join(root, name), text);
  const lines = fixed.flatMap(({ name, changes }) => changes.map((line) => `${name}  ${line}`));
  const { ok, text } = lint(root);
  return { ok, text: [...lines, text].join('\n') };
}

async function types(root: string): Promise<SchemaCommandResult> {
  const dir = join(root, 'generated/types');
  const files = await generateTypeFiles(parseSchemas(readSchemaFolder(join(root, 'schema'))));
  // Empties the folder first, so that no types of deleted entities remain.
  rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) write(join(dir, name), text);
  return done(`${Object.keys(files).length} files in generated/types`);
}

function openapi(root: string): SchemaCommandResult {
  const { apiBase } = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8')) as Config;
  const document = generateOpenApi(parseSchemas(readSchemaFolder(join(root, 'schema'))), apiBase);
  write(join(root, 'generated/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  return done(`${Object.keys(document.paths).length} paths in generated/openapi.json`);
}

function reference(root: string): SchemaCommandResult {
  const path = join(root, 'schema/README.md');
  write(path, updateDocumentationTables(readFileSync(path, 'utf8')));
  return done('the tables of schema/README.md are those of schema/meta/v2');
}

function create(root: string, name: string): SchemaCommandResult {
  const places = { schema: join(root, `schema/${name}.json`), rows: join(root, `fixtures/db/${name}.json`) };
  const taken = Object.values(places).find((path) => existsSync(path));
  if (taken) return failed(`${taken} exists already`);
  const navigation = JSON.parse(readFileSync(join(root, 'schema/navigation.json'), 'utf8')) as NavigationDefinition;
  const schema = createEntitySchema(name, navigation.groups[0]?.key);
  const files = parseSchemas([...readSchemaFolder(join(root, 'schema')), { name: `${name}.json`, text: schema }]);
  const [config = '{}'] = readConfig(root);
  const { country = 'SG' } = JSON.parse(config) as Partial<Config>;
  write(places.rows, createSampleRows(name, files, country));
  write(places.schema, schema);
  return done(`schema/${name}.json and fixtures/db/${name}.json are ready: the list is at /${name}`);
}

async function contract(root: string, words: readonly string[]): Promise<SchemaCommandResult> {
  const linted = lint(root);
  if (!linted.ok) return { ...linted, exitCode: 2 };
  const { exitCode, text } = await runContractCommand(root, words);
  // A report is a result, also one of deviations.
  return { ok: exitCode !== 2, text, exitCode };
}

/**
 * Runs one command of `npm run schema`.
 * @param root root folder of the project
 */
export async function runSchemaCommand(root: string, [command, name, ...more]: string[]): Promise<SchemaCommandResult> {
  try {
    if (command === 'lint') return name === '--fix' ? fix(root) : lint(root);
    const faulty = ['types', 'openapi'].includes(command ?? '') && !lint(root).ok;
    if (faulty) return lint(root);
    if (command === 'types') return await types(root);
    if (command === 'openapi') return openapi(root);
    if (command === 'reference') return reference(root);
    if (command === 'new' && name) return create(root, name);
    if (command === 'import') return done(await runImportCommand(root, name === undefined ? [] : [name, ...more]));
    if (command === 'contract') return await contract(root, name === undefined ? [] : [name, ...more]);
    return failed(USAGE);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
