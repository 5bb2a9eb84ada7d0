/** Finds renamed fields: their texts are stale under the old name and missing under the new one. */
import { getValueAtPath, type JsonPath } from './readJson';
import type { SourceFile } from './sourceFile';
import { getStalePaths, startsWith } from './staleTranslations';
import type { TranslatableText } from './translatableTexts';
import { findNearestName } from './messageWording';

export interface RenamedKey {
  /** Both paths start below the entity's name and end at the field: `['errors', 'articleTitle']`. */
  from: JsonPath;
  to: JsonPath;
}

interface Named {
  /** The path before the group of texts: `['actions', 'set']`. */
  scope: string;
  field: string;
}

/** Groups of texts whose next step is a field. */
const BY_FIELD = ['fields', 'help', 'placeholders', 'units', 'fieldTexts', 'errors', 'options', 'columns', 'filters'];

/**
 * Returns the index of the path segment that names a group of texts, such as `columns`; -1 if the path does not
 * belong to a field.
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

/** Maps removed field names to new ones: the only new name to the only removed one, otherwise the most similar one. */
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
 * Returns the stale keys of a translation that a renamed field explains.
 * @param texts translatable texts of the entity
 */
export function findRenamedKeys(entity: string, source: SourceFile, texts: readonly TranslatableText[]): RenamedKey[] {
  const stale = getStalePaths(entity, source, texts);
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
    return isFree && texts.some((text) => startsWith(text.path, to)) ? [{ from, to }] : [];
  });
}
