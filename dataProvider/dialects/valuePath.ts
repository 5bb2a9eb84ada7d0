import { isObject, omitKeys, type Json } from '../contract/jsonValues';
import type { ValuePath } from './definition';

const getChild = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value[Number(key)];
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const found = key === '*' && keys.length === 1 ? keys[0]! : key;
  return Object.hasOwn(value, found) ? value[found] : undefined;
};

/** A key may have dots of its own, as `@odata.count`. */
function findAt(value: unknown, path: string): unknown {
  if (isObject(value) && Object.hasOwn(value, path)) return value[path];
  const dot = path.indexOf('.');
  return dot < 0 ? getChild(value, path) : findAt(getChild(value, path.slice(0, dot)), path.slice(dot + 1));
}

/**
 * Returns the value at a path; undefined if there is none. An empty path is the value itself.
 * @example getValueAt({ meta: { total: 31 } }, ['total', 'meta.total']); // 31
 */
export function getValueAt(json: unknown, path: ValuePath): unknown {
  for (const one of [path].flat()) {
    const found = one === '' ? json : findAt(json, one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns a copy of an object without the value at a path, and without the objects that it leaves empty.
 * @example omitValueAtPath({ a: 1, page: { size: 10 } }, 'page.size'); // { a: 1 }
 */
export function omitValueAtPath(json: Json, path: string): Json {
  const dot = path.indexOf('.');
  if (dot < 0 || Object.hasOwn(json, path)) return omitKeys(json, path);
  const key = path.slice(0, dot);
  const inner = json[key];
  if (!isObject(inner)) return json;
  const left = omitValueAtPath(inner, path.slice(dot + 1));
  return Object.keys(left).length === 0 ? omitKeys(json, key) : { ...json, [key]: left };
}

/**
 * Returns a copy of an object with a value at a path. Objects on the way are created.
 * @example setValueAt({ a: 1 }, 'page.size', 10); // { a: 1, page: { size: 10 } }
 */
export function setValueAt(json: Json, path: string, value: unknown): Json {
  const dot = path.indexOf('.');
  if (dot < 0) return { ...json, [path]: value };
  const key = path.slice(0, dot);
  const inner = json[key];
  return { ...json, [key]: setValueAt(isObject(inner) ? inner : {}, path.slice(dot + 1), value) };
}
