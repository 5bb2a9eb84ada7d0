import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A schema file as it is on disk. `name` is the path relative to the schema folder: `article.json`,
 * `i18n/zh-Hans.json`.
 */
export interface SchemaFileText {
  name: string;
  text: string;
}

/**
 * Folders below `schema/` whose files are read; `''` is `schema/` itself. The meta-schema in `meta/` is not read,
 * because analysts do not edit it.
 */
const FOLDERS = ['', 'i18n'];

function listFileNames(dir: string, folder: string): string[] {
  const place = join(dir, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => (folder ? `${folder}/${name}` : name));
}

/** Returns all schema files that analysts write, sorted by name. */
export function readSchemaFolder(dir: string): SchemaFileText[] {
  return FOLDERS.flatMap((folder) => listFileNames(dir, folder)).map((name) => ({
    name,
    text: readFileSync(join(dir, name), 'utf8').replace(/^\uFEFF/, ''),
  }));
}
