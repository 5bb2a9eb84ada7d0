/**
 * Merges what an API changed into a file that an analyst has edited. The value of the last import is compared with
 * that of this one; what differs is changed in the file, unless the analyst has changed it, too.
 */
import { isObject, type Json, type JsonPath } from '../../lint/source/readJson';

export interface MergeChange {
  path: JsonPath;
  before: unknown;
  /** The value of this import; undefined: the API no longer has it. */
  after: unknown;
  /** The value to write; undefined removes the key. */
  result: unknown;
  /** Whether the file keeps the value of the analyst, although the API changed it. */
  isKept: boolean;
}

export const isEqual = (one: unknown, other: unknown): boolean => {
  if (isObject(one) && isObject(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.every((key) => isEqual(one[key], other[key]));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  return one === other;
};

/** The keys that identify an item of an array of objects. */
const ITEM_KEYS = ['const', 'name', 'field'];

/** Returns what identifies an item of an array; undefined if nothing does. */
function getItemKey(item: unknown): string | undefined {
  if (!isObject(item)) return JSON.stringify(item);
  const key = ITEM_KEYS.find((name) => name in item);
  return key === undefined ? undefined : JSON.stringify(item[key]);
}

const findItem = (items: readonly unknown[], item: unknown): unknown =>
  items.find((one) => getItemKey(one) === getItemKey(item));

/** Adds the items that the API added and removes those that it removed; the others stay as the analyst has them. */
function mergeArrays(
  base: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
): unknown[] | undefined {
  if ([...base, ...theirs, ...mine].some((item) => getItemKey(item) === undefined)) return undefined;
  const isRemoved = (item: unknown): boolean =>
    findItem(base, item) !== undefined && findItem(theirs, item) === undefined;
  const kept = mine
    .filter((item) => !isRemoved(item))
    .map((item) => {
      const after = findItem(theirs, item);
      return after !== undefined && isEqual(item, findItem(base, item)) ? after : item;
    });
  const added = theirs.filter((item) => findItem(base, item) === undefined && findItem(mine, item) === undefined);
  return [...kept, ...added];
}

function mergeObjects(base: Json, theirs: Json, mine: Json, path: JsonPath): MergeChange[] {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(base)])];
  return keys.flatMap((key) => findMergeChanges(base[key], theirs[key], mine[key], [...path, key]));
}

/**
 * Returns the changes of the API since the last import, and what the file makes of them.
 * @param base value of the last import
 * @param theirs value of this import
 * @param mine value in the file
 */
export function findMergeChanges(base: unknown, theirs: unknown, mine: unknown, path: JsonPath = []): MergeChange[] {
  if (isEqual(base, theirs)) return [];
  if (isObject(base) && isObject(theirs) && isObject(mine)) return mergeObjects(base, theirs, mine, path);
  const change = { path, before: base, after: theirs };
  if (isEqual(mine, base) || isEqual(mine, theirs)) return [{ ...change, result: theirs, isKept: false }];
  const isArray = Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine);
  const merged = isArray ? mergeArrays(base, theirs, mine) : undefined;
  return [{ ...change, result: merged ?? mine, isKept: merged === undefined }];
}
