/**
 * The lint of the schema folder: reads the texts of the files and returns their errors and warnings. It reports all
 * errors of all files in one run. It never throws, because the analyst may be editing a file that is not valid JSON
 * yet.
 */
import { CompileCache } from '../folder/compileCache';
import type { SchemaFileText } from '../folder/readSchemaFolder';
import { sortDiagnostics, type Diagnostic } from './source/diagnostic';
import { getEntityName, parseSchemaFolder, type LintFolder } from './source/lintFolder';
import { isObject, type JsonPath } from './source/readJson';
import { checkOutdatedKeys } from './checkOutdatedKeys';
import { findCustomComponents } from './source/customComponents';
import { LINT_RULES } from './ruleRegistry';
import { CANNOT_BE_COMPILED, checkCompilation, checkForeignSchemaNotes } from './rules/compilerErrors';
import { parseSchemaFile, toDiagnostic, type LintFinding, type SourceFile } from './source/sourceFile';
import { checkPlainStructure, checkStructure } from './checkStructure';
import { checkJsonSyntax, isBraceError, isRecoverableSyntaxError } from './checkJsonSyntax';
import { checkMisplacedAdmin } from './checkMisplacedAdmin';
import { checkConfigNames } from './checkConfigNames';
import { omitFindingsInWrongKinds, omitRepeatedFindings } from './omitConsequences';

export { formatDiagnosticWithSuggestion, formatDiagnostic, type Diagnostic } from './source/diagnostic';

export interface LintContext {
  /** Folder that precedes the file names in the messages. Default: `schema`. */
  folder?: string;
  /** Folder with the hand-written React components. Default: that of the product. */
  pages?: string;
  /** Results of earlier runs, which are reused for unchanged files. */
  memory?: CompileCache;
}

const isSamePosition = (one: LintFinding['at'], other: LintFinding['at']): boolean =>
  (one as JsonPath).length === (other as JsonPath).length &&
  (one as JsonPath).join('\n') === (other as JsonPath).join('\n');

const isError = ({ severity = 'error' }: Pick<LintFinding, 'severity'>): boolean => severity === 'error';

/** Removes the findings of the compiler at positions for which a lint rule has already reported a finding. */
const omitReported = (findings: LintFinding[], said: readonly LintFinding[]): LintFinding[] =>
  findings.filter(({ at }) => !said.some((other) => isSamePosition(other.at, at)));

/** Returns the findings that concern the syntax of a file, its keys, and keys of older versions. */
const readStructure = (
  source: SourceFile,
  memory: CompileCache,
): readonly [LintFinding[], LintFinding[], LintFinding[]] =>
  memory.recall(`structure ${source.kind}`, source.name, () => [
    checkJsonSyntax(source),
    [...checkMisplacedAdmin(source), ...checkStructure(source)],
    checkOutdatedKeys(source, source.kind),
  ]);

/**
 * Returns what is certain about the keys of a file with syntax errors. If only a brace is missing or one too many, the
 * first key at the wrong level says where.
 */
function getReliableFindings({ syntax }: SourceFile, built: readonly LintFinding[]): LintFinding[] {
  const misplaced = built.filter(({ isWrongPlace }) => isWrongPlace);
  if (misplaced.length > 0 && syntax.every(isBraceError)) return omitRepeatedFindings(misplaced);
  return omitRepeatedFindings(built.filter(({ dependsOnOthers, isWrongPlace }) => !dependsOnOthers && !isWrongPlace));
}

const isOuterPlace = ({ at, isWrongKind }: LintFinding): boolean => isWrongKind === true && (at as JsonPath).length < 2;

/**
 * Whether parts of a file cannot be read: the parser skipped them after a syntax error, or the file or a value of it that
 * contains names is of a wrong kind.
 */
function isUnreadable(source: SourceFile, memory: CompileCache): boolean {
  const [, built] = readStructure(source, memory);
  const isReadable = source.root?.type === 'object' && source.syntax.every(isRecoverableSyntaxError);
  return !isReadable || built.some(isOuterPlace);
}

/**
 * Returns the findings of a file. If a quote or bracket is missing, the parser may skip large parts of the file.
 * Missing keys are then not reported, because the skipped text may contain them.
 * @param unreadable names of the files that cannot be read completely. What may be in one of them is not missing, and
 *   what else rules find in a file that needs it may be a consequence
 */
