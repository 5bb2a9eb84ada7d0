import type { CompiledEntity } from '../../../../src/model/compile/compileEntity';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import type { ForeignSchemaNote } from '../../../../src/model/jsonSchema/normalizeSchema';
import { EDITED_AS_JSON } from '../../../../src/model/jsonSchema/foreignSchemaLintNotes';
import type { LintFolder, LintRule } from '../source/lintFolder';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { getNameSuggestion } from '../source/messageWording';

/** The beginning of the message of a compiler error. */
export const CANNOT_BE_COMPILED = 'cannot be compiled';

type Outcome = { compiled: CompiledEntity } | { fault: LintFinding };

function compile(source: SourceFile, folder: LintFolder): Outcome {
  try {
    return { compiled: folder.getCompiledEntity(source) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const suggestion = 'Compare the file with one that works.';
    return { fault: { at: ['x-admin'], key: true, message: `${CANNOT_BE_COMPILED}: ${message}`, suggestion } };
  }
}

const WORDS = Object.keys(fieldMeta.definitions.field.properties);

/**
 * Returns a similar keyword of the schema language for an unknown keyword. The unknown keyword may be misspelled,
 * even in a foreign schema (a JSON Schema written for other tools).
 */
const suggestKeyword = (keyword: string): string => (WORDS.includes(keyword) ? '' : getNameSuggestion(keyword, WORDS));

const toFinding = ({ path, keyword, message, suggestion }: ForeignSchemaNote): LintFinding => ({
  at: path,
  key: true,
  message: `${message}${suggestKeyword(keyword)}`,
  suggestion,
  severity: 'warning',
});

/**
 * Whether to report a note of the compiler. In files of the schema language, notes on `additionalProperties` are
 * omitted, because the keyword is used there on purpose.
 */
const isNews =
  ({ isForeign }: SourceFile) =>
  ({ keyword }: ForeignSchemaNote): boolean =>
    isForeign === true || keyword !== 'additionalProperties';

/** Whether a note can matter. How a value is edited does not where there are no forms, as for figures of charts. */
const canMatter =
  ({ entity: { calls } }: CompiledEntity) =>
  ({ message }: ForeignSchemaNote): boolean =>
    !message.includes(EDITED_AS_JSON) || ['create', 'update'].some((call) => calls[call] !== undefined);

/**
 * Reports which keywords of a foreign schema are interpreted differently. Unlike `checkCompilation`, it can run
 * even if other rules have found errors.
 */
export const checkForeignSchemaNotes: LintRule = (source, folder) =>
  folder.getForeignSchemaNotes(source).map(toFinding);

/**
 * Reports compiler errors that no lint rule has found, and keywords that the compiler interprets differently from
 * JSON Schema. It runs only if no lint rule has found an error, because otherwise the compiler error would only be
 * a consequence of that error.
 */
export const checkCompilation: LintRule = (source, folder) => {
  const outcome = compile(source, folder);
  return 'fault' in outcome
    ? [outcome.fault]
    : outcome.compiled.notes.filter(isNews(source)).filter(canMatter(outcome.compiled)).map(toFinding);
};
