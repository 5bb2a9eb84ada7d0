import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { copySchemaFiles } from '../../../support/projectCopy';

/** A temporary copy of the project's schema files outside the repository, which tests may edit. */
export interface SchemaFolder {
  root: string;
  dir: string;
  read(name: string): string;
  write(name: string, text: string): void;
  /** Replaces a text in a file; throws if it is missing, so that no edit silently does nothing. */
  edit(name: string, from: string, to: string): void;
  remove(name: string): void;
  dispose(): void;
}

/** @param only the names of the files to copy. Default: all files, with the meta-schemas */
export function copySchemas(only?: readonly string[]): SchemaFolder {
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-'));
  const dir = join(root, 'schema');
  copySchemaFiles('schema', dir, only);
  // Schema files refer to the hand-written pages, which are not copied.
  writeFileSync(join(root, 'package.json'), JSON.stringify({ wattdesk: { pages: resolve('src/pages') } }));
  const read = (name: string): string => readFileSync(join(dir, name), 'utf8');
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  };
  return {
    root,
    dir,
    read,
    write,
    edit(name, from, to) {
      const text = read(name);
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
      write(name, text.replace(from, to));
    },
    remove: (name) => rmSync(join(dir, name)),
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Returns a minimal entity. */
export const smallEntity = (name: string, title: string): string =>
  JSON.stringify({
    $schema: './meta/v2/entity.schema.json',
    $id: name,
    title,
    type: 'object',
    properties: {
      id: { type: 'integer', title: 'ID', readOnly: true },
      name: { type: 'string', title: 'Name', maxLength: 20 },
    },
    required: ['name'],
    'x-admin': {
      idField: 'id',
      routes: { list: `/try/${name}` },
      calls: { page: { endpoint: `POST try/${name}-pages`, dialect: 'pageNo/pageVo' } },
      list: { columns: ['id', 'name'] },
    },
  });
