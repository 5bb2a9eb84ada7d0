/** Who imports whom, for values and for types: static imports, `import()` and `import.meta.glob`, read from the syntax. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const GLOB = /^import\.meta\.glob(?:<[^()]*>)?\(\s*'([^']+)'/;
const PARTS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '*': '[^/]*' };

/** The files that each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const inFolder = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll(sep, '/')))
    .filter((file) => /\.tsx?$/.test(file));

/** Files of code, from the project's root. */
export const getFilesIn = (...folders: readonly string[]): string[] => folders.flatMap(inFolder).sort();

/** The file behind a specifier; none for a package, a style sheet or a virtual module. */
function fileOf(specifier: string, from: string): string[] {
  if (!specifier.startsWith('.')) return [];
  const path = join(ROOT, posix.dirname(from), specifier);
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find(existsSync);
  return found === undefined ? [] : [relative(ROOT, found).replaceAll(sep, '/')];
}

/** A star is any name, two are any folders; a pattern here has no more than that. */
function filesOf(pattern: string, from: string): string[] {
  const path = posix.join(posix.dirname(from), pattern);
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

/** The imports of all files in these folders; a file that finds others by a glob is taken to import them. */
export const getImportGraph = (...folders: readonly string[]): ImportGraph =>
  new Map(getFilesIn(...folders).map((file) => [file, importsOf(file, true)]));

/** The imports of all files in these folders; what is found by a glob is not known by name, and left out. */
export const getNamedImports = (...folders: readonly string[]): ImportGraph =>
  new Map(getFilesIn(...folders).map((file) => [file, importsOf(file, false)]));

/** Pairs of folders that import from each other, as `a <-> b`. */
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

/** Sets of files each of which reaches every other (Tarjan). */
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
