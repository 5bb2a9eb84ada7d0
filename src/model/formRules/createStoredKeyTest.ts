import { isObject, type FormValues } from '../values/cleanValues';
import type { StoredKeyTest } from './omittedValues';

/** The test of a new record. */
export const hasNoStoredKeys: StoredKeyTest = () => false;

function addPaths(value: unknown, prefix: string, paths: Set<string>): void {
  if (Array.isArray(value)) {
    for (const row of value as unknown[]) addPaths(row, prefix, paths);
    return;
  }
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    paths.add(prefix + key);
    addPaths(inner, `${prefix}${key}.`, paths);
  }
}

/**
 * Creates the test of the keys of a loaded record. Rows that users have added are no loaded ones: they have an empty value
 * where one of the loaded rows has the key.
 * @param loadedValues the values of the loaded record, by field key
 */
export function createStoredKeyTest(loadedValues: FormValues): StoredKeyTest {
  const paths = new Set<string>();
  addPaths(loadedValues, '', paths);
  return (path) => paths.has(path.replaceAll(/\.\d+(?=\.|$)/g, ''));
}
