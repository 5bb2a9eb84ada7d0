/**
 * Determines which files import which, for values and types: static imports, `import()` and `import.meta.glob`,
 * parsed from the syntax tree.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const GLOB = /^import\.meta\.glob(?:<[^()]*>)?\(\s*'([^']+)'/;
/** The folder of hand-written pages, as globs name it. */
const PAGES = '@product/pages';
const PARTS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*' };

/** Imported files by importing file. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const inFolder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll(sep, '/')))
    .filter((file) => /\.tsx?$/.test(file));

/** Returns the code files of the folders, relative to the project root. */
export const getFilesIn = (...folders: readonly string[]): string[] => folders.flatMap(inFolder).sort();

/** Returns the file of a specifier; empty for a package, a style sheet or a virtual module. */
function fileOf(specifier: string, from: string): string[] {
  if (!specifier.startsWith('.')) return [];
  const path = join(ROOT, posix.dirname(from), specifier);
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find(existsSync);
  return found === undefined ? [] : [relative(ROOT, found).replaceAll(sep, '/')];
}

/**
 * Returns the files that match a glob. `*` matches any name and `**` any folders; no other syntax is used in this
 * project.
 */
function filesOf(pattern: string, from: string): string[] {
  const path = pattern.startsWith(PAGES)
    ? pattern.replace(PAGES, 'src/pages')
    : posix.join(posix.dirname(from), pattern);
  const [start = ''] = path.split('*');
  const parts = path.split(/(\*\*\/|\*)/).map((part) => PARTS[part] ?? part.replaceAll('.', '\\.'));
  const matches = new RegExp(`^${parts.join('')}$`);
  return inFolder(posix.dirname(`${start}x`)).filter((file) => matches.test(file) && file !== from);
}

function importsOf(file: string, withGlobs: boolean): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { staticImports, staticExports, dynamicImports, importMetas } = parseSync(file, text).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  const patterns = withGlobs ? importMetas.flatMap(({ start }) => GLOB.exec(text.slice(start))?.[1] ?? []) : [];
  return [
    ...specifiers.flatMap((specifier) => fileOf(specifier, file)),
    ...patterns.flatMap((pattern) => filesOf(pattern, file)),
  ];
}

/** Returns the imports of all files in these folders, including files matched by `import.meta.glob`. */
export const getImportGraph = (...folders: readonly string[]): ImportGraph =>
  new Map(getFilesIn(...folders).map((file) => [file, importsOf(file, true)]));

/** Returns the imports of all files in these folders without the matches of `import.meta.glob`, which name no file. */
export const getNamedImports = (...folders: readonly string[]): ImportGraph =>
  new Map(getFilesIn(...folders).map((file) => [file, importsOf(file, false)]));

/** Returns pairs of folders that import from each other, as `a <-> b`. */
export function findMutualFolders(graph: ImportGraph): string[] {
  const folders = new Set<string>();
  for (const [file, imported] of graph) {
    for (const other of imported) folders.add(`${posix.dirname(file)} <-> ${posix.dirname(other)}`);
  }
  return [...folders]
    .filter((pair) => {
      const [one = '', other = ''] = pair.split(' <-> ');
      return one < other && folders.has(`${other} <-> ${one}`);
    })
    .sort();
}

/** Returns the import cycles: sets of files that all reach each other (Tarjan's algorithm). */
export function findImportCycles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    stack.push(file);
    const imported = graph.get(file) ?? [];
    for (const next of imported) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || imported.includes(file)) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
