/**
 * Plants defects with Stryker: every defect of a folder is inserted into the code at once, each behind a switch of
 * its own, so that the code loads only once for all of them.
 */
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export interface PlantedDefect {
  id: string;
  /** `file:line:column` */
  place: string;
  kind: string;
  was: string;
  is: string;
}

interface Range {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

const nothing = () => undefined;

const QUIET = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => true,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: console.warn,
  error: console.error,
  fatal: console.error,
};

function textAt(source: string, { start, end }: Range): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join('\n');
}

/** Returns the source files of a folder, or only those whose paths begin with one of the given names. */
export function getSourceFiles(folder: string, named: readonly string[]): string[] {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
  return inside.filter((name) => named.length === 0 || named.some((one) => name.startsWith(one))).sort();
}

/**
 * Plants defects in these files and writes the results, by path, to `target`.
 * @returns the defects in the order of the files
 */
export async function plantDefects(files: readonly string[], target: string): Promise<PlantedDefect[]> {
  const sources = files.map((name) => ({ name: resolve(name), content: readFileSync(name, 'utf8'), mutate: true }));
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  const options = { ignorers: [], excludedMutations: [], plugins: null };
  const { files: planted, mutants } = await new Instrumenter(QUIET).instrument(sources, options);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(Object.fromEntries(planted.map(({ name, content }) => [name, content]))));
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      place: `${relative('', fileName)}:${location.start.line + 1}:${location.start.column + 1}`,
      kind: mutatorName,
      was: textAt(contents.get(fileName) ?? '', location),
      is: replacement,
    }));
}
