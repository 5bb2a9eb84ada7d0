/** Finds texts in a translation for which there is no English text, because it was removed or never existed. */
import translationMeta from '../../../../schema/meta/v2/translation.schema.json';
import { getEntriesAtPath, isObject, type Json, type JsonPath } from './readJson';
import type { SourceFile } from './sourceFile';
import type { TranslatableText } from './translatableTexts';

/** Returns the path of every text below a path in a translation. */
function collectPaths(value: Json, path: JsonPath): JsonPath[] {
  return getEntriesAtPath(value, path).flatMap((entry) =>
    isObject(entry.value) ? collectPaths(value, entry.path) : [entry.path],
  );
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index]);

export const startsWithPath = (path: readonly unknown[], start: readonly unknown[]): boolean =>
  isSame(path.slice(0, start.length), start);

/**
 * Returns the beginning of a path up to its first wrong step. A step is wrong if no expected text has the same path
 * up to this step.
 */
function getPathToWrongStep(path: JsonPath, texts: readonly TranslatableText[]): JsonPath {
  const right = path.findIndex(
    (_, index) => !texts.some((text) => startsWithPath(text.path, path.slice(0, index + 1))),
  );
  return path.slice(0, right + 1);
}

const SHARED = ['navigation', 'options'];
const PART = translationMeta.definitions.part.properties;
const GROUPS = Object.keys(PART);

/**
 * Returns the group of texts to which a path belongs, such as `fields`. Actions, assignments and the list each
 * contain groups of their own.
 */
function getGroup([first, second, ...rest]: JsonPath): unknown {
  if (first === 'list') return second === undefined ? first : getGroup([second, ...rest]);
  if (first === 'actions' || first === 'assignments') return rest.length === 0 ? first : getGroup(rest);
  return first;
}

/**
 * Whether the group of texts does not exist in the schema language. Such paths are omitted here, because
 * `checkStructure` reports them.
 */
const isTold = (entity: string, path: JsonPath): boolean =>
  !SHARED.includes(entity) && !GROUPS.includes(String(getGroup(path)));

/**
 * Returns the paths of a translation for which there is no English text. Each path begins below the entity's name
 * and ends with its first wrong step.
 * @param texts all translatable texts of the entity
 */
export function getStaleTranslationPaths(
  entity: string,
  { value }: SourceFile,
  texts: readonly TranslatableText[],
): JsonPath[] {
  const strangers = collectPaths(value, [entity])
    .map((path) => path.slice(1))
    .filter((path) => !isTold(entity, path) && !texts.some((text) => startsWithPath(text.path, path)));
  return [
    ...new Map(
      strangers.map((path) => getPathToWrongStep(path, texts)).map((path) => [path.join('\n'), path]),
    ).values(),
  ];
}

/** Returns the top-level keys of a translation that are not the name of an entity. */
export const getUnknownEntities = ({ value }: SourceFile, expected: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(value).filter((name) => name !== '$schema' && !Object.hasOwn(expected, name));
