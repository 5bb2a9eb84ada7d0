import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { resolveDefinitionRefs } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import {
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getValueAtPath,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';

/**
 * Returns references that the analyst may have meant by a faulty `$ref`: for `common.json#/$defs/createTme`, a
 * reference to each name in `$defs` of `common.json`.
 */
function getCandidates(ref: string, file: string, folder: LintFolder): string[] {
  const target = ref.split('#')[0] || file;
  return Object.keys(toObjectOrEmpty(toObjectOrEmpty(folder.files[target])['$defs'])).map(
    (name) => `${ref.split('#')[0]}#/$defs/${name}`,
  );
}

/**
 * Whether the reference is circular. This is not reported here, because the compiler adds a note that the field is
 * edited as JSON.
 */
const isLoop = (message: string): boolean => message.includes('refers to itself');

interface Place {
  file: string;
  ref: string;
}

const formatPlace = ({ file, ref }: Place): string => (ref.startsWith('#') ? `${file}${ref}` : ref);

/** Returns the reference of the definition to which a reference leads, if it has one. */
function followRef({ file, ref }: Place, folder: LintFolder): Place | undefined {
  const [name, pointer = ''] = ref.split('#');
  const target = name || file;
  const next = toTextOrUndefined(toObjectOrEmpty(getValueAtPath(folder.files[target], readPointer(pointer)))['$ref']);
  return next === undefined ? undefined : { file: target, ref: next };
}

/** Whether a reference leads back to itself through definitions that are references: it describes nothing. */
function isEmptyLoop(start: Place, folder: LintFolder): boolean {
  const seen = new Set<string>();
  for (let place = followRef(start, folder); place; place = followRef(place, folder)) {
    if (formatPlace(place) === formatPlace(start)) return true;
    if (seen.has(formatPlace(place))) return false;
    seen.add(formatPlace(place));
  }
  return false;
}

function getFault(ref: string, at: JsonPath, file: string, folder: LintFolder): LintFinding[] {
  if (!ref.includes('#/')) return [];
  try {
    resolveDefinitionRefs({ $ref: ref }, file, folder.files);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (isLoop(message)) {
      return isEmptyLoop({ file, ref: `#/${at.slice(0, -1).join('/')}` }, folder)
        ? [
            {
              at,
              message: `${quote(ref)} leads back to itself`,
              suggestion: 'Describe the value in one of the two places.',
            },
          ]
        : [];
    }
    const names = getCandidates(ref, file, folder);
    const suggestion = names.length > 0 ? formatAllowedNames(names) : `Check ${quote(ref)}.`;
    const missingIn = ref.split('#')[0] || file;
    return [{ at, message: `${message}${getNameSuggestion(ref, names)}`, suggestion, missingIn }];
  }
}

function collectRefs(value: unknown, path: JsonPath): { ref: string; path: JsonPath }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => collectRefs(item, [...path, index]));
  return Object.entries(toObjectOrEmpty(value)).flatMap(([key, part]) => {
    const ref = key === '$ref' ? toTextOrUndefined(part) : undefined;
    return ref === undefined ? collectRefs(part, [...path, key]) : [{ ref, path: [...path, key] }];
  });
}

/** Reports each `$ref` whose target does not exist. */
export const checkRefTargets: LintRule = ({ name, value, isForeign }, folder) =>
  (isForeign ? [] : collectRefs(value, [])).flatMap(({ ref, path }) => getFault(ref, path, name, folder));

/**
 * Reports assignments whose `rowSchema` has no `properties`. The columns of the assignment are derived from these
 * properties.
 */
export const checkAssignmentRowSchemas: LintRule = (source, folder) =>
  getEntriesAtPath(folder.getResolvedDefinition(source), ['x-admin', 'assignments'])
    .filter(({ value }) => 'rowSchema' in toObjectOrEmpty(value) && !getFields(toObjectOrEmpty(value)['rowSchema']))
    .map(({ name, path }) => ({
      at: [...path, 'rowSchema'],
      message: `the rows of assignment ${quote(name)} have no "properties"`,
      suggestion: 'Describe the row as an object with its properties.',
    }));
