/** Reads and changes values at paths such as `address.city`. Objects are copied, never modified. */
import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';

const split = (path: string): [key: string, rest: string] => {
  const [key = '', ...rest] = path.split('.');
  return [key, rest.join('.')];
};

export function getNestedValue(object: unknown, path: string): unknown {
  const [key, rest] = split(path);
  const value = isObject(object) ? getOwnProperty(object, key) : undefined;
  return rest === '' ? value : getNestedValue(value, rest);
}

/** Returns a copy with the value at the path. Missing objects are created. */
export function setNestedValue(object: FormValues, path: string, value: unknown): FormValues {
  const [key, rest] = split(path);
  const inner = getOwnProperty(object, key);
  return { ...object, [key]: rest === '' ? value : setNestedValue(isObject(inner) ? inner : {}, rest, value) };
}

/** Returns a copy without the value at the path. Objects that become empty are removed too. */
export function omitNestedValue(object: FormValues, path: string): FormValues {
  const [key, rest] = split(path);
  const { [key]: inner, ...others } = object;
  if (rest === '') return others;
  if (!isObject(inner)) return object;
  const left = omitNestedValue(inner, rest);
  return Object.keys(left).length === 0 ? others : { ...others, [key]: left };
}
