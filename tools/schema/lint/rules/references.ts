import { resolveRefs } from '../../../../src/model/language/refs';
import { fieldsOf, type Folder, type Rule } from '../source/folder';
import { asObject, asText, entriesAt, type Path } from '../source/json';
import type { Finding } from '../source/source';
import { allowedHere, didYouMean, quote } from '../source/words';

/** `common.json#/$defs/createTme` → the names in `$defs` of that file. */
function candidatesOf(ref: string, file: string, folder: Folder): string[] {
  const target = ref.split('#')[0] || file;
  return Object.keys(asObject(asObject(folder.files[target])['$defs'])).map(
    (name) => `${ref.split('#')[0]}#/$defs/${name}`,
  );
}

/** What refers to itself is edited as JSON: the compiler says so. */
const isLoop = (message: string): boolean => message.includes('refers to itself');

function faultOf(ref: string, at: Path, file: string, folder: Folder): Finding[] {
  if (!ref.includes('#/')) return [];
  try {
    resolveRefs({ $ref: ref }, file, folder.files);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (isLoop(message)) return [];
    const names = candidatesOf(ref, file, folder);
    const cure = names.length > 0 ? allowedHere(names) : `Check ${quote(ref)}.`;
    return [{ at, message: `${message}${didYouMean(ref, names)}`, cure }];
  }
}

function refsIn(value: unknown, path: Path): { ref: string; path: Path }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => refsIn(item, [...path, index]));
  return Object.entries(asObject(value)).flatMap(([key, part]) => {
    const ref = key === '$ref' ? asText(part) : undefined;
    return ref === undefined ? refsIn(part, [...path, key]) : [{ ref, path: [...path, key] }];
  });
}

/** A `$ref` to nothing. */
export const references: Rule = ({ name, value, isForeign }, folder) =>
  (isForeign ? [] : refsIn(value, [])).flatMap(({ ref, path }) => faultOf(ref, path, name, folder));

/** A row of an assignment must be written out: its columns are taken from it. */
export const assignmentRows: Rule = (source, folder) =>
  entriesAt(folder.wholeOf(source), ['x-admin', 'assignments'])
    .filter(({ value }) => 'rowSchema' in asObject(value) && !fieldsOf(asObject(value)['rowSchema']))
    .map(({ name, path }) => ({
      at: [...path, 'rowSchema'],
      message: `the rows of assignment ${quote(name)} have no "properties"`,
      cure: 'Describe the row as an object with its properties.',
    }));
