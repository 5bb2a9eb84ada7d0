/** Finds schemas by their `$id` in the files of the package or the repository to which a document belongs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type Json } from '../../lint/source/readJson';

/** Larger files, and more files or folders, are not looked through. */
const MAX_FILE_BYTES = 5_000_000;
const MOST_FILES = 2000;
/** Files that only the root of a package or a repository has. */
const ROOT_FILES = ['package.json', '.git'];
const SKIPPED = ['node_modules', 'target'];
/** The first `$id` of a file, which is its own unless it has none. */
const ID = /"(?:\$id|id)"\s*:\s*"([^"]+)"/;

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

function findRoot(folder: string): string | undefined {
  if (ROOT_FILES.some((name) => existsSync(join(folder, name)))) return folder;
  return dirname(folder) === folder ? undefined : findRoot(dirname(folder));
}

function listJsonFiles(root: string): string[] {
  const files: string[] = [];
  const folders = [root];
  for (const folder of folders) {
    for (const entry of tryReading(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const isInside = entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.includes(entry.name);
      if (isInside && folders.length < MOST_FILES) folders.push(join(folder, entry.name));
      else if (entry.isFile() && entry.name.endsWith('.json')) files.push(join(folder, entry.name));
      if (files.length >= MOST_FILES) return files;
    }
  }
  return files;
}

/** The paths of the files of a package, by the addresses that they state. They are read when the first is looked for. */
export class PackageSchemas {
  readonly #folder: string;
  #paths: Map<string, string> | undefined;

  /** @param folder folder of the document */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the path of the file with an address; undefined if there is none. */
  find(address: string): string | undefined {
    this.#paths ??= this.#index();
    return this.#paths.get(address);
  }

  #index(): Map<string, string> {
    const root = findRoot(this.#folder);
    const paths = new Map<string, string>();
    for (const path of root === undefined ? [] : listJsonFiles(root)) {
      const address = ID.exec(readText(path) ?? '')?.[1]?.replace(/#$/, '');
      if (address !== undefined && !paths.has(address)) paths.set(address, path);
    }
    return paths;
  }
}
