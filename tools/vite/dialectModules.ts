/** Generates the virtual modules from which the app imports the wire dialects. */
import { fileURLToPath } from 'node:url';
import { DEFAULT_DIALECT, getDialectName } from '../../dataProvider/dialects/loadDialect';
import * as DIALECTS from '../../dataProvider/dialects/dialects';
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import { DIALECTS_MODULE_ID, getDialectModuleId } from './virtualModuleIds';
import type { VirtualModule } from './virtualModules';

const REGISTRY = fileURLToPath(new URL('../../dataProvider/dialects/dialects.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
);
const NAMES = Object.keys(DIALECTS).sort();

const toModule = (text: string): VirtualModule => ({ print: text, text: () => text });

/**
 * Returns the names of the dialects that belong to the first load: the dialects of the entities' lists, and the
 * default dialect of calls that name no dialect.
 */
function getListDialects(entities: readonly CompiledEntity[]): string[] {
  const pages = entities.flatMap(({ entity }) => entity.calls['page'] ?? []);
  const used = new Set([DEFAULT_DIALECT, ...pages.map(getDialectName)]);
  return NAMES.filter((name) => used.has(name));
}

/**
 * Returns the source code of the modules by id. The main module imports the dialects that lists use, and lazy-loads
 * all others, each from a module of its own. The documentation of the dialects is not imported and therefore not
 * part of the bundle.
 */
export function createDialectModules(entities: readonly CompiledEntity[]): [id: string, VirtualModule][] {
  const eager = getListDialects(entities);
  const lazy = NAMES.filter((name) => !eager.includes(name));
  const imports = eager.map((name, index) => `${JSON.stringify(name)} as d${index}`);
  const entries = [
    ...eager.map((name, index) => `${JSON.stringify(name)}: d${index}.dialect`),
    ...lazy.map(
      (name) =>
        `${JSON.stringify(name)}: () => import(${JSON.stringify(getDialectModuleId(name))}).then(({ dialect }) => dialect)`,
    ),
  ];
  const index = toModule(`import { ${imports.join(', ')} } from ${JSON.stringify(REGISTRY)};
export const dialects = { ${entries.join(',\n')} };`);
  const modules = lazy.map((name): [string, VirtualModule] => [
    getDialectModuleId(name),
    toModule(`import { ${JSON.stringify(name)} as module } from ${JSON.stringify(REGISTRY)};
export const dialect = module.dialect;`),
  ]);
  return [[DIALECTS_MODULE_ID, index], ...modules];
}
