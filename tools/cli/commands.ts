/**
 * The commands of `npm run schema`. Analysts and developers use them to check the schema files, and to generate
 * types, an OpenAPI document and reference tables from the files.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NavigationDefinition } from '../../src/model/schemaLanguage/definition';
import type { Config } from '../../src/model/schemaLanguage/publicConfigType';
import { checkBrand } from '../brand/checkBrand';
import { BRAND_FILE } from '../brand/readBrand';
import { sharedCompileCache } from '../schema/folder/compileCache';
import { summarizeOutdatedKeys } from '../schema/lint/checkOutdatedKeys';
import { lintConfig, lintSchemas } from '../schema/lint/lintSchemas';
import { fixFiles, migrateSchemaFile } from '../schema/lint/fixTranslations';
import { runContractCommand } from '../schema/contract/command/contractCommand';
import { runImportCommand } from '../schema/import/command/importCommand';
import { getMetaSchemaPath } from '../schema/folder/metaSchemaPath';
import { createEntitySchema } from '../schema/newEntity';
import { createMissingSharedFiles } from '../schema/newSharedFiles';
import { generateOpenApi } from '../schema/openapi/generateOpenApi';
import { parseSchemas } from '../schema/parseSchemas';
import { readSchemaFolder } from '../schema/folder/readSchemaFolder';
import {
  ENGINE_FOLDER,
  formatRootPath,
  formatSchemaCommand,
  readRootFolders,
  type RootFolders,
} from '../root/rootFolders';
import { updateDocumentationTables } from '../schema/reference/writeReference';
import { generateTypeFiles } from '../schema/generateEntityTypes';
import { formatDiagnostics } from '../vite/formatDiagnostics';
import { createSampleRows } from '../schema/sampleRows';

const USAGE = `${formatSchemaCommand('<command>')}

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

const getConfigFile = ({ config }: RootFolders): string => join(config, 'config.json');

const readConfig = (folders: RootFolders): string[] => {
  const path = getConfigFile(folders);
  return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
};

function lint(folders: RootFolders): SchemaCommandResult {
  const files = readSchemaFolder(folders.schema);
  const configName = formatRootPath(folders, getConfigFile(folders));
  const diagnostics = [
    ...lintSchemas(files, {
      folder: formatRootPath(folders, folders.schema),
      pages: folders.pages,
      memory: sharedCompileCache,
    }),
    ...readConfig(folders).flatMap((text) => lintConfig(configName, text)),
    ...checkBrand(folders.brand, formatRootPath(folders, join(folders.brand, BRAND_FILE))),
  ];
  const text = formatDiagnostics(diagnostics, `${files.length} schema files, no fault`);
  return {
    ok: diagnostics.every(({ severity }) => severity !== 'error'),
    text: [summarizeOutdatedKeys(diagnostics), text].filter(Boolean).join('\n\n'),
  };
}

/**
 * Fixes the faults that have exactly one solution: it renames the keys that the schema language has renamed, moves
 * the translations of renamed fields and removes translations of texts that no longer exist. All other faults need
 * a person's decision.
 */
function fix(folders: RootFolders): SchemaCommandResult {
  const { root, schema, pages } = folders;
  const schemas = fixFiles(readSchemaFolder(schema), pages).map((one) => ({
    ...one,
    name: formatRootPath(folders, join(schema, one.name)),
  }));
  const others = { config: getConfigFile(folders), brand: join(folders.brand, BRAND_FILE) };
  const migrated = Object.entries(others)
    .filter(([, path]) => existsSync(path))
    .map(([kind, path]) =>
      migrateSchemaFile(kind, { name: formatRootPath(folders, path), text: readFileSync(path, 'utf8') }),
    );
  const fixed = [...schemas, ...migrated.filter(({ changes }) => changes.length > 0)];
  for (const one of fixed) write(join(root, one.name), one.text);
  const lines = fixed.flatMap((one) => one.changes.map((line) => `${one.name}  ${line}`));
  const { ok, text } = lint(folders);
  return { ok, text: [...lines, text].join('\n') };
}

async function types({ root, schema }: RootFolders): Promise<SchemaCommandResult> {
  const dir = join(root, 'generated/types');
  const files = await generateTypeFiles(parseSchemas(readSchemaFolder(schema)));
  // Empties the folder first, so that no types of deleted entities remain.
  rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) write(join(dir, name), text);
  return done(`${Object.keys(files).length} files in generated/types`);
}

function openapi(folders: RootFolders): SchemaCommandResult {
  const { apiBase } = JSON.parse(readFileSync(getConfigFile(folders), 'utf8')) as Config;
  const document = generateOpenApi(parseSchemas(readSchemaFolder(folders.schema)), apiBase);
  write(join(folders.root, 'generated/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  return done(`${Object.keys(document.paths).length} paths in generated/openapi.json`);
}

function reference(): SchemaCommandResult {
  const path = join(ENGINE_FOLDER, 'schema/README.md');
  write(path, updateDocumentationTables(readFileSync(path, 'utf8')));
  return done('the tables of schema/README.md are those of schema/meta/v2');
}

function create(folders: RootFolders, name: string): SchemaCommandResult {
  const places = { schema: join(folders.schema, `${name}.json`), rows: join(folders.fixtures, `db/${name}.json`) };
  const taken = Object.values(places).find((path) => existsSync(path));
  if (taken) return failed(`${taken} exists already`);
  const schemas = readSchemaFolder(folders.schema);
  const shared = createMissingSharedFiles(schemas, getMetaSchemaPath(folders));
  const all = [...schemas, ...shared];
  const { groups = [] } = (parseSchemas(all)['navigation.json'] ?? {}) as Partial<NavigationDefinition>;
  const schema = createEntitySchema(name, groups[0]?.key, getMetaSchemaPath(folders));
  const files = parseSchemas([...all, { name: `${name}.json`, text: schema }]);
  const [config = '{}'] = readConfig(folders);
  const { country = 'SG' } = JSON.parse(config) as Partial<Config>;
  write(places.rows, createSampleRows(name, files, country));
  write(places.schema, schema);
  for (const file of shared) write(join(folders.schema, file.name), file.text);
  return done(`schema/${name}.json and fixtures/db/${name}.json are ready: the list is at /${name}`);
}

async function contract(folders: RootFolders, words: readonly string[]): Promise<SchemaCommandResult> {
  const linted = lint(folders);
  if (!linted.ok) return { ...linted, exitCode: 2 };
  const { exitCode, text } = await runContractCommand(folders.root, words);
  // A report is a result, also one of deviations.
  return { ok: exitCode !== 2, text, exitCode };
}

/**
 * Runs one command of `npm run schema`.
 * @param root root folder of the product
 */
export async function runSchemaCommand(root: string, [command, name, ...more]: string[]): Promise<SchemaCommandResult> {
  try {
    const folders = readRootFolders(root);
    if (command === 'lint') return name === '--fix' ? fix(folders) : lint(folders);
    const faulty = ['types', 'openapi'].includes(command ?? '') && !lint(folders).ok;
    if (faulty) return lint(folders);
    if (command === 'types') return await types(folders);
    if (command === 'openapi') return openapi(folders);
    if (command === 'reference') return reference();
    if (command === 'new' && name) return create(folders, name);
    if (command === 'import') return done(await runImportCommand(root, name === undefined ? [] : [name, ...more]));
    if (command === 'contract') return await contract(folders, name === undefined ? [] : [name, ...more]);
    return failed(USAGE);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
