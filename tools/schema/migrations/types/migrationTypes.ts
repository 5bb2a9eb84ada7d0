/** Types that describe a migration from one version of the schema language to the next. */
export type Json = Record<string, unknown>;

/** The new name of a key, and its new value if the value changes too. */
export interface MigratedKey {
  key: string;
  value?: unknown;
}

/**
 * The new name of a key, or a function that computes the new name from the value and the sibling keys. If the
 * function returns undefined, the key is removed.
 */
export type SchemaKeyChange = string | ((value: unknown, siblings: Json) => MigratedKey | undefined);

/** The changes of one kind of object in the schema language, such as `action`, `section` or `column`. */
export interface ObjectMigration {
  keys?: Readonly<Record<string, SchemaKeyChange>>;
  /**
   * The kinds of the nested objects, by the (new) key under which they are nested. `*` applies to all keys that are
   * not listed.
   */
  parts?: Readonly<Record<string, string | ((value: unknown) => string)>>;
}

export interface Migration {
  /** The version of a file after the migration. */
  version: number;
  /**
   * Changes by kind of object. The kinds `entity`, `common`, `options`, `navigation`, `translation` and `config`
   * are whole files.
   */
  objects: Readonly<Record<string, ObjectMigration>>;
}

export type Path = (string | number)[];

/** A key in a file that a newer version of the schema language has renamed or removed. */
export interface KeyMigration {
  /** Path of the key in the file before the migration. */
  path: Path;
  /** The new name of the key. Undefined if the key is removed. */
  to: MigratedKey | undefined;
}
