/** Plants the defects of a list that people have written, each behind a switch as Stryker's own are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PlantedDefect } from './plantDefects';

interface Listed {
  file: string;
  /** What is lost by it. */
  what: string;
  /** A text that the file has once, where `before` stands in it more often. */
  at?: string;
  /** An expression of the file. */
  before: string;
  /** The expression in its place. */
  after: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Functions are known to a whole module: at its end this one moves no line. */
const SWITCH = `
function isPlanted(id) {
  const switches = (globalThis.__stryker__ ??= {});
  const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} });
  const test = switches.currentTestId;
  const hits = test === undefined ? coverage.static : (coverage.perTest[test] ??= {});
  hits[id] = (hits[id] ?? 0) + 1;
  if (switches.activeMutant !== id) return false;
  if (switches.hitCount !== undefined && ++switches.hitCount > switches.hitLimit) throw new Error('It does not end');
  return true;
}
`;

const holdsOnce = (text: string, part: string): boolean =>
  text.includes(part) && text.indexOf(part) === text.lastIndexOf(part);

/** Whether the file still has what the entry says, once; of one that has been changed since that is told. */
function isCurrent({ file, at, before }: Listed, source: string): boolean {
  const isThere = at === undefined ? holdsOnce(source, before) : holdsOnce(source, at) && holdsOnce(at, before);
  if (!isThere) console.error(`${file} does not have "${at ?? before}" once: mend the list`);
  return isThere;
}

function getEdit({ at = '', before, after }: Listed, id: string, source: string): Edit {
  const start = source.indexOf(at) + (at === '' ? source.indexOf(before) : at.indexOf(before));
  return { start, end: start + before.length, text: `(isPlanted("${id}") ? (${after}) : (${before}))` };
}

const withEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), source);

/**
 * Plants the defects of a list and writes the files, by their paths, to `target`.
 * @param named how the paths of the files begin that are wanted; empty: all
 * @returns the defects in the order of the list, without those whose files have changed since
 */
export function plantListedDefects(list: string, named: readonly string[], target: string): PlantedDefect[] {
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Listed[];
  const sources = new Map(listed.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  const wanted = listed
    .map((one, index) => ({ ...one, id: String(index) }))
    .filter(
      (one) =>
        (named.length === 0 || named.some((start) => one.file.startsWith(start))) &&
        isCurrent(one, sources.get(one.file) ?? ''),
    );
  const files = [...new Set(wanted.map(({ file }) => file))];
  const edits = wanted.map((one) => getEdit(one, one.id, sources.get(one.file) ?? ''));
  const planted = files.map((file) => {
    const own = edits.filter((_, index) => wanted[index]?.file === file);
    return [resolve(file), withEdits(sources.get(file) ?? '', own) + SWITCH] as const;
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(Object.fromEntries(planted)));
  return wanted.map(({ id, file, what, before, after }, index) => {
    const line = (sources.get(file) ?? '').slice(0, edits[index]?.start).split('\n').length;
    return { id, place: `${file}:${line}`, kind: what, was: before, is: after };
  });
}
