import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lintSchemas } from '../../../tools/schema/lint/lintSchemas';
import { CompileCache } from '../../../tools/schema/folder/compileCache';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';

const real = readSchemaFolder(join(import.meta.dirname, '../../../schema'));
const memory = new CompileCache();

/** Returns the files in which the lint finds errors when one file is edited. */
function findFaultyFiles(name: string, edit: (text: string) => string): string[] {
  const files = real.map((file) => (file.name === name ? { name, text: edit(file.text) } : file));
  const errors = lintSchemas(files, { memory }).filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ file }) => file))];
}

const half = (text: string): string => text.slice(0, text.length / 2);

/** Omits the quote after the third key, so that the parser skips what follows. */
const loseQuote = (text: string): string => text.replace(/((?:"[^"]*"[^"]*?){5}"\w+)"/, '$1');

it.each([
  ['common.json', 'a lost quote', loseQuote],
  ['common.json', 'an empty file', () => ''],
  ['options.json', 'half of it', half],
  ['options.json', 'a list', () => '[]'],
  ['navigation.json', 'half of it', half],
  ['navigation.json', 'groups of a wrong kind', () => '{ "groups": 5 }'],
] as const)('what an unreadable shared file keeps is missing nowhere else: %s, %s', (name, _, edit) => {
  expect(findFaultyFiles(name, edit)).toEqual([`schema/${name}`]);
});

it('a readable file has what it has: other files are told what is missing', () => {
  const edit = (text: string): string => text.replace('"key": "financial"', '"key": "finances"');
  expect(findFaultyFiles('navigation.json', edit)).toContain('schema/billing-account.json');
});
