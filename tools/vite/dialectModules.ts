/** Generates the virtual modules from which the app imports the dialects. */
import { fileURLToPath } from 'node:url';
import { DEFAULT_DIALECT, getDialectName } from '../../dataProvider/dialects/loadDialect';
import type { DialectSources } from '../../dataProvider/dialects/definition';
import { isEnvelopeDefinition } from '../../dataProvider/dialects/envelopeDialect';
import { resolveDialect } from '../../dataProvider/dialects/resolveDialect';
import type { CompiledEntity } from '../../src/model/compile/compileEntity';
import { DIALECTS_MODULE_ID, getDialectModuleId } from './virtualModuleIds';
import type { VirtualModule } from './virtualModules';

const getSourcePath = (file: string): string =>
  fileURLToPath(new URL(`../../dataProvider/dialects/${file}`, import.meta.url)).replaceAll('\\', '/');

const toModule = (text: string): VirtualModule => ({ print: text, text: () => text });

/**
 * Returns the names of the dialects that belong to the first load: the dialects of the entities' lists, and the
 * default dialect of calls that name no dialect.
 */
function getListDialects(entities: readonly CompiledEntity[], dialects: DialectSources): string[] {
  const pages = entities.flatMap(({ entity }) => entity.calls['page'] ?? []);
  const used = new Set([DEFAULT_DIALECT, ...pages.map(getDialectName)]);
  return Object.keys(dialects).filter((name) => used.has(name));
}

/** Returns the expression that creates a dialect and the import that it needs. */
function createDialectCode(name: string, dialects: DialectSources): { expression: string; statement: string } {
  const { description: _, ...definition } = resolveDialect(dialects, name);
  const [create, file] = isEnvelopeDefinition(definition)
    ? ['createEnvelopeDialect', 'envelopeDialect.ts']
    : ['createDialect', 'interpreter/createDialect.ts'];
  return {
    expression: `${create}(${JSON.stringify(definition)})`,
    statement: `import { ${create} } from ${JSON.stringify(getSourcePath(file))};`,
  };
}

/**
 * Returns the source code of the modules by id. The main module contains the dialects that lists use, and lazy-loads
 * all others, each from a module of its own. The code that creates dialects is imported only if one of them needs it.
 * @param dialects the dialects of the project, by name
 * @param defaultDialect the dialect of calls that name none, if the project names one
 */
export function createDialectModules(
  entities: readonly CompiledEntity[],
  dialects: DialectSources,
  defaultDialect?: string,
): [id: string, VirtualModule][] {
  const eager = getListDialects(entities, dialects);
  const lazy = Object.keys(dialects).filter((name) => !eager.includes(name));
  const statements = new Set(eager.map((name) => createDialectCode(name, dialects).statement));
  const entries = [
    ...eager.map((name) => `${JSON.stringify(name)}: ${createDialectCode(name, dialects).expression}`),
    ...lazy.map(
      (name) =>
        `${JSON.stringify(name)}: () => import(${JSON.stringify(getDialectModuleId(name))}).then(({ dialect }) => dialect)`,
    ),
  ];
  const index = toModule(`${[...statements].join('\n')}
export const dialects = { ${entries.join(',\n')} };
export const defaultDialect = ${JSON.stringify(defaultDialect)};`);
  const modules = lazy.map((name): [string, VirtualModule] => {
    const { statement, expression } = createDialectCode(name, dialects);
    return [getDialectModuleId(name), toModule(`${statement}\nexport const dialect = ${expression};`)];
  });
  return [[DIALECTS_MODULE_ID, index], ...modules];
}
