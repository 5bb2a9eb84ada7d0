import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runSchemaCommand, type SchemaCommandResult } from '../../../../../tools/cli/commands';
import { readSchemaFolder } from '../../../../../tools/schema/folder/readSchemaFolder';
import { lintSchemas } from '../../../../../tools/schema/lint/lintSchemas';
import type { Json } from '../../../../../tools/schema/lint/source/readJson';
import { copySchemas, type SchemaFolder } from '../../support/schemaFolder';

export const CORPUS = join(import.meta.dirname, '../../../../corpus/openapi');

/** A temporary project into which tests import documents of the corpus. */
export interface ImportProject extends SchemaFolder {
  /** Copies a document of the corpus into the project, and changes its text. */
  addDocument(name: string, change?: (text: string) => string): void;
  /** Runs `npm run schema -- import`. */
  run(...words: string[]): Promise<SchemaCommandResult>;
  /** Returns a schema file. */
  load(name: string): Json;
  /** Returns the errors of the lint, without warnings. */
  findErrors(): string[];
}

export function createImportProject(): ImportProject {
  // Without the entities of the app, which have the same names as some of the corpus, and slow the lint down.
  const folder = copySchemas(['common.json', 'options.json', 'navigation.json']);
  onTestFinished(() => folder.dispose());
  cpSync('public/config.json', join(folder.root, 'public/config.json'));
  return {
    ...folder,
    addDocument(name, change = (text) => text) {
      writeFileSync(join(folder.root, name), change(readFileSync(join(CORPUS, name), 'utf8')));
    },
    run: (...words) => runSchemaCommand(folder.root, ['import', ...words]),
    load: (name) => JSON.parse(folder.read(name)) as Json,
    findErrors: () =>
      lintSchemas(readSchemaFolder(folder.dir))
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, message }) => `${file}:${line} ${message}`),
  };
}
