/** What documents of real APIs have, and what the schema language does not take: the import writes files that are valid. */
import { expect, it } from 'vitest';
import { alignCodes, isOfType, readPattern } from '../../../../tools/schema/import/entity/documentValues';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject } from './support/importProject';

it.each<[unknown, string[], boolean]>([
  [1, ['integer'], true],
  [1.5, ['integer'], false],
  [1.5, ['integer', 'number'], true],
  ['1', ['integer'], false],
  [[], ['string'], false],
  [[], ['array', 'null'], true],
  [true, ['string'], false],
  ['x', [], true],
])('%j is of the types %j: %s', (value, types, expected) => expect(isOfType(value, types)).toBe(expected));

it.each<[unknown[], string[], unknown[]]>([
  [[true, false], ['string'], ['true', 'false']],
  [[1, 2], ['string'], ['1', '2']],
  [['1', '-2', null], ['integer'], [1, -2, null]],
  [['0 (User)', '1 (Group)'], ['integer'], []],
  [['a', 'b', 'a'], ['string'], ['a', 'b']],
  [[true], ['boolean'], [true]],
])('the codes %j of a field of %j are %j', (codes, types, expected) =>
  expect(alignCodes(codes, types)).toEqual(expected),
);

it.each<[string, string | undefined]>([
  ['^[a-z]+$', '^[a-z]+$'],
  ['/^[0-9]{5}$/i', '^[0-9]{5}$'],
  ['/^\\d{5}$/i', '^\\d{5}$'],
  ['/^[a-z]+$/', '^[a-z]+$'],
  ['/^[a-z]+$/i', undefined],
  ['^([a-z]+)+$', '^([a-z])+$'],
  ['^a([_.-]?[a-z]+)*/b(?:([_.]|-{1,2})?\\d+)*$', '^a([_.-]?[a-z])*/b(?:([_.]|-{1,2})?\\d)*$'],
  ['^([a-z]+-?[a-z]+)*$', undefined],
  ['^(a|a+)*$', undefined],
  ['^(', undefined],
])('the pattern %s is read as %s', (pattern, expected) => expect(readPattern(pattern)).toBe(expected));

const TEXT = { type: 'string' };
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const answer = (schema: Json): Json => ({ 200: { description: '', ...json(schema) } });
const parameter = (name: string, schema: Json, place = 'query'): Json => ({ name, in: place, schema });

/** Describes a collection with all calls, with this record and these parameters of its list. */
function describe(path: string, fields: Json, end = '', list: Json[] = []): Json {
  const record = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: TEXT, ...fields } };
  const requestBody = json(record);
  const id = parameter('id', { type: 'integer' }, 'path');
  return {
    [`${path}${end}`]: {
      get: { parameters: list, responses: answer({ type: 'array', items: record }) },
      post: { requestBody, responses: answer(record) },
    },
    [`${path}/{id}${end}`]: {
      get: { parameters: [id], responses: answer(record) },
      put: { parameters: [id], requestBody, responses: answer(record) },
      delete: { parameters: [id], responses: { 204: { description: '' } } },
    },
  };
}

async function importPaths(paths: Json) {
  const project = createImportProject();
  const document = { openapi: '3.0.3', info: { title: 'Depot', version: '1' }, paths };
  project.write('../depot.json', JSON.stringify(document));
  const { text } = await project.run('depot.json', '--all');
  expect(project.findErrors()).toEqual([]);
  return { project, text };
}

it('paths that end with .json keep it in their calls', async () => {
  const { project } = await importPaths(describe('/wares', {}, '.json'));
  expect(project.load('ware.json')['x-admin']).toMatchObject({
    calls: {
      page: { endpoint: 'GET wares.json' },
      get: { endpoint: 'GET wares/{id}.json' },
      create: { endpoint: 'POST wares.json' },
      update: { endpoint: 'PUT wares/{id}.json' },
      delete: { endpoint: 'DELETE wares/{id}.json' },
    },
  });
});

it('a call that creates several records at once is not that of the form', async () => {
  const paths = describe('/wares', {}) as Record<string, Record<string, Json>>;
  const { schema } = (paths['/wares']!['post']!['requestBody'] as { content: Record<string, { schema: Json }> })
    .content['application/json']!;
  paths['/wares']!['post']!['requestBody'] = json({ type: 'array', items: schema });
  const { project } = await importPaths(paths);
  const { calls } = project.load('ware.json')['x-admin'] as { calls: Json };
  expect(Object.keys(calls)).toEqual(['page', 'get', 'update', 'delete']);
});

it('resources of one name have addresses of their own', async () => {
  const { project } = await importPaths({
    ...describe('/wares', {}),
    ...describe('/import/wares', {}),
    ...describe('/export/wares', {}),
  });
  const routes = ['ware', 'import-ware', 'export-ware'].map((name) => project.load(`${name}.json`)['x-admin']);
  expect(routes).toMatchObject([
    { routes: { list: '/wares' } },
    { routes: { list: '/depot/wares' } },
    { routes: { list: '/depot/export-ware' } },
  ]);
});

it('a resource whose name begins with a digit is named, and the others are imported', async () => {
  const { project, text } = await importPaths({ ...describe('/wares', {}), ...describe('/3d-models', {}) });
  expect(text).toContain('3d-models is left out: "3d-model" cannot name an entity');
  expect(text).toContain('--resource /3d-models --name');
  expect(project.load('ware.json')).toMatchObject({ title: 'Wares' });
});

