/** Tells which empty values a record has because it had them, or others in their place, when a form loaded it. */
import type { Field } from '../entity/entity';
import { isObject, type FormValues } from '../values/cleanValues';
import { isUntypedEmptyList } from '../values/isEmpty';
import type { FieldState } from './ruleEffects';

/** Whether the loaded record has a value, or null, at a path of the form. The rows of a list are taken together. */
export type StoredKeyTest = (path: string) => boolean;

/** The loaded values of a new record: one object for all, by which its test is found. */
export const NEW_RECORD: FormValues = {};

const tests = new WeakMap<FormValues, StoredKeyTest>();

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
 * Returns the test of the keys of a loaded record. Rows that users have added are no loaded ones: they have an empty value
 * where one of the loaded rows has the key.
 * @param loadedValues the values of the loaded record, by field key; empty for a new record
 */
export function getStoredKeyTest(loadedValues: FormValues): StoredKeyTest {
  const known = tests.get(loadedValues);
  if (known) return known;
  const paths = new Set<string>();
  addPaths(loadedValues, '', paths);
  const test: StoredKeyTest = (path) => paths.has(path.replaceAll(/\.\d+(?=\.|$)/g, ''));
  tests.set(loadedValues, test);
  return test;
}

/** Whether a value is null or an empty list, and neither the schema nor a rule sends the empty field as null. */
export const isPlainEmptyValue = (
  field: Field,
  value: unknown,
  { emptyValue = field.ui.emptyValue }: FieldState,
): boolean => (value === null && emptyValue !== null) || isUntypedEmptyList(field, value);
