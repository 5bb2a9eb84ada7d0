/** Plants hand-written defects from a list, each behind a switch like those of Stryker. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PlantedDefect } from './plantDefects';

interface Listed {
  file: string;
  /** What stops working with the defect. */
  what: string;
  /** A text that occurs once in the file and contains `before`, for a `before` that occurs more often. */
  at?: string;
  /** The expression in the file that is replaced. */
  before: string;
  /** The expression that replaces it. */
  after: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The function of the switches. It is appended to the module, where hoisting makes it available everywhere and no
 * line number changes.
 */
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

/** Whether the file still contains the text of the entry exactly once; prints a message if it does not. */
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
 * Plants the defects of a list and writes the files, by path, to `target`.
 * @param named starts of the paths of the files to include; empty: all files
 * @returns the defects in the order of the list, without those that no longer match their file
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
