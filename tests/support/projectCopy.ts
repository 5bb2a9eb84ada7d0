/** A copy of the schema, data and locale folders, whose files a test edits instead of the project's own. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface ProjectCopy {
  /** Folder that contains the copies `schema`, `db` and `locales`. */
  dir: string;
  schemaDir: string;
  dbDir: string;
  localesDir: string;
  /** Returns the text of a schema file. */
  read(file: string): string;
  write(file: string, text: string): void;
  remove(file: string): void;
  /**
   * Replaces the only occurrence of `before`. Throws when there is not exactly one, so that a wrong test does not
   * silently edit nothing.
   */
  edit(file: string, before: string, after: string): void;
  /** Makes several such replacements and saves the file once. */
  editAll(file: string, ...changes: [before: string, after: string][]): void;
  dispose(): void;
}

/** Leaves out the translations of the entities that are not copied, as they belong to no file. */
function copyTranslations(from: string, to: string, name: string, only: readonly string[]): void {
  const texts = JSON.parse(readFileSync(join(from, name), 'utf8')) as Record<string, unknown>;
  const kept = Object.entries(texts).filter(
    ([entity]) => only.includes(`${entity}.json`) || !existsSync(join(from, `${entity}.json`)),
  );
  mkdirSync(dirname(join(to, name)), { recursive: true });
  writeFileSync(join(to, name), JSON.stringify(Object.fromEntries(kept), null, 2));
}

/**
 * Copies the schema files of a folder.
 * @param only the names of the files to copy: each change of a file is then compiled many times faster. Default: all
 *   files, with the meta-schemas
 */
export function copySchemaFiles(from: string, to: string, only?: readonly string[]): void {
  if (!only) cpSync(from, to, { recursive: true });
  for (const name of only ?? []) {
    if (name.startsWith('i18n/')) copyTranslations(from, to, name, only ?? []);
    else cpSync(join(from, name), join(to, name));
  }
}

/**
 * @param over a folder with `schema`, `db` and `locales` whose files are copied over those of the project
 * @param root the root folder of another product
 * @param only the names of the schema files to copy. Default: all
 */
export function copyProject(over?: string, root = '.', only?: readonly string[]): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), 'wattdesk-'));
  const schemaDir = join(dir, 'schema');
  const dbDir = join(dir, 'db');
  const localesDir = join(dir, 'locales');
  copySchemaFiles(join(root, 'schema'), schemaDir, only);
  cpSync(join(root, 'fixtures/db'), dbDir, { recursive: true });
  cpSync('src/i18n/locales', localesDir, { recursive: true });
  if (over) cpSync(over, dir, { recursive: true });
  const read = (file: string): string => readFileSync(join(schemaDir, file), 'utf8');
  const write = (file: string, text: string): void => {
    // Writes as editors do, to another file that is then renamed, so that a half-written file never has the real
    // name.
    const fresh = join(dir, 'fresh');
    writeFileSync(fresh, text);
    renameSync(fresh, join(schemaDir, file));
  };
  const editAll: ProjectCopy['editAll'] = (file, ...changes) => {
    let text = read(file);
    for (const [before, after] of changes) {
      if (text.split(before).length !== 2) throw new Error(`"${before}" does not stand once in ${file}`);
      text = text.replace(before, () => after);
    }
    write(file, text);
  };
  return {
    dir,
    schemaDir,
    dbDir,
    localesDir,
    read,
    write,
    remove: (file) => rmSync(join(schemaDir, file)),
    edit: (file, before, after) => editAll(file, [before, after]),
    editAll,
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}