function getFindings(
  source: SourceFile,
  folder: LintFolder,
  memory: CompileCache,
  unreadable: readonly string[],
): LintFinding[] {
  const { kind } = source;
  const [written, built, old] = readStructure(source, memory);
  const causes = [...written, ...built].filter(({ isCauseOfAll }) => isCauseOfAll);
  if (causes.length > 0) return causes;
  // In a file of an older language version, all other errors would be consequences of the old version.
  if (old.length > 0) return [...written, ...old];
  if (!source.syntax.every(isRecoverableSyntaxError)) {
    return [...written, ...getReliableFindings(source, built)];
  }
  const broken = LINT_RULES[kind].flatMap((rule) => rule(source, folder));
  const hasNoFields = kind === 'entity' && !source.isForeign && !isObject(source.value['properties']);
  const needsUnreadable = broken.some(({ missingIn }) => missingIn !== undefined && unreadable.includes(missingIn));
  // Without the fields, each of their names seems to be wrong.
  if (needsUnreadable || (hasNoFields && built.some(isError))) return [...written, ...omitRepeatedFindings(built)];
  const found = [...written, ...omitRepeatedFindings(built), ...omitFindingsInWrongKinds(broken, built)];
  const sound = !found.some(isError);
  if (kind !== 'entity') return found;
  return [
    ...found,
    ...omitReported(sound ? checkCompilation(source, folder) : checkForeignSchemaNotes(source, folder), found),
  ];
}

const SHARED_KINDS: readonly SourceFile['kind'][] = ['common', 'options', 'dialects'];

/**
 * Returns a function that tells what an error of another file brings about: the texts of an entity that cannot be read
 * are missing or seem to be translated in vain, and an entity cannot be compiled without the shared definitions.
 */
function createConsequenceCheck(sources: readonly SourceFile[], memory: CompileCache) {
  const faulty = sources.filter((source) => readStructure(source, memory).flat().some(isError));
  const names = faulty.map(getEntityName);
  const isShared = faulty.some(({ kind }) => SHARED_KINDS.includes(kind));
  return ({ kind }: SourceFile, finding: LintFinding): boolean =>
    kind === 'translation'
      ? !isError(finding) && Array.isArray(finding.at) && names.includes(String(finding.at[0]))
      : isShared && finding.message.startsWith(CANNOT_BE_COMPILED);
}

/**
 * Lints all files of the schema folder.
 * @param files all files, as returned by `readSchemaFolder`, including the shared files to which entities refer
 */
export function lintSchemas(
  files: readonly SchemaFileText[],
  { folder = 'schema', pages, memory = new CompileCache() }: LintContext = {},
): Diagnostic[] {
  const lintFolder = parseSchemaFolder(files, findCustomComponents(pages), memory);
  const isConsequence = createConsequenceCheck(lintFolder.sources, memory);
  const unreadable = lintFolder.sources.filter((source) => isUnreadable(source, memory)).map(({ name }) => name);
  return sortDiagnostics(
    lintFolder.sources.flatMap((source) =>
      getFindings(source, lintFolder, memory, unreadable)
        .filter((finding) => !isConsequence(source, finding))
        .map((finding) => toDiagnostic(source, finding, folder)),
    ),
  );
}

/**
 * Lints `public/config.json`: reports the keys that belong to another version of the schema language, otherwise all
 * errors of the file. The app validates the file again when it starts, because it may be changed on the server.
 */
export function lintConfig(file: string, text: string): Diagnostic[] {
  const source = { ...parseSchemaFile(file, text), isForeign: true };
  const old = checkOutdatedKeys(source, 'config');
  const findings =
    old.length > 0
      ? old
      : [...checkJsonSyntax(source), ...checkPlainStructure(source, 'config'), ...checkConfigNames(source)];
  return sortDiagnostics(findings.map((finding) => toDiagnostic({ ...source, name: file }, finding, '')));
}

/** Lints `brand.json`: reports what its meta-schema forbids. */
export function lintBrand(file: string, text: string): Diagnostic[] {
  const source = { ...parseSchemaFile(file, text), isForeign: true };
  const findings = [...checkJsonSyntax(source), ...checkPlainStructure(source, 'brand')];
  return sortDiagnostics(findings.map((finding) => toDiagnostic({ ...source, name: file }, finding, '')));
}
