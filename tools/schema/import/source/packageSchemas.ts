/**
 * Finds schemas by their `$id` in the files of the package or the repository to which a document belongs; if it belongs to
 * none, in the folder above its own and the folders beside it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isObject, type Json } from '../../lint/source/readJson';

/** Larger files, and more files or folders, are not looked through. */
const MAX_FILE_BYTES = 5_000_000;
const MOST_FILES = 2000;
/** Files that only the root of a package or a repository has. */
const ROOT_FILES = ['package.json', '.git'];
const SKIPPED = ['node_modules', 'target'];
/** Files without such a text state no address and are not parsed. */
const ID = /"(?:\$id|id)"\s*:/;
/** An `id` is an address only in a schema; in a file of data it is that of a record. */
const KEYWORDS = ['$schema', '$ref', 'type', 'properties', 'definitions', '$defs', 'enum', 'allOf', 'anyOf', 'oneOf'];

/** Returns what a function reads; undefined if it cannot, as the fault of another file does not stop the import. */
function tryReading<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const readText = (path: string): string | undefined =>
  tryReading(() => {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MAX_FILE_BYTES
      ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
      : undefined;
  });

/** Returns the schema in a file; undefined if it has none. */
export function readSchemaFile(path: string): Json | undefined {
  const value: unknown = tryReading(() => JSON.parse(readText(path) ?? '') as unknown);
  return isObject(value) ? value : undefined;
}

/** Returns the folder of the package or the repository of a folder; undefined if it belongs to none. */
function findRoot(folder: string): string | undefined {
  if (ROOT_FILES.some((name) => existsSync(join(folder, name)))) return folder;
  return dirname(folder) === folder ? undefined : findRoot(dirname(folder));
}

/** @param depth number of levels of folders below the root that are looked through */
function listJsonFiles(root: string, depth: number): string[] {
  const files: string[] = [];
  const folders = [{ folder: root, below: depth }];
  for (const { folder, below } of folders) {
    for (const entry of tryReading(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const isInside = entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.includes(entry.name);
      if (isInside && below > 0 && folders.length < MOST_FILES)
        folders.push({ folder: join(folder, entry.name), below: below - 1 });
      else if (entry.isFile() && entry.name.endsWith('.json')) files.push(join(folder, entry.name));
      if (files.length >= MOST_FILES) return files;
    }
  }
  return files;
}

/** Returns the files of the package of a folder, or those above and beside it, unless anything may be in these folders. */
function listFilesAround(folder: string): string[] {
  const root = findRoot(folder);
  if (root !== undefined) return listJsonFiles(root, Number.POSITIVE_INFINITY);
  const parent = dirname(resolve(folder));
  const isShared = [homedir(), tmpdir(), dirname(parent)].includes(parent);
  return isShared ? [] : listJsonFiles(parent, 1);
}

/** Returns the address that a file states for its whole schema; undefined if it states none. */
function readAddress(path: string): string | undefined {
  const text = readText(path) ?? '';
  const schema: unknown = ID.test(text) ? tryReading(() => JSON.parse(text) as unknown) : undefined;
  if (!isObject(schema)) return undefined;
  const own = KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword)) ? schema['id'] : undefined;
  const address = [schema['$id'], own].find((one) => typeof one === 'string');
  return address?.replace(/#$/, '') || undefined;
}

/** The paths of the files of a package, by the addresses that they state. They are read when the first is looked for. */
export class PackageSchemas {
  readonly #folder: string;
  #paths: Map<string, string[]> | undefined;

  /** @param folder folder of the document */
  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  /**
   * Returns the path of the file with an address, the nearest if several state it; undefined if there is none, or if equally
   * near ones differ, as versions do.
   */
  find(address: string): string | undefined {
    this.#paths ??= this.#index();
    const paths = this.#paths.get(address) ?? [];
    const distances = paths.map((path) => relative(this.#folder, path).split(sep).length);
    const nearest = paths.filter((_, at) => distances[at] === Math.min(...distances));
    return new Set(nearest.map(readText)).size === 1 ? nearest[0] : undefined;
  }

  #index(): Map<string, string[]> {
    const paths = new Map<string, string[]>();
    for (const path of listFilesAround(this.#folder)) {
      const address = readAddress(path);
      if (address !== undefined) paths.set(address, [...(paths.get(address) ?? []), path]);
    }
    return paths;
  }
}
