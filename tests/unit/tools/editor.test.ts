import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument, type LanguageService } from 'vscode-json-languageservice';
import { readSchemaFolder } from '../../../tools/schema/folder/readSchemaFolder';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[];
}

let service: LanguageService;

/** Sets up the JSON language service as `.vscode/settings.json` configures the editor. */
beforeAll(() => {
  service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  const schemas = (JSON.parse(read('.vscode/settings.json')) as Settings)['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: pathToFileURL(join(ROOT, url)).href,
  }));
  service.configure({ validate: true, allowComments: false, schemas });
});

/** Opens a document; `‸` in its text marks the cursor position. */
function open(path: string, text: string) {
  const offset = text.indexOf('‸');
  const document = TextDocument.create(pathToFileURL(join(ROOT, path)).href, 'json', 1, text.replace('‸', ''));
  return { document, json: service.parseJSONDocument(document), position: document.positionAt(Math.max(0, offset)) };
}

async function completed(path: string, text: string): Promise<string[]> {
  const { document, json, position } = open(path, text);
  return ((await service.doComplete(document, position, json))?.items ?? []).map(({ label }) => label);
}

async function problems(path: string, text: string): Promise<string[]> {
  const { document, json } = open(path, text);
  return (await service.doValidation(document, json)).map(({ message }) => String(message));
}

async function explained(path: string, text: string): Promise<string> {
  const { document, json, position } = open(path, text);
  return JSON.stringify((await service.doHover(document, position, json))?.contents);
}

const inField = (text: string): string => `{ "properties": { "name": { ${text} } } }`;
const inAdmin = (text: string): string => `{ "x-admin": { ${text} } }`;

describe('the editor completes', () => {
  it.each([
    ['keys of an entity', '{ ‸ }', ['$id', 'title', 'properties', 'if', 'x-compare', 'x-admin']],
    ['keys of a property', inField('‸'), ['type', 'title', 'maxLength', 'errorMessage', 'x-ui', '$ref']],
    ['keys of x-ui', inField('"x-ui": { ‸ }'), ['widget', 'placeholder', 'help', 'options', 'rows', 'upload']],
    [
      'keys of x-ui.rows',
      inField('"x-ui": { "rows": { ‸ } }'),
      ['idField', 'trailingBlankRow', 'sendRowWhen', 'addLabel', 'remove'],
    ],
    ['keys of x-admin', inAdmin('‸'), ['idField', 'routes', 'calls', 'list', 'form', 'assignments', 'messages']],
    ['keys of a list', inAdmin('"list": { ‸ }'), ['columns', 'filters', 'rowActions', 'editableWhen', 'emptyMessage']],
    ['rules of messages', inField('"errorMessage": { ‸ }'), ['required', 'maxLength', 'pattern']],
    ['widgets', inField('"x-ui": { "widget": ‸ }'), ['"multiline"', '"money"', '"rows"', 'custom:…']],
    ['formats', inField('"format": ‸'), ['"date"', '"email"', '"yyyy-MM-dd HH:mm"']],
    ['icons', inAdmin('"menu": { "icon": ‸ }'), ['"article"', '"car"']],
    ['calls', inAdmin('"calls": { "get": ‸ }'), ['GET …', 'POST …']],
    ['the keys of a branch', '{ "then": { ‸ } }', ['properties', 'required', 'if']],
    ['what a branch changes', '{ "then": { "properties": { "price": { ‸ } } } }', ['maximum', 'enum', 'readOnly']],
    ['a forbidden field', '{ "then": { "properties": { "price": ‸ } } }', ['false: must be absent']],
  ])('%s', async (_, text, labels) => {
    expect(await completed('schema/gate.json', text)).toEqual(expect.arrayContaining(labels));
  });

  it.each([
    ['schema/common.json', '{ "$defs": { "code": { ‸ } } }', 'maxLength'],
    ['schema/options.json', '{ "groups": { ‸ } }', 'paramsFromFields'],
    ['schema/navigation.json', '{ "groups": [{ ‸ }] }', 'icon'],
    ['schema/i18n/zh-Hans.json', '{ "article": { ‸ } }', 'fieldErrorMessages'],
    ['public/config.json', '{ "flags": { ‸ } }', 'requireStrongPasswords'],
    ['public/config.json', '{ "auth": { "type": ‸ } }', '"oidc"'],
    ['public/config.json', '{ "auth": { "type": "bearer", ‸ } }', 'refresh'],
    ['public/config.json', '{ "auth": { "permissions": { ‸ } } }', 'itemsPath'],
  ])('%s', async (path, text, label) => {
    expect(await completed(path, text)).toContain(label);
  });
});

