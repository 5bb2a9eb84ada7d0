/** Reads and writes the schema files of a project. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSchemaFolder } from '../../folder/readSchemaFolder';

export interface ProjectFiles {
  /** Texts of the files below `schema/`, by name. */
  texts: ReadonlyMap<string, string>;
  /** Reads a file that is no schema file, such as the state of an import. */
  read(name: string): string | undefined;
  write(name: string, text: string): void;
}

export function openProjectFiles(root: string): ProjectFiles {
  const dir = join(root, 'schema');
  return {
    texts: new Map(readSchemaFolder(dir).map(({ name, text }) => [name, text])),
    read: (name) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : undefined),
    write(name, text) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    },
  };
}