it('values that do not fit their types are left out or corrected', async () => {
  const { project } = await importPaths(
    describe('/wares', {
      since: { type: 'string', format: 'date-time', default: '<function now at 0x7f>' },
      tags: { type: 'array', items: TEXT, enum: ['red', 'blue'] },
      note: { type: 'string', properties: { odd: TEXT }, default: [] },
      _: TEXT,
    }),
  );
  const { since, tags, note, _: odd } = project.load('ware.json')['properties'] as Record<string, Json>;
  expect(since).not.toHaveProperty('default');
  expect(tags).toMatchObject({ type: 'array', items: { oneOf: [{ const: 'red' }, { const: 'blue' }] } });
  expect(tags).not.toHaveProperty('oneOf');
  expect(note).not.toHaveProperty('properties');
  expect(note).not.toHaveProperty('default');
  expect(odd).toMatchObject({ title: '_' });
});

it('parameters that no input can have are no filters', async () => {
  const { project } = await importPaths(
    describe('/wares', {}, '', [
      parameter('name', TEXT),
      parameter('archived', { type: 'string', enum: [true, false] }),
      parameter('created', { type: 'object' }),
      parameter('codes', { type: 'array', items: TEXT, default: [] }),
      parameter('projects', { type: 'array', items: {} }),
      parameter('nested', { type: 'array', items: { type: 'array', items: TEXT } }),
      parameter('either', {
        anyOf: [
          { type: 'object', properties: { a: TEXT } },
          { type: 'array', items: TEXT },
        ],
      }),
      parameter('size', {
        oneOf: [
          { type: 'object', properties: { min: TEXT } },
          { type: 'object', properties: {} },
        ],
      }),
    ]),
  );
  const { list } = project.load('ware.json')['x-admin'] as { list: { filters: { properties: Json } } };
  expect(Object.keys(list.filters.properties)).toEqual(['name', 'archived', 'codes']);
  expect(list.filters.properties['archived']).toMatchObject({
    oneOf: [{ const: 'true' }, { const: 'false' }],
  });
  expect(list.filters.properties['codes']).not.toHaveProperty('default');
});

it('a list that takes a part of its path is no list of the resource', async () => {
  const { '/wares': wares, ...others } = describe('/wares', {}) as Record<string, Json>;
  const { project, text } = await importPaths({
    ...others,
    '/wares': { post: wares!['post'] },
    '/wares/find/{kind}': { get: { ...(wares!['get'] as Json), parameters: [parameter('kind', TEXT, 'path')] } },
  });
  expect(text).not.toContain('schema/ware.json is ready');
  expect(project.findErrors()).toEqual([]);
});

it('a file that the update takes as a text is not sent by it', async () => {
  const paths = describe('/wares', { scan: TEXT }) as Record<string, Record<string, Json>>;
  const file = { type: 'object', properties: { name: TEXT, scan: { type: 'string', format: 'binary' } } };
  paths['/wares']!['post']!['requestBody'] = { content: { 'multipart/form-data': { schema: file } } };
  const { project } = await importPaths(paths);
  expect(project.load('ware.json')['x-admin']).toMatchObject({
    calls: { create: { bodyFormat: 'multipart' }, update: { bodyFields: ['name'] } },
  });
});

it('an id that only updates take is not required', async () => {
  const paths = describe('/wares', {}) as Record<string, Record<string, Json>>;
  const body = (required: string[]): Json =>
    json({ type: 'object', required, properties: { key: TEXT, name: TEXT, size: { type: 'integer' } } });
  const record = {
    type: 'object',
    required: ['key'],
    properties: { key: TEXT, name: TEXT, size: { type: 'integer' } },
  };
  paths['/wares']!['get'] = { responses: answer({ type: 'array', items: record }) };
  paths['/wares']!['post'] = {
    requestBody: json({ type: 'object', properties: { name: TEXT, size: { type: 'integer' } } }),
    responses: answer(record),
  };
  const { '/wares/{id}': item } = paths;
  const id = parameter('key', TEXT, 'path');
  const { project } = await importPaths({
    '/wares': paths['/wares'],
    '/wares/{key}': {
      get: { parameters: [id], responses: answer(record) },
      put: { parameters: [id], requestBody: body(['key']), responses: answer(record) },
      delete: { ...item!['delete'], parameters: [id] },
    },
  });
  expect(project.load('ware.json')).not.toHaveProperty('required');
});

it('a field that a schema describes anew replaces that of its base', async () => {
  const text = { type: 'string' };
  const base = { type: 'object', properties: { kind: { ...text, enum: ['a'] }, note: text, size: text } };
  const own = { kind: { ...text, enum: ['b', 'c'] }, note: { ...text, nullable: true }, size: { type: 'integer' } };
  const ware = { allOf: [base, { type: 'object', properties: { id: { type: 'integer' }, ...own } }] };
  const { project } = await importPaths({
    '/wares': {
      get: { responses: { 200: json({ type: 'array', items: ware }) } },
      post: { requestBody: json(ware), responses: { 201: json(ware) } },
    },
  });
  const { kind, note, size } = project.load('ware.json')['properties'] as Record<string, Json>;
  expect([kind!['oneOf'] ?? kind!['enum'], note!['type'], size!['type']]).toEqual([
    ['b', 'c'],
    ['string', 'null'],
    'integer',
  ]);
});
