/** How one version of the schema language is carried over to the next. */
export type Json = Record<string, unknown>;

/** What becomes of a key: its new name and, where that changes too, its new value. */
export interface NewKey {
  key: string;
  value?: unknown;
}

/** The new name of a key, or what value and siblings make of it; undefined: the key is dropped. */
export type KeyChange = string | ((value: unknown, siblings: Json) => NewKey | undefined);

/** One kind of object of the language: `action`, `section`, `column`. */
export interface ObjectChange {
  keys?: Readonly<Record<string, KeyChange>>;
  /** The kinds of the objects below it, by the new names of the keys; `*` for every other key. */
  parts?: Readonly<Record<string, string | ((value: unknown) => string)>>;
}

export interface Migration {
  /** The version that it leads to. */
  version: number;
  /** By kind of object; `entity`, `common`, `options`, `navigation`, `translation` and `config` are whole files. */
  objects: Readonly<Record<string, ObjectChange>>;
}

export type Path = (string | number)[];

/** One key that a newer version of the language names otherwise. */
export interface KeyMigration {
  /** Place of the key in the file as it was. */
  path: Path;
  /** What it is called now; undefined: it is gone. */
  to: NewKey | undefined;
}
