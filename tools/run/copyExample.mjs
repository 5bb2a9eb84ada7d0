import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { ENGINE_FOLDER } from './root.mjs';

const EXAMPLE = join(ENGINE_FOLDER, 'examples/library');

/** Folders that commands make. */
const MADE = ['node_modules', 'dist', 'generated'];

/** The path of the engine's meta-schemas, as files of the example and of its copy name it. */
const META_OF_EXAMPLE = /\.\.\/\.\.\/\.\.\/schema\/meta\//g;

const toPath = (path) => (path.startsWith('.') ? path : `./${path}`).replaceAll(sep, '/');

/** Lets the copied files find the meta-schemas of the engine, from which editors complete and explain the keys. */
function pointToMetaSchemas(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = join(folder, name);
    const meta = toPath(relative(join(file, '..'), join(ENGINE_FOLDER, 'schema/meta')));
    const text = readFileSync(file, 'utf8');
    const pointed = text.replaceAll(META_OF_EXAMPLE, `${meta}/`);
    if (pointed !== text) writeFileSync(file, pointed);
  }
}

/**
 * Makes a new product: a copy of the example.
 * @param target a folder that does not exist, or is empty
 * @throws Error if the folder has files
 */
export function copyExample(target) {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; name a new folder`);
  cpSync(EXAMPLE, folder, { recursive: true, filter: (file) => !MADE.includes(basename(file)) });
  pointToMetaSchemas(folder);
  return folder;
}