describe('the editor flags', () => {
  it.each([
    ['an unknown key of a property', inField('"maxLenght": 3'), 'Property maxLenght is not allowed.'],
    ['an unknown key of x-ui', inField('"x-ui": { "colour": "red" }'), 'Property colour is not allowed.'],
    ['an unknown key of x-admin', inAdmin('"icon": "car"'), 'Property icon is not allowed.'],
    [
      'a call with a slash',
      inAdmin('"calls": { "page": "POST /gates" }'),
      'a call is METHOD path without a leading slash, as in "GET article/articles/{articleId}"',
    ],
    [
      'a route without one',
      inAdmin('"routes": { "list": "gates" }'),
      'a route begins with a slash, does not end with one and has neither ? nor #, as in /marketing-management/article',
    ],
    [
      'a list that no call reads',
      inAdmin('"idField": "a", "routes": { "list": "/gates" }, "calls": {}, "list": {}'),
      'a list needs the call "page"',
    ],
    [
      'a key that does nothing beside another',
      inAdmin('"actions": { "open": { "href": "/gates", "confirm": "Really?" } }'),
      'this does nothing beside "href"',
    ],
    [
      'true in a branch',
      '{ "then": { "properties": { "a": true } } }',
      'write false (the field must be absent) or an object with what changes',
    ],
  ])('%s', async (_, text, message) => {
    expect(await problems('schema/gate.json', text)).toContain(message);
  });

  it.each(readSchemaFolder(join(ROOT, 'schema')).map(({ name }) => name))('nothing in %s', async (name) =>
    expect(await problems(`schema/${name}`, read(`schema/${name}`))).toEqual([]),
  );

  it.each([
    ['a missing key of a sign-in', '"type": "bearer"', 'Missing property "signIn".'],
    ['a key of another sign-in', '"type": "none", "clientId": "a"', 'this has no effect where the type is none'],
    [
      'a call of a sign-in with a slash',
      '"type": "cookie", "signIn": { "endpoint": "POST /login" }',
      'a call is METHOD path without a leading slash, as in POST auth/login',
    ],
  ])('%s', async (_, text, message) => {
    expect(await problems('public/config.json', `{ "auth": { ${text} } }`)).toContain(message);
  });

  it('nothing in the configuration', async () => {
    expect(await problems('public/config.json', read('public/config.json'))).toEqual([]);
  });
});

describe('the editor explains', () => {
  it.each([
    ['a key of a property', inField('"max‸Length": 3'), 'The input accepts no more characters and shows a counter'],
    ['a key of x-ui', inField('"x-ui": { "wi‸dth": "half" }'), 'as a share of the form'],
    ['a nested key', inField('"x-ui": { "upload": { "max‸SizeBytes": 3 } }'), '2097152 is 2 MB'],
    ['a key of x-admin', inAdmin('"singular‸Name": "gate"'), 'Name of one record'],
    ['a call', inAdmin('"calls": { "pa‸ge": "POST gates" }'), 'Returns one page of the list'],
  ])('%s', async (_, text, words) => {
    expect(await explained('schema/gate.json', text)).toContain(words);
  });
});
