/** Conventions of public APIs that documents state only in part. */
import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { listOperations } from '../../../../tools/schema/import/api/operations';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { guessAcceptedFiles } from '../../../../tools/schema/import/entity/acceptedFiles';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

beforeEach(() => {
  project = createImportProject();
});

const TEXT = { type: 'string' };
const ID = { type: 'integer' };
const object = (properties: Json): Json => ({ type: 'object', properties });
const list = (items: Json): Json => ({ type: 'array', items });
const body = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const answer = (schema: Json): Json => ({ responses: { '200': { description: 'OK', ...body(schema) } } });
const param = (name: string, schema: Json = TEXT): Json => ({ name, in: 'path', required: true, schema });

/** Returns the calls of a resource: its list, its record, and the requests that create and update it. */
function describeResource(path: string, idParam: string, record: Json, sent: Json, created: Json = record): Json {
  return {
    [path]: { get: answer(list(record)), post: { requestBody: body(sent), ...answer(created) } },
    [`${path}/{${idParam}}`]: {
      parameters: [param(idParam)],
      get: answer(record),
      put: { requestBody: body(sent), ...answer(record) },
      delete: { responses: { '204': { description: 'OK' } } },
    },
  };
}

async function importAll(paths: Json, title = 'Media'): Promise<string> {
  const document = { openapi: '3.0.3', info: { title, version: '1' }, paths };
  project.addDocument('petstore.yaml', () => JSON.stringify(document));
  const { ok, text } = await project.run('petstore.yaml', '--all');
  expect(ok, text).toBe(true);
  expect(project.findErrors()).toEqual([]);
  return text;
}

const CHANNEL = object({ id: ID, name: TEXT, title: TEXT });
const CHANNELS = describeResource('/api/v1/channels', 'channelHandle', CHANNEL, object({ name: TEXT, title: TEXT }));

it('the resource at the shortest path keeps its name', async () => {
  await importAll({ ...CHANNELS, '/api/v1/search/channels': { get: answer(list(CHANNEL)) } });
  expect(project.load('channel.json')['x-admin']).toMatchObject({ singularName: 'channel' });
  expect(project.load('search-channel.json')).toMatchObject({ title: 'Channels' });
});

it('a record is named in paths by a text that they call otherwise, and in references by its id', async () => {
  const video = object({ id: ID, title: TEXT, channelId: ID });
  const text = await importAll({ ...CHANNELS, ...describeResource('/api/v1/videos', 'videoId', video, video) });
  expect(project.load('channel.json')['x-admin']).toMatchObject({ idField: 'name' });
  expect(text).toContain('guessed: name identifies a record in paths');
  expect(project.load('options.json')).toMatchObject({ channels: { valueField: 'id', labelField: 'name' } });
});

it('a record is found in the answer that alone wraps it', async () => {
  const created = object({ playList: object({ id: ID }) });
  const record = object({ id: ID, title: TEXT });
  await importAll(describeResource('/play-lists', 'id', record, object({ title: TEXT }), created));
  expect(project.load('dialects.json')).toMatchObject({ media: { record: { responsePath: ['playList', ''] } } });
});

it('a reference is read from the object in which answers embed it', async () => {
  const channel = object({ id: ID, name: TEXT });
  const videos = describeResource(
    '/api/v1/videos',
    'id',
    object({ id: ID, title: TEXT, channel, tags: list(object({ id: ID })) }),
    object({ title: TEXT, channelId: ID, tagIds: list(ID) }),
  );
  await importAll({ ...CHANNELS, ...videos });
  expect(project.load('video.json')).toMatchObject({
    properties: {
      channelId: { 'x-ui': { options: 'channels', serialization: 'embeddedId', alternateResponseNames: ['channel'] } },
      tagIds: { items: { 'x-ui': { serialization: 'embeddedId' } }, 'x-ui': { alternateResponseNames: ['tags'] } },
    },
    'x-admin': { list: { columns: ['id', 'title', { field: 'channelId', sortable: false }] } },
  });
  expect(Object.keys(project.load('video.json')['properties'] as Json)).toEqual(['id', 'title', 'channelId', 'tagIds']);
});

it('a field that a request only describes has the type of the answer, and a pattern has no slashes', async () => {
  const record = object({ id: ID, name: { type: 'string', maxLength: 9 }, code: TEXT });
  const sent = object({
    name: { description: 'The name on the shelf.' },
    code: { type: 'string', pattern: '/^[a-z]+$/' },
  });
  await importAll(describeResource('/shelves', 'id', record, sent));
  expect(project.load('shelf.json')['properties']).toMatchObject({
    name: { type: 'string', maxLength: 9, description: 'The name on the shelf.' },
    code: { pattern: '^[a-z]+$' },
  });
});

