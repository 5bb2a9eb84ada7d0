/** Reads and writes the schema files of a project. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { formatRootPath, readRootFolders } from '../../../root/rootFolders';
import { addressMetaSchema } from '../../folder/metaSchemaPath';
import { readSchemaFolder } from '../../folder/readSchemaFolder';

export interface ProjectFiles {
  /** Texts of the schema files, by name. */
  texts: ReadonlyMap<string, string>;
  /** Reads a file that is no schema file, such as the state of an import. */
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  /** The configuration as messages name it: `config/config.json`. */
  configFile: string;
  /** The path of a data file of the fixture API, for `read` and `write`. */
  getRowsFile(name: string): string;
}

/** Whether a file of the schema folder is a schema file, and not the state of an import or data. */
const isSchema = (name: string): boolean => !name.includes('/');

export function openProjectFiles(root: string): ProjectFiles {
  const folders = readRootFolders(root);
  const { schema: dir, fixtures } = folders;
  const texts = new Map(readSchemaFolder(dir).map(({ name, text }) => [name, text]));
  return {
    texts,
    read: (name) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : undefined),
    write(name, text) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), isSchema(name) ? addressMetaSchema(text, folders) : text);
    },
    configFile: formatRootPath(folders, join(folders.config, 'config.json')),
    getRowsFile: (name) => relative(dir, join(fixtures, 'db', name)),
  };
}
