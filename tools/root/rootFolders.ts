/**
 * The root folder of a product: schema files, sample data, hand-written pages, configuration and brand. The engine
 * knows a product only by these folders.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine: this package. */
export const ENGINE_FOLDER = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * Returns a command for schema files as messages name it: in the repository of the engine a script of npm, elsewhere the
 * engine is an installed package.
 */
export const formatSchemaCommand = (words: string, engine = ENGINE_FOLDER): string =>
  /[\\/]node_modules[\\/]/.test(engine) ? `npx wattdesk schema ${words}` : `npm run schema -- ${words}`;

/** Environment variable with the root folder, which `wattdesk --root` sets. Default: the engine's own folder. */
export const ROOT_VARIABLE = 'WATTDESK_PRODUCT';

/** All paths are absolute. A product may lack any folder but `schema`. */
export interface RootFolders {
  root: string;
  schema: string;
  /** Sample data in `db`; what only code can say in `extension.ts`. */
  fixtures: string;
  pages: string;
  /** `config.json` and other files that the server sends as they are. */
  config: string;
  brand: string;
}

const KEYS = ['schema', 'fixtures', 'pages', 'config', 'brand'] as const;

/**
 * Reads where a product has its folders if they do not have their usual names: the key `wattdesk` of its package.json.
 * @throws Error for an unknown key
 */
function readDeclaredPaths(root: string): Partial<Record<(typeof KEYS)[number], string>> {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return {};
  const { wattdesk = {} } = JSON.parse(readFileSync(file, 'utf8')) as { wattdesk?: Record<string, string> };
  const unknown = Object.keys(wattdesk).find((key) => !(KEYS as readonly string[]).includes(key));
  if (unknown === undefined) return wattdesk;
  throw new Error(`${file}: "wattdesk" has no key "${unknown}"; there are ${KEYS.join(', ')}`);
}

/**
 * Finds the folders of a product.
 * @param root the root folder; relative paths are those of the current folder
 * @throws Error if package.json declares an unknown folder
 */
export function readRootFolders(root = process.env[ROOT_VARIABLE] || ENGINE_FOLDER): RootFolders {
  const dir = resolve(root);
  const declared = readDeclaredPaths(dir);
  const find = (key: (typeof KEYS)[number], usual: string): string => resolve(dir, declared[key] ?? usual);
  return {
    root: dir,
    schema: find('schema', 'schema'),
    fixtures: find('fixtures', 'fixtures'),
    pages: find('pages', 'pages'),
    config: find('config', existsSync(join(dir, 'config')) ? 'config' : 'public'),
    brand: find('brand', 'brand'),
  };
}

/** Returns a path below the root folder as messages name it: `schema/article.json`. */
export const formatRootPath = ({ root }: Pick<RootFolders, 'root'>, path: string): string =>
  relative(root, path).replaceAll(sep, '/');
