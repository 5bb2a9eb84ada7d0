import type { CompiledEntity } from '../../../../src/model/compile';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import type { Note } from '../../../../src/model/standard';
import type { Folder, Rule } from '../source/folder';
import type { Finding, Source } from '../source/source';
import { didYouMean } from '../source/words';

type Outcome = { compiled: CompiledEntity } | { fault: Finding };

function compile(source: Source, folder: Folder): Outcome {
  try {
    return { compiled: folder.compiledOf(source) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const cure = 'Compare the file with one that works.';
    return { fault: { at: ['x-admin'], key: true, message: `cannot be compiled: ${message}`, cure } };
  }
}

const WORDS = Object.keys(fieldMeta.definitions.field.properties);

/** A word that is nearly one of ours may be a slip, even in a schema from elsewhere. */
const nearWord = (keyword: string): string => (WORDS.includes(keyword) ? '' : didYouMean(keyword, WORDS));

const noted = ({ path, keyword, message, cure }: Note): Finding => ({
  at: path,
  key: true,
  message: `${message}${nearWord(keyword)}`,
  cure,
  severity: 'warning',
});

/** Who writes one of our own files means what it says of other keys. */
const isNews =
  ({ isForeign }: Source) =>
  ({ keyword }: Note): boolean =>
    isForeign === true || keyword !== 'additionalProperties';

/** Of a schema from elsewhere this is told whatever is wrong with its screens. */
export const notes: Rule = (source, folder) => folder.notesOf(source).map(noted);

/**
 * The last resort: whatever no rule knows, but the compiler refuses; and what it understands otherwise
 * than it is written. Asked only where no rule has spoken, since otherwise the refusal is a consequence
 * of what was said.
 */
export const compiles: Rule = (source, folder) => {
  const outcome = compile(source, folder);
  return 'fault' in outcome ? [outcome.fault] : outcome.compiled.notes.filter(isNews(source)).map(noted);
};