it('a text that requests have where answers have an object is not read back', async () => {
  const record = object({ id: ID, title: TEXT, source: object({ kind: TEXT }) });
  await importAll(describeResource('/videos', 'id', record, object({ title: TEXT, source: TEXT })));
  expect(project.load('video.json')['properties']).toMatchObject({ source: { type: 'string', writeOnly: true } });
});

it('a call below a record that takes a file of no field is an action with this file', async () => {
  const file = object({ avatarfile: { type: 'string', format: 'binary' } });
  const requestBody = { content: { 'multipart/form-data': { schema: file } } };
  const post = { requestBody, responses: { '204': { description: 'OK' } } };
  await importAll({
    ...CHANNELS,
    '/api/v1/channels/{channelHandle}/avatar/pick': { parameters: [param('channelHandle')], post },
  });
  expect(project.load('channel.json')['x-admin']).toMatchObject({
    actions: {
      avatarPick: {
        title: 'Avatar Pick',
        call: { endpoint: 'POST api/v1/channels/{id}/avatar/pick', bodyFormat: 'multipart' },
        input: { properties: { avatarfile: { title: 'Avatar File', 'x-ui': { upload: {} } } } },
      },
    },
  });
});

it.each<[string, string, string, Json, string | undefined, string]>([
  ['the media type of the part', '/files', 'file', {}, 'image/png, text/csv', '.png .csv'],
  ['its name', '/files', 'logoFile', {}, undefined, '.jpg .jpeg .png .webp'],
  ['the path', '/channels/{id}/thumbnail', 'file', {}, undefined, '.jpg .jpeg .png .webp'],
  ['the last word of the path', '/videos/{id}/captions/{language}', 'file', {}, undefined, '.vtt .srt'],
  ['the description', '/media', 'file', { description: 'The video to store.' }, undefined, '.mp4 .mov .webm .mkv'],
  ['nothing', '/media', 'file', {}, undefined, '.pdf .jpg .jpeg .png .txt .csv .docx .xlsx .zip'],
])('the files that a call takes are guessed by %s', (_, path, name, schema, contentType, accept) => {
  const properties = { [name]: { type: 'string', format: 'binary', ...schema } };
  const encoding = contentType ? { [name]: { contentType } } : {};
  const post = { requestBody: { content: { 'multipart/form-data': { schema: { properties }, encoding } } } };
  const reader = new SchemaReader({ paths: { [path]: { post } } });
  const limits = guessAcceptedFiles(reader, listOperations(reader)[0]!, name);
  expect(limits.accept.join(' ')).toBe(accept);
  expect(limits.maxSizeBytes >= 1024 ** 3).toBe(accept.includes('.mp4'));
});

it('an API with the name of a preset has a dialect of its own, and its total counts the rows with the filters', async () => {
  const folder = object({ id: ID, name: TEXT });
  const query = (name: string, schema: Json = TEXT): Json => ({ name, in: 'query', schema });
  const rows = object({ data: list(folder), meta: object({ total_count: ID, filter_count: ID }) });
  const folders = describeResource('/folders', 'id', object({ data: folder }), folder);
  const aggregate = { ...query('aggregate'), schema: object({ count: TEXT, avg: TEXT }) };
  const parameters = [query('limit', ID), query('sort'), query('page', { ...ID, default: 1 }), aggregate];
  folders['/folders'] = { ...(folders['/folders'] as Json), get: { parameters, ...answer(rows) } };
  await importAll(folders, 'Directus');
  const { 'directus-api': dialect } = project.load('dialects.json');
  expect(dialect).toMatchObject({ extends: 'directus' });
  expect(project.load('folder.json')['x-admin']).toMatchObject({
    calls: { rest: { path: 'folders', dialect: 'directus-api' } },
    list: { columns: ['id', 'name'] },
  });
  expect(project.load('folder.json')['x-admin']).toHaveProperty('list.filters', []);
});

it('a resource is named by its path with the parameters of the document, and all missing ones are asked for', async () => {
  const paths = describeResource('/repos/{owner}/{repo}/labels', 'id', CHANNEL, CHANNEL);
  const document = { openapi: '3.0.3', info: { title: 'Repos', version: '1' }, paths };
  project.addDocument('petstore.yaml', () => JSON.stringify(document));
  const words = ['petstore.yaml', '--resource', '/repos/{owner}/{repo}/labels'];
  expect((await project.run(...words)).text).toContain('say its parameter with --param owner=… --param repo=…');
  const { ok, text } = await project.run(...words, '--param', 'owner=acme', '--param', 'repo=web');
  expect(ok, text).toBe(true);
  expect(project.load('label.json')['x-admin']).toMatchObject({ calls: { rest: { path: 'repos/acme/web/labels' } } });
});
