/**
 * Collects the definitions to which a reference remains in the normalized schema. Each definition gets a unique
 * name in `$defs`.
 */
import { unescapePointerStep } from '../schemaLanguage/jsonPointer';
import { isObject, type Json, SUBSCHEMA_LIST_KEYWORDS, SUBSCHEMA_MAP_KEYWORDS, type SchemaPath } from './schemaNode';

/**
 * Path segments that cannot serve as names of definitions, because they are the names of containers for
 * definitions.
 */
const GROUPS: readonly (string | number)[] = ['$defs', 'definitions', 'properties', 'items', 'schemas', 'components'];

const createDefinitionName = (file: string, path: SchemaPath): string => {
  const named = path.findLast((step) => typeof step === 'string' && !GROUPS.includes(step));
  const name = String(named ?? file.replace(/\.json$/, '')).replaceAll(/[^\w.-]+/g, '_');
  return name in {} || /^_*$/.test(name) ? `schema${name}` : name;
};

export class SchemaDefs {
  readonly #file: string;
  readonly #names = new Map<string, string>();
  readonly #used: Set<string>;
  #open: string[] = [];

  /** @param used names that the file's own `$defs` already uses */
  constructor(file: string, used: readonly string[]) {
    this.#file = file;
    this.#used = new Set(used);
  }

  /**
   * Returns a `$ref` to the schema at a location. The definition is then pending, that is it must still be written
   * to `$defs`.
   */
  refTo(key: string, { file, path }: { file: string; path: SchemaPath }): string {
    const name = this.#names.get(key) ?? this.#add(key, file, path);
    return `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
  }

  /** Returns the names and keys of the pending definitions. Each definition is returned only once. */
  takeOpen(): { name: string; key: string }[] {
    const open = this.#open;
    this.#open = [];
    return open.map((key) => ({ key, name: this.#names.get(key)! }));
  }

  #add(key: string, file: string, path: SchemaPath): string {
    const isOwn = file === this.#file && path.length === 2 && path[0] === '$defs';
    const name = isOwn ? String(path[1]) : this.#free(createDefinitionName(file, path));
    this.#names.set(key, name);
    this.#used.add(name);
    this.#open.push(key);
    return name;
  }

  #free(name: string): string {
    let free = name;
    for (let count = 2; this.#used.has(free); count += 1) free = `${name}-${count}`;
    return free;
  }
}

/**
 * Returns all definitions by name: those in the file's own `$defs`, and those that a `$ref` refers to. The
 * definitions can refer to further definitions.
 * @param copy returns the definition at a location
 */
export function buildSchemaDefs(
  shared: { name: string; key: string }[],
  definitions: SchemaDefs,
  copy: (key: string) => unknown,
): Json {
  const result = new Map<string, unknown>();
  for (let open = [...shared, ...definitions.takeOpen()]; open.length > 0; open = definitions.takeOpen()) {
    for (const { name, key } of open) if (!result.has(name)) result.set(name, copy(key));
  }
  return Object.fromEntries(result);
}

const PREFIX = '#/$defs/';
const getName = (ref: string): string => unescapePointerStep(ref.slice(PREFIX.length));

/**
 * Keywords whose subschemas validate the same value as the enclosing schema, in contrast to `properties` or
 * `items`.
 */
const SAME_VALUE: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

const getPartsOfKeyword = (schema: Json, keyword: string): unknown[] => {
  const value = schema[keyword];
  if ((SUBSCHEMA_LIST_KEYWORDS as readonly string[]).includes(keyword)) return Array.isArray(value) ? value : [];
  if ((SUBSCHEMA_MAP_KEYWORDS as readonly string[]).includes(keyword))
    return isObject(value) ? Object.values(value) : [];
  return [value];
};

/**
 * Removes each reference that leads back to its own definition while still validating the same value. A validator
 * would follow such a cycle infinitely.
 * @param onCut is called with the name of each definition to which a reference was removed
 */
export function removeReferenceCycles(definitions: Record<string, unknown>, onCut: (name: string) => void): void {
  const done = new Set<string>();
  const visit = (name: string, open: readonly string[]): void => {
    if (done.has(name)) return;
    look(Object.hasOwn(definitions, name) ? definitions[name] : undefined, [...open, name]);
    done.add(name);
  };
  const look = (schema: unknown, open: readonly string[]): void => {
    if (!isObject(schema)) return;
    if (typeof schema['$ref'] === 'string') {
      const name = getName(schema['$ref']);
      if (open.includes(name)) {
        delete schema['$ref'];
        onCut(name);
      } else visit(name, open);
    }
    for (const keyword of SAME_VALUE) for (const part of getPartsOfKeyword(schema, keyword)) look(part, open);
  };
  for (const name of Object.keys(definitions)) visit(name, []);
}
