/** A copy of the schema, data and locale folders, whose files a test edits instead of the project's own. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * @param over a folder with `schema`, `db` and `locales` whose files are copied over those of the project
 * @param root the root folder of another product
 */
export function copyProject(over?: string, root = '.'): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), 'wattdesk-'));
  const schemaDir = join(dir, 'schema');
  const dbDir = join(dir, 'db');
  const localesDir = join(dir, 'locales');
  cpSync(join(root, 'schema'), schemaDir, { recursive: true });
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
