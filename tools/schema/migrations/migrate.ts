/** Migrates a schema file from an older version of the schema language to the current version. */
import { applyEdits, getNodeValue, modify, parseTree, type Edit, type Node } from 'jsonc-parser';
import { isSubschemaMapKeyword } from '../../../src/model/jsonSchema/schemaNode';
import { getCurrentMetaSchemaPath, getDeclaredVersion, SCHEMA_LANGUAGE_VERSION } from './version';
import { VERSION_2_MIGRATION } from './version2';
import type { Json, KeyMigration, Migration, MigratedKey, ObjectMigration, Path } from './types/migrationTypes';

export interface MigratedFile {
  text: string;
  changes: readonly KeyMigration[];
}

/** Keywords whose value is not a schema, so that objects below them are not migrated. */
const VALUES = ['default', 'const', 'enum', 'examples', 'required', 'errorMessage', 'x-compare'];

/** Returns the kind of the object under a standard JSON Schema keyword: a map of fields or a single field. */
function getSchemaPart(key: string): string | undefined {
  if (VALUES.includes(key)) return undefined;
  return isSubschemaMapKeyword(key) || key === '$defs' || key === 'definitions' ? 'fields' : 'field';
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the kind of the object under a key. */
function getPart({ objects }: Migration, kind: string, key: string, value: unknown): string | undefined {
  if (kind === 'fields') return 'field';
  const { parts = {} } = objects[kind] ?? {};
  const part = Object.hasOwn(parts, key) ? parts[key] : undefined;
  if (part !== undefined) return typeof part === 'function' ? part(value) : part;
  return kind === 'field' || kind === 'entity' ? getSchemaPart(key) : parts['*'] && String(parts['*']);
}

function changeKey(
  { keys = {} }: ObjectMigration,
  key: string,
  value: unknown,
  siblings: Json,
): MigratedKey | undefined {
  const change = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (change === undefined) return { key };
  const made = typeof change === 'string' ? { key: change } : change(value, siblings);
  // If an object contains both the old and the new key, it is not changed: the analyst must remove one of the two
  // keys.
  return made && made.key !== key && Object.hasOwn(siblings, made.key) ? { key } : made;
}

/** Returns every key below a value that the migration changes. A key precedes the keys that are nested in its value. */
function findChanges(migration: Migration, kind: string, value: unknown, path: Path): KeyMigration[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findChanges(migration, kind, item, [...path, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    const to = changeKey(migration.objects[kind] ?? {}, key, inner, value);
    const isSame = to?.key === key && !('value' in to && to.value !== inner);
    const part = to && getPart(migration, kind, to.key, inner);
    const below = part === undefined ? [] : findChanges(migration, part, inner, at);
    return isSame ? below : [{ path: at, to }, ...below];
  });
}

/**
 * Returns the keys of a file that the current version of the schema language has renamed or removed.
 * @param kind kind of the file: `entity`, `options`, `config`, …
 * @param value content of the file
 */
export const findOutdatedKeys = (kind: string, value: unknown): KeyMigration[] =>
  findChanges(VERSION_2_MIGRATION, kind, value, []);

function getProperty(root: Node, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    const within = node?.type === 'property' ? node.children?.[1] : node;
    if (typeof step === 'number') return within?.children?.[step];
    return within?.children?.find(({ children }) => children?.[0]?.value === step);
  }, root);
}

const replaceNode = ({ offset, length }: Node, value: unknown): Edit => ({
  offset,
  length,
  content: JSON.stringify(value),
});

/** Returns text edits that replace only the key and the value, so that formatting and order do not change. */
function createEdits(root: Node, { path, to }: KeyMigration): Edit[] {
  const [name, value] = getProperty(root, path)?.children ?? [];
  if (!to || !name || !value) return [];
  return [
    ...(to.key === name.value ? [] : [replaceNode(name, to.key)]),
    ...('value' in to ? [replaceNode(value, to.value)] : []),
  ];
}

function createReferenceEdits(root: Node): Edit[] {
  const value = getProperty(root, ['$schema'])?.children?.[1];
  const stated = getDeclaredVersion(value?.value);
  if (!value || stated === undefined || stated >= SCHEMA_LANGUAGE_VERSION) return [];
  return [replaceNode(value, getCurrentMetaSchemaPath(String(value.value)))];
}

/**
 * Migrates the text of a file. A file of the current version does not change, because no old key has another
 * meaning in the current version.
 * @param kind kind of the file: `entity`, `options`, `config`, …
 * @param text JSON; invalid JSON is returned unchanged
 */
export function migrateFile(kind: string, text: string): MigratedFile {
  const root = parseTree(text);
  if (root?.type !== 'object') return { text, changes: [] };
  const changes = findOutdatedKeys(kind, getNodeValue(root));
  const edits = changes.flatMap((change) =>
    change.to ? createEdits(root, change) : modify(text, change.path, undefined, {}),
  );
  return { text: applyEdits(text, [...edits, ...createReferenceEdits(root)]), changes };
}
