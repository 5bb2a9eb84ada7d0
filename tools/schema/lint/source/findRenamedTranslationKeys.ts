/**
 * Finds renamed fields by comparing a translation with the English texts. A field was probably renamed if the
 * translation contains texts for an unknown field, and lacks the texts of another field.
 */
import { getValueAtPath, type JsonPath } from './readJson';
import type { SourceFile } from './sourceFile';
import { getStaleTranslationPaths, startsWithPath } from './staleTranslations';
import type { TranslatableText } from './translatableTexts';
import { findNearestName } from './messageWording';

export interface RenamedTranslationKey {
  /**
   * Old and new path of a key in the translation, such as `['fieldErrorMessages', 'articleTitle']`. Both paths begin below the
   * entity's name and end with the field.
   */
  from: JsonPath;
  to: JsonPath;
}

interface Named {
  /**
   * The path in front of the group of texts, joined to a string. For `['actions', 'set', 'fields', 'title']`, it is
   * `['actions', 'set']`.
   */
  scope: string;
  field: string;
}

/** Groups of texts whose keys are field names. */
const BY_FIELD = [
  'fields',
  'help',
  'placeholders',
  'units',
  'otherFieldTexts',
  'fieldErrorMessages',
  'options',
  'columns',
  'filters',
];

/**
 * Returns the index of the path segment that is a group of texts, such as `columns`. Returns -1 if the text does
 * not belong to a field.
 */
const groupAt = (path: readonly unknown[]): number =>
  path.findIndex((step, index) => index < path.length - 1 && BY_FIELD.includes(String(step)));

function getNamedField(path: readonly unknown[]): Named | undefined {
  const at = groupAt(path);
  return at < 0 ? undefined : { scope: path.slice(0, at).join('\n'), field: String(path[at + 1]) };
}

const known = (names: readonly (Named | undefined)[], scope: string): string[] => [
  ...new Set(names.flatMap((named) => (named?.scope === scope ? [named.field] : []))),
];

/**
 * Maps removed field names to new field names. If there is only one removed and one new name, these two match.
 * Otherwise each removed name matches the most similar new name.
 */
function matchNewNames(removedNames: readonly string[], come: readonly string[]): Map<string, string> {
  if (removedNames.length === 1 && come.length === 1) return new Map([[removedNames[0]!, come[0]!]]);
  const found = new Map<string, string>();
  for (const name of removedNames) {
    const near = findNearestName(
      name,
      come.filter((other) => ![...found.values()].includes(other)),
    );
    if (near !== undefined) found.set(name, near);
  }
  return found;
}

/**
 * Returns the unknown keys of a translation that belong to renamed fields.
 * @param entity name of the entity
 * @param source the translation file
 * @param texts all translatable texts of the entity
 */
export function findRenamedTranslationKeys(
  entity: string,
  source: SourceFile,
  texts: readonly TranslatableText[],
): RenamedTranslationKey[] {
  const stale = getStaleTranslationPaths(entity, source, texts);
  const lost = texts.filter(
    ({ path, optional }) => !optional && getValueAtPath(source.value, [entity, ...path]) === undefined,
  );
  const labels = lost.filter(({ path }) => path.at(-2) === 'fields').map(({ path }) => getNamedField(path));
  const gone = stale.map(getNamedField);
  const scopes = [...new Set(gone.flatMap((named) => (named ? [named.scope] : [])))];
  const names = new Map(scopes.map((scope) => [scope, matchNewNames(known(gone, scope), known(labels, scope))]));
  return stale.flatMap((path) => {
    const named = getNamedField(path);
    const field = named && names.get(named.scope)?.get(named.field);
    if (field === undefined) return [];
    const to = path.slice(0, groupAt(path) + 1).concat(field);
    const from = path.slice(0, to.length);
    const isFree = getValueAtPath(source.value, [entity, ...to]) === undefined;
    return isFree && texts.some((text) => startsWithPath(text.path, to)) ? [{ from, to }] : [];
  });
}
