/** Fields that have another name now: their texts stand under the old one, and are missed under the new. */
import { getValueAtPath, type JsonPath } from './readJson';
import type { SourceFile } from './sourceFile';
import { getStalePaths, startsWith } from './staleTranslations';
import type { TranslatableText } from './translatableTexts';
import { findNearestName } from './messageWording';

export interface RenamedKey {
  /** Both below the entity's name, as far as the field: `['errors', 'articleTitle']`. */
  from: JsonPath;
  to: JsonPath;
}

interface Named {
  /** Before the group of texts: `['actions', 'set']`. */
  scope: string;
  field: string;
}

/** Groups of texts whose next step is a field. */
const BY_FIELD = ['fields', 'help', 'placeholders', 'units', 'fieldTexts', 'errors', 'options', 'columns', 'filters'];

/** Where the group of texts stands in a path; -1 where the path is about no field. */
const groupAt = (path: readonly unknown[]): number =>
  path.findIndex((step, index) => index < path.length - 1 && BY_FIELD.includes(String(step)));

function namedIn(path: readonly unknown[]): Named | undefined {
  const at = groupAt(path);
  return at < 0 ? undefined : { scope: path.slice(0, at).join('\n'), field: String(path[at + 1]) };
}

const known = (names: readonly (Named | undefined)[], scope: string): string[] => [
  ...new Set(names.flatMap((named) => (named?.scope === scope ? [named.field] : []))),
];

/** A field that is called otherwise now: the only one that came for the only one that went, or one nearly so called. */
function newNames(gone: readonly string[], come: readonly string[]): Map<string, string> {
  if (gone.length === 1 && come.length === 1) return new Map([[gone[0]!, come[0]!]]);
  const found = new Map<string, string>();
  for (const name of gone) {
    const near = findNearestName(
      name,
      come.filter((other) => ![...found.values()].includes(other)),
    );
    if (near !== undefined) found.set(name, near);
  }
  return found;
}

/**
 * The stale places of a translation that a renamed field explains.
 * @param texts that the entity has
 */
export function findRenamedKeys(entity: string, source: SourceFile, texts: readonly TranslatableText[]): RenamedKey[] {
  const stale = getStalePaths(entity, source, texts);
  const lost = texts.filter(
    ({ path, optional }) => !optional && getValueAtPath(source.value, [entity, ...path]) === undefined,
  );
  const labels = lost.filter(({ path }) => path.at(-2) === 'fields').map(({ path }) => namedIn(path));
  const gone = stale.map(namedIn);
  const scopes = [...new Set(gone.flatMap((named) => (named ? [named.scope] : [])))];
  const names = new Map(scopes.map((scope) => [scope, newNames(known(gone, scope), known(labels, scope))]));
  return stale.flatMap((path) => {
    const named = namedIn(path);
    const field = named && names.get(named.scope)?.get(named.field);
    if (field === undefined) return [];
    const to = path.slice(0, groupAt(path) + 1).concat(field);
    const from = path.slice(0, to.length);
    const isFree = getValueAtPath(source.value, [entity, ...to]) === undefined;
    return isFree && texts.some((text) => startsWith(text.path, to)) ? [{ from, to }] : [];
  });
}
