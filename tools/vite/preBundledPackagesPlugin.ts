import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { ENGINE_FOLDER } from '../root/rootFolders';

const FOLDERS = ['src', 'dataProvider'];
/** Modules of the engine and of the product, and icons, which must not be pre-bundled. */
const OWN = /^(\.|virtual:|wattdesk\/|@product\/|@mui\/icons-material)/;

/** Returns what a file imports for more than types. */
function findImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

/** Returns the packages that the code of the app imports. */
export function findImportedPackages(root = ENGINE_FOLDER): string[] {
  const imported = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .flatMap((name) => findImports(join(root, folder, name))),
  );
  return [...new Set(imported)].filter((name) => !OWN.test(name) && !name.endsWith('.css')).sort();
}

/**
 * Names the packages of the app to the dev server. Vite itself finds imports neither in files of packages, as the
 * engine is in other products, nor behind virtual modules. It would bundle such a package when a screen first imports
 * it, and then reload the page, with which the state of the page is lost.
 */
export const preBundledPackagesPlugin = (): Plugin => ({
  name: 'wattdesk:pre-bundled-packages',
  apply: 'serve',
  config: () => ({ optimizeDeps: { include: findImportedPackages() } }),
});
