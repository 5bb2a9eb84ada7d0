/** Files of an older version of the schema language: their diagnostics, and their migration by `lint --fix`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSchemaCommand } from '../../../tools/cli/commands';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';
import { lintConfig } from '../../../tools/schema/lint/lintSchemas';
import { migrateSchemaFile } from '../../../tools/schema/lint/fixTranslations';
import { parseSchemaFile } from '../../../tools/schema/lint/source/sourceFile';
import { migrateFile } from '../../../tools/schema/migrations/migrate';
import { VERSION_2_MIGRATION } from '../../../tools/schema/migrations/version2';
import { copySchemas, type SchemaFolder } from './support/schemaFolder';
import { META, metaOf } from './support/meta';

const migrated = (kind: string, value: object): unknown =>
  JSON.parse(migrateFile(kind, JSON.stringify(value)).text) as unknown;

const admin = (more: object): object => ({ 'x-admin': more });
const looks = (ui: object): object => ({ properties: { a: { 'x-ui': ui } } });

describe('a key of version 1 has its present name', () => {
  it.each<[string, string, object, object]>([
    ['of an entity', 'entity', admin({ id: 'a', single: true }), admin({ idField: 'a', singleton: true })],
    ['by its value', 'entity', admin({ lastChange: false }), admin({ conflictCheck: false })],
    ['by another value', 'entity', admin({ lastChange: 'time' }), admin({ updatedAtField: 'time' })],
    ['of an icon', 'entity', admin({ menu: { icon: 'charger' } }), admin({ menu: { icon: 'pump' } })],
    ['of a group of the menu', 'navigation', { groups: [{ icon: 'roaming' }] }, { groups: [{ icon: 'hub' }] }],
    [
      'of a call, and of what it is given',
      'entity',
      admin({ calls: { page: { call: 'POST a', paging: 'pageNo/pageVo', body: ['call'] } } }),
      admin({ calls: { page: { endpoint: 'POST a', dialect: 'pageNo/pageVo', bodyFields: ['call'] } } }),
    ],
    [
      'of an action, and of a section inside of it',
      'entity',
      admin({ actions: { when: { on: 'row', each: true, form: [{ span: 'twoThirds' }], then: { open: '/a' } } } }),
      admin({
        actions: {
          when: {
            scope: 'row',
            callPerRecord: true,
            sections: [{ width: 'two-thirds' }],
            onSuccess: { redirect: '/a' },
          },
        },
      }),
    ],
    [
      'of two keys that have become one',
      'entity',
      admin({ actions: { a: { when: { const: 1 }, whenNot: 'disable' }, b: { when: { const: 1 } } } }),
      admin({ actions: { a: { enabledWhen: { const: 1 } }, b: { visibleWhen: { const: 1 } } } }),
    ],
    [
      'of a column, its fallback, and a filter',
      'entity',
      admin({ list: { columns: [{ to: 'b', fallback: { format: 'date' } }], filters: [{ several: true }] } }),
      admin({
        list: { columns: [{ periodEndField: 'b', fallback: { display: 'date' } }], filters: [{ multiple: true }] },
      }),
    ],
    [
      'of a field',
      'entity',
      looks({ lines: 3, defaultFrom: 'first' }),
      looks({ textareaRows: 3, defaultFrom: 'firstOption' }),
    ],
    [
      'of a field in rows, a branch and an input',
      'entity',
      {
        then: looks({ keep: true }),
        properties: { rows: { items: looks({ clearAs: 'null' }) } },
        ...admin({ actions: { a: { input: looks({ wire: 'comma' }) } } }),
      },
      {
        then: looks({ sendBackUnchanged: true }),
        properties: { rows: { items: looks({ emptyValue: null }) } },
        ...admin({ actions: { a: { input: looks({ serialization: 'comma' }) } } }),
      },
    ],
    [
      'of preliminary version 2',
      'entity',
      {
        ...looks({ whenExcludedByRule: 'disable', rows: { fixedRowsField: 'b' } }),
        ...admin({
          noun: 'lamp',
          calls: { page: { endpoint: 'POST a', pagination: 'pageNo/pageVo' } },
          form: { presentation: 'dialog' },
          list: { poll: { stopWhen: {} } },
        }),
      },
      {
        ...looks({ disabledInsteadOfHidden: true, rows: { fixedRowKeyField: 'b' } }),
        ...admin({
          singularName: 'lamp',
          calls: { page: { endpoint: 'POST a', dialect: 'pageNo/pageVo' } },
          form: { openAs: 'dialog' },
          list: { poll: { stopPollingWhen: {} } },
        }),
      },
    ],
    ['that was the default', 'entity', looks({ whenExcludedByRule: 'hide', width: 'half' }), looks({ width: 'half' })],
    [
      'of filters that are described as a record',
      'entity',
      admin({ list: { filters: looks({ period: { longest: 31, as: 'list' } }) } }),
      admin({ list: { filters: looks({ dateRange: { maxDays: 31, serialization: 'array' } }) } }),
    ],
    [
      'of a shared field',
      'common',
      { $defs: { a: { 'x-ui': { mask: true } } } },
      { $defs: { a: { 'x-ui': { maskedByServer: true } } } },
    ],
    ['of options', 'options', { value: { label: 'name' } }, { value: { labelField: 'name' } }],
    ['of options with a template', 'options', { a: { label: '{b} {c}' } }, { a: { labelTemplate: '{b} {c}' } }],
    [
      'of the configuration',
      'config',
      { toastError: 1, pictureHosts: [], flags: { help: true, sessionAuth: true } },
      { errorToastMs: 1, allowedPictureHosts: [], flags: { help: true, sessionCookieAuth: true } },
    ],
    [
      'of a translation',
      'translation',
      {
        thing: { words: { add: { add: 'B' } }, actions: { create: { messages: { done: 'C' } } } },
        options: { words: 'D' },
      },
      {
        thing: {
          otherFieldTexts: { add: { addLabel: 'B' } },
          actions: { create: { messages: { successMessage: 'C' } } },
        },
        options: { words: 'D' },
      },
    ],
  ])('%s', (_, kind, before, after) => expect(migrated(kind, before)).toEqual(after));

  it('which is one that the language knows', () => {
    const language = JSON.stringify(META.map(metaOf));
    const names = Object.values(VERSION_2_MIGRATION.objects)
      .flatMap(({ keys = {} }) => Object.values(keys))
      .flatMap((change) => (typeof change === 'string' ? change : (change('', {})?.key ?? [])));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !language.includes(`"${name}":`))).toEqual([]);
  });
});

describe('what is no key of the language stays', () => {
  it.each<[string, string, object]>([
    ['the name of a field', 'entity', { properties: { label: { type: 'string' } }, required: ['label'] }],
    ['a value', 'entity', { properties: { a: { default: { 'x-ui': { lines: 3 } }, enum: [{ lines: 1 }] } } }],
    [
      'the name of an action, a call and an assignment',
      'entity',
      admin({ actions: { on: {} }, calls: { call: 'GET a' } }),
    ],
    ['what is sent', 'entity', admin({ actions: { a: { payload: { on: 1, send: { when: 2 } } } } })],
    ['an old key beside the new one', 'entity', looks({ lines: 3, textareaRows: 4 })],
  ])('%s', (_, kind, value) => expect(migrated(kind, value)).toEqual(value));

  it.each(readSchemaFolder('schema').map((file) => [file.name, file] as const))('all of %s', (name, file) => {
    expect(migrateSchemaFile(parseSchemaFile(name, file.text).kind, file)).toEqual({ ...file, changes: [] });
  });

  it('a text that is no JSON', () => expect(migrateFile('entity', '{"x-admin": ').text).toBe('{"x-admin": '));
});

const OLD = `{
  "$schema": "./meta/entity.schema.json",
  "$id": "lamp", "title": "Lamps", "type": "object",
  "properties": {
    "lampId": { "type": "integer", "readOnly": true },
    "note":   { "type": "string", "x-ui": { "widget": "multiline", "lines": 3 } }
  },
  "x-admin": {
    "id": "lampId",
    "routes": { "list": "/lamps" },
    "calls": { "page": { "call": "POST lamps", "paging": "pageNo/pageVo" }, "create": "POST lamp" }, "list": { "columns": ["note"] }
  }
}
`;
const NEW = OLD.replace('./meta/', './meta/v2/')
  .replace('"lines"', '"textareaRows"')
  .replace('"id": "lampId"', '"idField": "lampId"')
  .replace('"call": "POST lamps", "paging"', '"endpoint": "POST lamps", "dialect"');

describe('a folder of version 1', () => {
  let project: SchemaFolder;
  beforeEach(() => {
    project = copySchemas();
    project.write('lamp.json', OLD);
  });
  afterEach(() => project.dispose());

  it('is told key by key, with the old and the new name', async () => {
    const { ok, text } = await runSchemaCommand(project.root, ['lint']);
    expect(ok).toBe(false);
    expect(text).toMatch(/^4 outdated keys in 1 file: run npm run schema -- lint --fix\n/);
    const told = text.split('\n').filter((line) => line.includes('lamp.json'));
    expect(told).toEqual([
      expect.stringMatching(
        /lamp\.json:2:14 {2}the file is written in version 1 of the schema language, this is version 2/,
      ),
      expect.stringMatching(/lamp\.json:6:\d+ {2}"lines" is "textareaRows" now/),
      expect.stringMatching(/lamp\.json:9:5 {2}"id" is "idField" now/),
      expect.stringMatching(/lamp\.json:11:\d+ {2}"call" is "endpoint" now/),
      expect.stringMatching(/lamp\.json:11:\d+ {2}"paging" is "dialect" now/),
    ]);
    expect(text).toContain('Write "idField": "npm run schema -- lint --fix" does it.');
  });

  it('is carried over by --fix, its layout as it was, and has nothing to fix after that', async () => {
    const { text } = await runSchemaCommand(project.root, ['lint', '--fix']);
    expect(text).toContain('schema/lamp.json  "x-admin" "id" is "idField" now');
    expect(text).not.toContain('error');
    expect(project.read('lamp.json')).toBe(NEW);
    const again = await runSchemaCommand(project.root, ['lint', '--fix']);
    expect(again.text).not.toContain(' now');
    expect(project.read('lamp.json')).toBe(NEW);
  });

  it('that says nothing but its version is marked', async () => {
    project.edit('article-type.json', './meta/v2/', './meta/');
    const { ok, text } = await runSchemaCommand(project.root, ['lint', '--fix']);
    expect(text).toContain('schema/article-type.json  is marked with the present version');
    expect([ok, project.read('article-type.json')]).toEqual([true, expect.stringContaining('"./meta/v2/entity')]);
  });
});

it('a file of a later version is let be, and says what it needs', async () => {
  const project = copySchemas();
  project.edit('article-type.json', './meta/v2/', './meta/v3/');
  const before = project.read('article-type.json');
  const { ok, text } = await runSchemaCommand(project.root, ['lint', '--fix']);
  expect([ok, project.read('article-type.json')]).toEqual([false, before]);
  expect(text).toContain('written in version 3 of the schema language, this is version 2');
  project.dispose();
});

it('a configuration of version 1 is told, and carried over', () => {
  const text = readFileSync(join('public', 'config.json'), 'utf8').replace('"requestTimeoutMs"', '"requestTimeout"');
  const diagnostics = lintConfig('public/config.json', text);
  expect(diagnostics.map(({ message }) => message)).toEqual(['"requestTimeout" is "requestTimeoutMs" now']);
  expect(lintConfig('public/config.json', migrateSchemaFile('config', { name: 'config.json', text }).text)).toEqual([]);
});
