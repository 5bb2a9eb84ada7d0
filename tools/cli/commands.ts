/** What analysts and developers ask of the schema files: the commands of `npm run schema`. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NavigationDefinition } from '../../src/model/language/definition';
import type { Config } from '../../src/model/language/config';
import { lintConfig, lintSchemas } from '../schema/lint';
import { fixFiles, migrate } from '../schema/lint/fix';
import { newEntity } from '../schema/newEntity';
import { openApiOf } from '../schema/openapi';
import { parseSchemas } from '../schema/parse';
import { readSchemaFolder } from '../schema/folder/read';
import { withTables } from '../schema/reference/write';
import { typeFiles } from '../schema/types';
import { describeFaults } from '../vite/overlay';

const USAGE = `npm run schema -- <command>

  lint         every fault of the schema files, with its place and its cure;
               --fix writes files of an older version of the language in the present one, carries
               the translations of renamed fields over and removes those of nothing
  types        TypeScript types of the records, to generated/types
  openapi      the API's contract, to generated/openapi.json
  reference    the tables of schema/README.md, out of schema/meta/v2
  new <name>   a new entity: schema/<name>.json and fixtures/db/<name>.json`;

/** What a command did: text to print, and whether it went well. */
export interface Outcome {
  ok: boolean;
  text: string;
}

const done = (text: string): Outcome => ({ ok: true, text });
const failed = (text: string): Outcome => ({ ok: false, text });

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const CONFIG = 'public/config.json';

const readConfig = (root: string): string[] => {
  const path = join(root, CONFIG);
  return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
};

function lint(root: string): Outcome {
  const files = readSchemaFolder(join(root, 'schema'));
  const faults = [...lintSchemas(files), ...readConfig(root).flatMap((text) => lintConfig(CONFIG, text))];
  if (faults.length === 0) return done(`${files.length} schema files, no fault`);
  return { ok: faults.every(({ severity }) => severity !== 'error'), text: describeFaults(faults) };
}

/** The language's own renames, and translations, which follow what English says; all else is for a person to decide. */
function fix(root: string): Outcome {
  const schemas = fixFiles(readSchemaFolder(join(root, 'schema'))).map((one) => ({
    ...one,
    name: `schema/${one.name}`,
  }));
  const configs = readConfig(root).map((text) => migrate('config', { name: CONFIG, text }));
  const fixed = [...schemas, ...configs.filter(({ changes }) => changes.length > 0)];
  for (const { name, text } of fixed) write(join(root, name), text);
  const lines = fixed.flatMap(({ name, changes }) => changes.map((line) => `${name}  ${line}`));
  const { ok, text } = lint(root);
  return { ok, text: [...lines, text].join('\n') };
}

async function types(root: string): Promise<Outcome> {
  const dir = join(root, 'generated/types');
  const files = await typeFiles(parseSchemas(readSchemaFolder(join(root, 'schema'))));
  // The type of an entity that is gone must not live on.
  rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) write(join(dir, name), text);
  return done(`${Object.keys(files).length} files in generated/types`);
}

function openapi(root: string): Outcome {
  const { apiBase } = JSON.parse(readFileSync(join(root, 'public/config.json'), 'utf8')) as Config;
  const document = openApiOf(parseSchemas(readSchemaFolder(join(root, 'schema'))), apiBase);
  write(join(root, 'generated/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  return done(`${Object.keys(document.paths).length} paths in generated/openapi.json`);
}

function reference(root: string): Outcome {
  const path = join(root, 'schema/README.md');
  write(path, withTables(readFileSync(path, 'utf8')));
  return done('the tables of schema/README.md are those of schema/meta/v2');
}

function create(root: string, name: string): Outcome {
  const places = { schema: join(root, `schema/${name}.json`), rows: join(root, `fixtures/db/${name}.json`) };
  const taken = Object.values(places).find((path) => existsSync(path));
  if (taken) return failed(`${taken} exists already`);
  const navigation = JSON.parse(readFileSync(join(root, 'schema/navigation.json'), 'utf8')) as NavigationDefinition;
  const entity = newEntity(name, navigation.groups[0]?.key);
  write(places.schema, entity.schema);
  write(places.rows, entity.rows);
  return done(`schema/${name}.json and fixtures/db/${name}.json are ready: the list is at /${name}`);
}

/** @param root folder of the project */
export async function run(root: string, [command, name]: string[]): Promise<Outcome> {
  try {
    if (command === 'lint') return name === '--fix' ? fix(root) : lint(root);
    const faulty = ['types', 'openapi'].includes(command ?? '') && !lint(root).ok;
    if (faulty) return lint(root);
    if (command === 'types') return await types(root);
    if (command === 'openapi') return openapi(root);
    if (command === 'reference') return reference(root);
    if (command === 'new' && name) return create(root, name);
    return failed(USAGE);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}
