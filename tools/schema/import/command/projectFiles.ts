/** Reads and writes the schema files of a project. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRootFolders } from '../../../root/rootFolders';
import { readSchemaFolder } from '../../folder/readSchemaFolder';

export interface ProjectFiles {
  /** Texts of the schema files, by name. */
  texts: ReadonlyMap<string, string>;
  /** Reads a file that is no schema file, such as the state of an import. */
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  /** The path of a data file of the fixture API, for `read` and `write`. */
  getRowsFile(name: string): string;
}

export function openProjectFiles(root: string): ProjectFiles {
  const { schema: dir, fixtures } = readRootFolders(root);
  return {
    texts: new Map(readSchemaFolder(dir).map(({ name, text }) => [name, text])),
    read: (name) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : undefined),
    write(name, text) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    },
    getRowsFile: (name) => relative(dir, join(fixtures, 'db', name)),
  };
}
