/** Documents of Django REST framework: each request as JSON, form and multipart, arrays of ids, and a call that signs in. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

beforeEach(() => {
  project = createImportProject();
});

const INTEGER = { type: 'integer' };
const TEXT = { type: 'string' };
const FILE = { type: 'string', format: 'binary', nullable: true };
const object = (properties: Json): Json => ({ type: 'object', properties });
const content = (schema: Json, ...types: string[]): Json => ({
  content: Object.fromEntries(types.map((type) => [type, { schema }])),
});
const MULTIPART = 'multipart/form-data';
const ALL = ['application/json', 'application/x-www-form-urlencoded', MULTIPART];

function describeResource(name: string, requestBody: Json): Json {
  const schema = { $ref: `#/components/schemas/${name}` };
  const answer = { description: '', ...content(schema, 'application/json') };
  const results = { type: 'array', items: schema };
  const list = content(object({ count: INTEGER, results }), 'application/json');
  const path = `/api/${name.toLowerCase()}s/`;
  return {
    [path]: {
      get: { parameters: [{ name: 'page', in: 'query', schema: INTEGER }], responses: { 200: list } },
      post: { requestBody, responses: { 201: answer } },
    },
    [`${path}{id}/`]: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: TEXT }],
      get: { responses: { 200: answer } },
      put: { requestBody, responses: { 200: answer } },
      delete: { responses: { 204: { description: '' } } },
    },
  };
}

const BOOK = {
  title: TEXT,
  cover: FILE,
  tags: { type: 'array', items: INTEGER },
  sizes: { type: 'array', items: TEXT },
};
const REF = { $ref: '#/components/schemas/Book' };

async function importBooks(requestBody: Json, paths: Json = {}): Promise<string> {
  const document = {
    openapi: '3.0.2',
    info: { title: 'Shop', version: '1' },
    paths: { ...describeResource('Book', requestBody), ...describeResource('Tag', content(TEXT, ALL[0]!)), ...paths },
    components: {
      schemas: {
        Book: object({ id: { ...INTEGER, readOnly: true }, ...BOOK }),
        Tag: object({ id: { ...INTEGER, readOnly: true }, label: TEXT }),
      },
    },
  };
  project.addDocument('petstore.yaml', () => JSON.stringify(document));
  return (await project.run('petstore.yaml', '--resource', 'books')).text;
}

const getFormat = (): unknown =>
  ((project.load('book.json')['x-admin'] as Json)['calls'] as Record<string, Json>)['create']?.['bodyFormat'];

it.each<[string, Json, string | undefined]>([
  ['the same fields in both', content(REF, ...ALL), 'multipart'],
  [
    'a form with other fields',
    { content: { ...(content(REF, ALL[0]!)['content'] as Json), [MULTIPART]: { schema: object({ cover: FILE }) } } },
    undefined,
  ],
  ['no form', content(REF, ALL[0]!), undefined],
  ['a form without files', content(object({ title: TEXT }), ...ALL), undefined],
])('a request as JSON or with files: %s', async (_, requestBody, format) => {
  await importBooks(requestBody);
  expect(getFormat()).toBe(format);
  expect(Object.keys(project.load('book.json')['properties'] as Json).includes('cover')).toBe(format !== undefined);
});

it('an array of ids refers to the resource of its name', async () => {
  await importBooks(content(REF, ...ALL));
  const { tags, sizes } = project.load('book.json')['properties'] as Record<string, Json>;
  expect(tags).toMatchObject({ 'x-ui': { options: 'tags' } });
  expect(sizes).not.toHaveProperty('x-ui.options');
  expect(project.findErrors()).toEqual([]);
});

describe('the call that signs in', () => {
  const post = (request: Json, answer: Json, type = ALL[0]!): Json => ({
    post: {
      requestBody: content(object(request), type),
      responses: { 200: { description: '', ...content(object(answer), ALL[0]!) } },
    },
  });
  const TOKENS = { access: TEXT, refresh: TEXT };
  it.each<[string, Json, string]>([
    [
      'with tokens and a call that renews them',
      {
        '/api/token/': post({ username: TEXT, password: TEXT }, TOKENS),
        '/api/token/refresh/': post({ refresh: TEXT }, { access: TEXT }),
      },
      '"refresh": { "endpoint": "POST api/token/refresh/", "refreshTokenField": "refresh" }',
    ],
    [
      'with another name of the user and a wrapped token',
      { '/login': post({ email: TEXT, password: TEXT }, { data: object({ accessToken: TEXT }) }) },
      '"signIn": { "endpoint": "POST login", "usernameField": "email" },\n  "token": { "tokenPath": "data.accessToken" }',
    ],
    ['with a form', { '/login': post({ username: TEXT, password: TEXT }, TOKENS, ALL[1]) }, '"bodyFormat": "form"'],
    ['whose answer is not described', { '/login': post({ username: TEXT, password: TEXT }, {}) }, '"tokenPath": "…"'],
    [
      'beside others that take a password',
      {
        '/auth/register': post({ username: TEXT, password: TEXT }, TOKENS),
        '/users': post({ username: TEXT, password: TEXT }, {}),
      },
      'the document describes none',
    ],
  ])('%s', async (_, paths, expected) => {
    expect(await importBooks(content(REF, ...ALL), paths)).toContain(expected);
  });
});

it('says where the address belongs that the document does not state', async () => {
  expect(await importBooks(content(REF, ...ALL))).toContain('The document does not say where the API is: "apiBase"');
});
