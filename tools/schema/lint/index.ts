/**
 * The lint of the schema folder: texts in, faults out. It finds every fault of every file in one
 * run and never throws, so the analyst sees all there is to do and a half-typed file is no accident.
 */
import { Memory } from '../folder/memory';
import type { SchemaText } from '../folder/read';
import { sortFaults, type Fault } from './source/fault';
import { openFolder, type Folder } from './source/folder';
import type { Path } from './source/json';
import { outdated } from './outdated';
import { partsIn } from './source/parts';
import { RULES } from './registry';
import { compiles, notes } from './rules/compiles';
import { readSource, toFault, type Finding, type Source } from './source/source';
import { structure } from './structure';
import { isHarmless, syntax } from './syntax';

export { explainFault, formatFault, type Fault } from './source/fault';

export interface LintContext {
  /** Folder that is put before the file names of faults; default `schema`. */
  folder?: string;
  /** Folder of the hand-written parts; default: the app's own `src/pages`. */
  pages?: string;
  /** What an earlier run has made of the files. */
  memory?: Memory;
}

const samePlace = (one: Finding['at'], other: Finding['at']): boolean =>
  (one as Path).length === (other as Path).length && (one as Path).join('\n') === (other as Path).join('\n');

/** What a rule has told already is not told again by the compiler. */
const unsaid = (findings: Finding[], said: readonly Finding[]): Finding[] =>
  findings.filter(({ at }) => !said.some((other) => samePlace(other.at, at)));

/**
 * After a lost quote or bracket whole parts of the file may be gone: what is missing then is
 * missing because of that fault, and is not said a second time.
 */
function findingsOf(source: Source, folder: Folder, memory: Memory): Finding[] {
  const { name, kind } = source;
  const [written, built, old] = memory.recall(
    `structure ${kind}`,
    name,
    () => [syntax(source), structure(source), outdated(source, kind)] as const,
  );
  // What does not fit the present language follows from that.
  if (old.length > 0) return [...written, ...old];
  if (!source.syntax.every(isHarmless)) {
    return [...written, ...built.filter(({ message }) => !message.startsWith('missing '))];
  }
  const found = [...written, ...built, ...RULES[kind].flatMap((rule) => rule(source, folder))];
  const sound = found.every(({ severity }) => severity === 'warning');
  if (kind !== 'entity') return found;
  return [...found, ...unsaid(sound ? compiles(source, folder) : notes(source, folder), found)];
}

/** @param files as `readSchemaFolder` reads them; the shared ones among them are the background of the rest */
export function lintSchemas(
  files: readonly SchemaText[],
  { folder = 'schema', pages, memory = new Memory() }: LintContext = {},
): Fault[] {
  const opened = openFolder(files, partsIn(pages), memory);
  return sortFaults(
    opened.sources.flatMap((source) =>
      findingsOf(source, opened, memory).map((finding) => toFault(source, finding, folder)),
    ),
  );
}

/** What `public/config.json` says in another version of the language; the app itself checks the rest of it at its start. */
export function lintConfig(file: string, text: string): Fault[] {
  const source = { ...readSource(file, text), isForeign: true };
  return sortFaults(outdated(source, 'config').map((finding) => toFault({ ...source, name: file }, finding, '')));
}
