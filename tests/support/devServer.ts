/**
 * Runs the dev server on copies of the schema and data folders, so that a test can edit schema files as an analyst
 * does without changing the project's files.
 */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { fixtureApiPlugin } from '../../tools/vite/fixtureApiPlugin';
import { wattdeskPlugin } from '../../tools/vite/wattdeskPlugin';

export interface DevServer {
  url: string;
  /** Folder that contains the copies `schema`, `db` and `locales`. */
  dir: string;
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
  close(): Promise<void>;
}

interface Options {
  /** Fixed port, for several servers on one machine. Default: a free one. */
  port?: number;
  /** A folder with `schema`, `db` and `locales` whose files are copied over those of the project. */
  over?: string;
}

export async function startDevServer({ port = 0, over }: Options = {}): Promise<DevServer> {
  const dir = mkdtempSync(join(tmpdir(), 'wattdesk-'));
  const schemaDir = join(dir, 'schema');
  const dbDir = join(dir, 'db');
  const localesDir = join(dir, 'locales');
  cpSync('schema', schemaDir, { recursive: true });
  cpSync('fixtures/db', dbDir, { recursive: true });
  cpSync('src/i18n/locales', localesDir, { recursive: true });
  if (over) cpSync(over, dir, { recursive: true });
  const server = await createServer({
    configFile: false,
    root: process.cwd(),
    cacheDir: 'node_modules/.cache/wattdesk/vite',
    logLevel: 'silent',
    plugins: [
      react(),
      wattdeskPlugin({ schemaDir, localesDir }),
      fixtureApiPlugin({ SCHEMA_DIR: schemaDir, FIXTURE_DB: dbDir }),
    ],
    server: { host: 'localhost', port, strictPort: port !== 0 },
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!url) throw new Error('The dev server has no address');
  const read = (file: string): string => readFileSync(join(schemaDir, file), 'utf8');
  const write = (file: string, text: string): void => {
    // Writes as editors do, to another file that is then renamed, so that a half-written file never has the real
    // name.
    const fresh = join(dir, 'fresh');
    writeFileSync(fresh, text);
    renameSync(fresh, join(schemaDir, file));
  };
  const editAll: DevServer['editAll'] = (file, ...changes) => {
    let text = read(file);
    for (const [before, after] of changes) {
      if (text.split(before).length !== 2) throw new Error(`"${before}" does not stand once in ${file}`);
      text = text.replace(before, () => after);
    }
    write(file, text);
  };
  return {
    url,
    dir,
    read,
    write,
    remove: (file) => rmSync(join(schemaDir, file)),
    edit: (file, before, after) => editAll(file, [before, after]),
    editAll,
    async close() {
      await server.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
