/**
 * The lint of the schema folder: takes the texts of the files and returns their faults. It reports every fault of
 * every file in one run, so that the analyst sees all of them, and never throws, since a file may be half-written.
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
  /** Folder name put before the file names in faults; default `schema`. */
  folder?: string;
  /** Folder of the hand-written components; default: the app's own `src/pages`. */
  pages?: string;
  /** Cache with the results of earlier runs. */
  memory?: CompileCache;
}

const isSamePosition = (one: LintFinding['at'], other: LintFinding['at']): boolean =>
  (one as JsonPath).length === (other as JsonPath).length &&
  (one as JsonPath).join('\n') === (other as JsonPath).join('\n');

/** Removes compiler findings at a place that a rule has already reported. */
const omitReported = (findings: LintFinding[], said: readonly LintFinding[]): LintFinding[] =>
  findings.filter(({ at }) => !said.some((other) => isSamePosition(other.at, at)));

/**
 * Returns the findings of a file. After a missing quote or bracket, large parts of the file may not be parsed:
 * missing keys are then a consequence and not reported.
 */
function getFindings(source: SourceFile, folder: LintFolder, memory: CompileCache): LintFinding[] {
  const { name, kind } = source;
  const [written, built, old] = memory.recall(
    `structure ${kind}`,
    name,
    () => [checkSyntax(source), checkStructure(source), outdated(source, kind)] as const,
  );
  // Other errors are a consequence of the old version.
  if (old.length > 0) return [...written, ...old];
  if (!source.syntax.every(isHarmlessSyntaxError)) {
    return [...written, ...built.filter(({ dependsOnOthers }) => !dependsOnOthers)];
  }
  const found = [...written, ...built, ...LINT_RULES[kind].flatMap((rule) => rule(source, folder))];
  const sound = found.every(({ severity }) => severity === 'warning');
  if (kind !== 'entity') return found;
  return [
    ...found,
    ...omitReported(sound ? checkCompilation(source, folder) : checkImportNotes(source, folder), found),
  ];
}

/** @param files as returned by `readSchemaFolder`; entities are checked with the shared files among them */
export function lintSchemas(
  files: readonly SchemaText[],
  { folder = 'schema', pages, memory = new CompileCache() }: LintContext = {},
): Diagnostic[] {
  const lintFolder = createLintFolder(files, findCustomParts(pages), memory);
  return sortDiagnostics(
    lintFolder.sources.flatMap((source) =>
      getFindings(source, lintFolder, memory).map((finding) => toDiagnostic(source, finding, folder)),
    ),
  );
}

/**
 * Reports the parts of `public/config.json` that are written in another version of the language; the app itself
 * validates the rest when it starts.
 */
export function lintConfig(file: string, text: string): Diagnostic[] {
  const source = { ...parseSource(file, text), isForeign: true };
  return sortDiagnostics(
    outdated(source, 'config').map((finding) => toDiagnostic({ ...source, name: file }, finding, '')),
  );
}
