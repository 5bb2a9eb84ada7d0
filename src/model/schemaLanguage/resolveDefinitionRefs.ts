import type { FieldDefinition } from './definition';
import { readPointer } from './jsonPointer';

/** The contents of all schema files, by file name such as `common.json`. */
export type SchemaFiles = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges `over` into `base`. Objects are merged key by key; any other value in `over` replaces the value in `base`. */
export function mergeSchemas(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isObject(base) || !isObject(over)) return over;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) result[key] = mergeSchemas(base[key], value);
  return result;
}

/**
 * Returns the target of a `$ref`. `common.json#/$defs/audit` refers to another file, `#/$defs/x` refers to `file`.
 * @throws Error if the file or the target does not exist
 */
export function lookUpRef(ref: string, file: string, files: SchemaFiles): { target: unknown; file: string } {
  const [name, pointer = ''] = ref.split('#');
  const target = name || file;
  if (!(target in files)) throw new Error(`There is no schema file "${target}"`);
  let place = files[target];
  for (const key of readPointer(pointer)) {
    if (!isObject(place) || !(key in place)) throw new Error(`"${ref}" points at nothing`);
    place = place[key];
  }
  return { target: place, file: target };
}

/**
 * Returns the definition with all references resolved. Keys next to a `$ref` override the keys of its target. For
 * example, an entity can give a shared field another title.
 * @throws Error if the target does not exist or the reference refers to itself
 */
export function resolveDefinitionRefs<T>(definition: T, file: string, files: SchemaFiles, trail: string[] = []): T {
  if (Array.isArray(definition)) return definition.map((item) => resolveDefinitionRefs(item, file, files, trail)) as T;
  if (!isObject(definition)) return definition;
  const { $ref } = definition as FieldDefinition;
  // In `properties`, `$ref` is the name of a field like any other.
  const own = Object.entries(definition).filter(([key, value]) => key !== '$ref' || typeof value !== 'string');
  const resolved = Object.fromEntries(
    own.map(([key, value]) => [key, resolveDefinitionRefs(value, file, files, trail)]),
  );
  if (typeof $ref !== 'string') return resolved as T;
  const reference = lookUpRef($ref, file, files);
  const step = `${reference.file}#${$ref.split('#')[1] ?? ''}`;
  if (trail.includes(step)) throw new Error(`"${$ref}" refers to itself`);
  return mergeSchemas(resolveDefinitionRefs(reference.target, reference.file, files, [...trail, step]), resolved) as T;
}
