/** Describes how files of one version of the schema language are migrated to the next. */
export type Json = Record<string, unknown>;

/** The new name of a key and, if it changes too, its new value. */
export interface NewKey {
  key: string;
  value?: unknown;
}

/**
 * The new name of a key, or a function that computes it from the value and the sibling keys; undefined: the key is
 * removed.
 */
export type KeyChange = string | ((value: unknown, siblings: Json) => NewKey | undefined);

/** The changes of one kind of object in the language: `action`, `section`, `column`. */
export interface ObjectChange {
  keys?: Readonly<Record<string, KeyChange>>;
  /** The kinds of the objects below this one, by the new names of their keys; `*` for every other key. */
  parts?: Readonly<Record<string, string | ((value: unknown) => string)>>;
}

export interface Migration {
  /** The version that the migration results in. */
  version: number;
  /**
   * Changes by kind of object; `entity`, `common`, `options`, `navigation`, `translation` and `config` are whole
   * files.
   */
  objects: Readonly<Record<string, ObjectChange>>;
}

export type Path = (string | number)[];

/** A key that a newer version of the language has renamed or removed. */
export interface KeyMigration {
  /** Path of the key in the original file. */
  path: Path;
  /** The new name; undefined: the key is removed. */
  to: NewKey | undefined;
}
