import { isObject, type FormValues } from '../values/cleanValues';
import type { StoredKeyTest } from './omitClearedValues';

/** The test of a new record. */
export const hasNoStoredKeys: StoredKeyTest = () => false;

/** Adds the paths of all keys: those with the numbers of rows, and those that take the rows of a list together. */
function addPaths(value: unknown, own: string, common: string, paths: Set<string>): void {
  if (Array.isArray(value)) {
    for (const [index, row] of (value as unknown[]).entries()) {
      paths.add(`${own}${index}`);
      addPaths(row, `${own}${index}.`, common, paths);
    }
    return;
  }
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    paths.add(own + key).add(common + key);
    addPaths(inner, `${own}${key}.`, `${common}${key}.`, paths);
  }
}

/** The row of a list with the value at a path. */
const ROW = /^.*\.\d+(?=\.)/;

/**
 * Creates the test of the keys of a loaded record. Rows that users have added are no loaded ones: they have an empty value
 * where one of the loaded rows has the key.
 * @param loadedValues the values of the loaded record, by field key
 */
export function createStoredKeyTest(loadedValues: FormValues): StoredKeyTest {
  const paths = new Set<string>();
  addPaths(loadedValues, '', '', paths);
  return (path) => {
    const [row] = ROW.exec(path) ?? [];
    const isLoaded = row === undefined || paths.has(row);
    return paths.has(isLoaded ? path : path.replaceAll(/\.\d+(?=\.|$)/g, ''));
  };
}
