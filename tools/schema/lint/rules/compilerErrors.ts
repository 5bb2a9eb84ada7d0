import type { CompiledEntity } from '../../../../src/model/compile/compileEntity';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import type { ImportNote } from '../../../../src/model/jsonSchema/normalizeSchema';
import type { LintFolder, LintRule } from '../source/lintFolder';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { suggestName } from '../source/messageWording';

type Outcome = { compiled: CompiledEntity } | { fault: LintFinding };

function compile(source: SourceFile, folder: LintFolder): Outcome {
  try {
    return { compiled: folder.getCompiledEntity(source) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const suggestion = 'Compare the file with one that works.';
    return { fault: { at: ['x-admin'], key: true, message: `cannot be compiled: ${message}`, suggestion } };
  }
}

const WORDS = Object.keys(fieldMeta.definitions.field.properties);

/**
 * Suggests a keyword of the schema language with a similar name: the unknown one may be a typing error, even in a
 * foreign schema.
 */
const suggestKeyword = (keyword: string): string => (WORDS.includes(keyword) ? '' : suggestName(keyword, WORDS));

const toFinding = ({ path, keyword, message, suggestion }: ImportNote): LintFinding => ({
  at: path,
  key: true,
  message: `${message}${suggestKeyword(keyword)}`,
  suggestion,
  severity: 'warning',
});

/** Whether to report a note. In files of the schema language, `additionalProperties` is intended and not reported. */
const isNews =
  ({ isForeign }: SourceFile) =>
  ({ keyword }: ImportNote): boolean =>
    isForeign === true || keyword !== 'additionalProperties';

/** Reports the import notes of a foreign schema, independently of errors in its screens. */
export const checkImportNotes: LintRule = (source, folder) => folder.getImportNotes(source).map(toFinding);

/**
 * Reports compiler errors that no rule covers, and parts of the schema that the compiler interprets differently.
 * Runs only when no rule has found an error, since a compiler error would then be a consequence of it.
 */
export const checkCompilation: LintRule = (source, folder) => {
  const outcome = compile(source, folder);
  return 'fault' in outcome ? [outcome.fault] : outcome.compiled.notes.filter(isNews(source)).map(toFinding);
};
