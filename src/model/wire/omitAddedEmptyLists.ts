import { isObject, type FormValues } from '../values/cleanValues';
import { isEmptyList } from '../values/isEmpty';

/** @param loaded the values at the same place before; of the rows of a list, all of them */
function omitFrom(value: unknown, loaded: readonly unknown[]): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => omitFrom(entry, loaded.flat()));
  const before = loaded.filter(isObject);
  if (!isObject(value) || before.length === 0) return value;
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const parts = before.map((one) => one[name]).filter((one) => one !== undefined);
    return isEmptyList(part) && parts.length === 0 ? [] : [[name, omitFrom(part, parts)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Removes the empty lists of a request that the loaded record does not have: a form gives every list that it shows a
 * value, also one that nobody has touched. A list that the user has emptied stays,
 * and so do those of an object that is new.
 * @param body the request body
 * @param loaded the request body of the form as it was loaded
 */
export const omitAddedEmptyLists = (body: FormValues, loaded: FormValues): FormValues =>
  omitFrom(body, [loaded]) as FormValues;
