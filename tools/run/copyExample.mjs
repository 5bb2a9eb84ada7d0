import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { ENGINE_FOLDER } from './root.mjs';

const EXAMPLE = join(ENGINE_FOLDER, 'examples/library');

/** Folders that commands make. */
const MADE = ['node_modules', 'dist', 'generated'];

/** The path of the engine's meta-schemas, as files of the example and of its copy name it. */
const META_OF_EXAMPLE = /\.\.\/\.\.\/\.\.\/schema\/meta\//g;

/** What a package manager makes when the engine is installed, before there is a product. */
const OF_PACKAGE_MANAGER = /^(package(-lock)?\.json|node_modules|yarn\.lock|pnpm-lock\.yaml|\..*)$/;

const toPath = (path) => (path.startsWith('.') ? path : `./${path}`).replaceAll(sep, '/');

/** Lets the copied files find the meta-schemas of the engine, from which editors complete and explain the keys. */
function pointToMetaSchemas(folder) {
  for (const name of readdirSync(EXAMPLE, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json') || !existsSync(join(folder, name))) continue;
    const file = join(folder, name);
    const meta = toPath(relative(join(file, '..'), join(ENGINE_FOLDER, 'schema/meta')));
    const text = readFileSync(file, 'utf8');
    const pointed = text.replaceAll(META_OF_EXAMPLE, `${meta}/`);
    if (pointed !== text) writeFileSync(file, pointed);
  }
}

/**
 * Makes a new product: a copy of the example.
 * @param target a folder that does not exist, or has only what a package manager makes; such files are kept
 * @throws Error if the folder has other files
 */
export function copyExample(target) {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).some((name) => !OF_PACKAGE_MANAGER.test(name)))
    throw new Error(`${folder} is not empty; name a new folder`);
  cpSync(EXAMPLE, folder, { recursive: true, force: false, filter: (file) => !MADE.includes(basename(file)) });
  pointToMetaSchemas(folder);
  return folder;
}
