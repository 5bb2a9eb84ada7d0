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

/** A word that is nearly one of ours may be a slip, even in a schema from elsewhere. */
const nearWord = (keyword: string): string => (WORDS.includes(keyword) ? '' : suggestName(keyword, WORDS));

const noted = ({ path, keyword, message, suggestion }: ImportNote): LintFinding => ({
  at: path,
  key: true,
  message: `${message}${nearWord(keyword)}`,
  suggestion,
  severity: 'warning',
});

/** Who writes one of our own files means what it says of other keys. */
const isNews =
  ({ isForeign }: SourceFile) =>
  ({ keyword }: ImportNote): boolean =>
    isForeign === true || keyword !== 'additionalProperties';

/** Of a schema from elsewhere this is told whatever is wrong with its screens. */
export const checkImportNotes: LintRule = (source, folder) => folder.getImportNotes(source).map(noted);

/**
 * The last resort: whatever no rule knows, but the compiler refuses; and what it understands otherwise
 * than it is written. Asked only where no rule has spoken, since otherwise the refusal is a consequence
 * of what was said.
 */
export const checkCompilation: LintRule = (source, folder) => {
  const outcome = compile(source, folder);
  return 'fault' in outcome ? [outcome.fault] : outcome.compiled.notes.filter(isNews(source)).map(noted);
};
