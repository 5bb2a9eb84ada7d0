import { describe, expect, it } from 'vitest';
import { CompileCache } from '../../../tools/schema/folder/compileCache';
import { readSchemaFolder, type SchemaFileText } from '../../../tools/schema/folder/readSchemaFolder';
import { lintSchemas } from '../../../tools/schema/lint/lintSchemas';

const FILES: Record<string, string> = {
  'gate.json': '{ "title": "Gate", "properties": { "by": { "$ref": "common.json#/$defs/who" } } }',
  'lane.json': '{ "title": "Lane", "properties": { "gate": { "$ref": "gate.json#/properties/by" } } }',
  'common.json': '{ "$defs": { "who": {} } }',
  'options.json': '{}',
  'navigation.json': '{}',
  'i18n/zh-Hans.json': '{}',
};

const folderOf = (files: Record<string, string>): SchemaFileText[] =>
  Object.entries(files).map(([name, text]) => ({ name, text }));

/** Returns which of two entities are recompiled after files of the folder have changed. */
function madeAgain(changes: Record<string, string>): string[] {
  const memory = new CompileCache();
  const made: string[] = [];
  const make = (files: Record<string, string>): void => {
    made.length = 0;
    memory.read(folderOf(files));
    for (const file of ['gate.json', 'lane.json']) memory.recall('screens', file, () => made.push(file));
  };
  make(FILES);
  expect(made).toEqual(['gate.json', 'lane.json']);
  make({ ...FILES, ...changes });
  return made;
}

describe('what was made of a schema file', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['stays while nothing changes', {}, []],
    ['is made again with its file, and with one that refers to it', { 'gate.json': '{}' }, ['gate.json', 'lane.json']],
    ['is not made again with a file that nobody refers to', { 'lane.json': '{}' }, ['lane.json']],
    ['is made again with what all share', { 'common.json': '{}' }, ['gate.json', 'lane.json']],
    ['is made again with the option lists', { 'options.json': '{"a":{}}' }, ['gate.json', 'lane.json']],
    ['is not made again for a translation', { 'i18n/zh-Hans.json': '{"gate":{}}' }, []],
    ['is made again with a new file where it looks into others', { 'new.json': '{}' }, ['lane.json']],
  ])('%s', (_, changes, made) => {
    expect(madeAgain(changes)).toEqual(made);
  });

  it('is made again with what stands beside the files', () => {
    const memory = new CompileCache();
    memory.read(folderOf(FILES));
    expect(memory.recall('screens', 'gate.json', () => 1, 'one')).toBe(1);
    expect(memory.recall('screens', 'gate.json', () => 2, 'one')).toBe(1);
    expect(memory.recall('screens', 'gate.json', () => 3, 'two')).toBe(3);
  });

  it('is not kept when it failed', () => {
    const memory = new CompileCache();
    memory.read(folderOf(FILES));
    const fail = (): never => {
      throw new Error('no');
    };
    expect(() => memory.recall('screens', 'gate.json', fail)).toThrow('no');
    expect(memory.recall('screens', 'gate.json', () => 1)).toBe(1);
  });
});

describe('a lint that remembers', () => {
  const real = readSchemaFolder('schema');
  const memory = new CompileCache();
  const clean = lintSchemas(real, { memory });
  const edit = (name: string, change: (text: string) => string): SchemaFileText[] =>
    real.map((file) => (file.name === name ? { name, text: change(file.text) } : file));

  it.each<[string, SchemaFileText[]]>([
    ['a word that does not exist', edit('campaign.json', (text) => text.replace('"maxLength"', '"maxLenght"'))],
    ['a shared definition that is gone', edit('common.json', (text) => text.replace('"audit"', '"audits"'))],
    ['a lost bracket', edit('voucher.json', (text) => text.slice(0, -3))],
    ['a file that is gone', real.filter(({ name }) => name !== 'article-type.json')],
  ])('says of %s what one says that does not', (_, changed) => {
    expect(lintSchemas(changed, { memory })).toEqual(lintSchemas(changed));
    expect(lintSchemas(real, { memory })).toEqual(clean);
  });
});
