/**
 * The lint of the schema folder: texts in, faults out. It finds every fault of every file in one
 * run and never throws, so the analyst sees all there is to do and a half-typed file is no accident.
 */
import { CompileCache } from '../folder/compileCache';
import type { SchemaText } from '../folder/readSchemaFolder';
import { sortDiagnostics, type Diagnostic } from './source/diagnostic';
import { createLintFolder, type LintFolder } from './source/lintFolder';
import type { JsonPath } from './source/readJson';
import { outdated } from './outdated';
import { findCustomParts } from './source/customParts';
import { LINT_RULES } from './ruleRegistry';
import { checkCompilation, checkImportNotes } from './rules/compilerErrors';
import { parseSource, toDiagnostic, type LintFinding, type SourceFile } from './source/sourceFile';
import { checkStructure } from './checkStructure';
import { isHarmlessSyntaxError, checkSyntax } from './checkSyntax';

export { formatDiagnosticWithSuggestion, formatDiagnostic, type Diagnostic } from './source/diagnostic';

export interface LintContext {
  /** Folder that is put before the file names of faults; default `schema`. */
  folder?: string;
  /** Folder of the hand-written parts; default: the app's own `src/pages`. */
  pages?: string;
  /** What an earlier run has made of the files. */
  memory?: CompileCache;
}

const samePlace = (one: LintFinding['at'], other: LintFinding['at']): boolean =>
  (one as JsonPath).length === (other as JsonPath).length &&
  (one as JsonPath).join('\n') === (other as JsonPath).join('\n');

/** What a rule has told already is not told again by the compiler. */
const unsaid = (findings: LintFinding[], said: readonly LintFinding[]): LintFinding[] =>
  findings.filter(({ at }) => !said.some((other) => samePlace(other.at, at)));

/**
 * After a lost quote or bracket whole parts of the file may be gone: what is missing then is
 * missing because of that fault, and is not said a second time.
 */
function getFindings(source: SourceFile, folder: LintFolder, memory: CompileCache): LintFinding[] {
  const { name, kind } = source;
  const [written, built, old] = memory.recall(
    `structure ${kind}`,
    name,
    () => [checkSyntax(source), checkStructure(source), outdated(source, kind)] as const,
  );
  // What does not fit the present language follows from that.
  if (old.length > 0) return [...written, ...old];
  if (!source.syntax.every(isHarmlessSyntaxError)) {
    return [...written, ...built.filter(({ message }) => !message.startsWith('missing '))];
  }
  const found = [...written, ...built, ...LINT_RULES[kind].flatMap((rule) => rule(source, folder))];
  const sound = found.every(({ severity }) => severity === 'warning');
  if (kind !== 'entity') return found;
  return [...found, ...unsaid(sound ? checkCompilation(source, folder) : checkImportNotes(source, folder), found)];
}

/** @param files as `readSchemaFolder` reads them; the shared ones among them are the background of the rest */
export function lintSchemas(
  files: readonly SchemaText[],
  { folder = 'schema', pages, memory = new CompileCache() }: LintContext = {},
): Diagnostic[] {
  const opened = createLintFolder(files, findCustomParts(pages), memory);
  return sortDiagnostics(
    opened.sources.flatMap((source) =>
      getFindings(source, opened, memory).map((finding) => toDiagnostic(source, finding, folder)),
    ),
  );
}

/** What `public/config.json` says in another version of the language; the app itself checks the rest of it at its start. */
export function lintConfig(file: string, text: string): Diagnostic[] {
  const source = { ...parseSource(file, text), isForeign: true };
  return sortDiagnostics(
    outdated(source, 'config').map((finding) => toDiagnostic({ ...source, name: file }, finding, '')),
  );
}
