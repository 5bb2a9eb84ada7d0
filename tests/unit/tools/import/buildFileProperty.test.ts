/** Records and inputs of actions that a multipart request sends with their files. */
import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

beforeEach(() => {
  project = createImportProject();
});

const TEXT = { type: 'string' };
const BINARY = { type: 'string', format: 'binary' };
const MULTIPART = 'multipart/form-data';
const object = (properties: Json, required: string[] = []): Json => ({ type: 'object', properties, required });
const body = (schema: Json, type = 'application/json', more: Json = {}): Json => ({
  content: { [type]: { schema, ...more } },
});

interface Sample {
  create?: Json;
  update?: Json;
  fields?: Json;
  sign?: Json;
}

const FILE_BODY = body(object({ title: TEXT, photo: BINARY }, ['title', 'photo']), MULTIPART);

async function importPosters({ create = FILE_BODY, update = create, fields = { photo: TEXT }, sign }: Sample) {
  const poster = object({ id: { type: 'integer', readOnly: true }, title: TEXT, ...fields });
  const responses = { '200': { description: 'OK', ...body(poster) } };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const list = { '200': { description: 'OK', ...body({ type: 'array', items: poster }) } };
  const api = {
    openapi: '3.0.3',
    info: { title: 'Posters', version: '1' },
    paths: {
      '/posters': { get: { responses: list }, post: { requestBody: create, responses } },
      '/posters/{id}': {
        parameters: [id],
        get: { responses },
        put: { requestBody: update, responses },
        delete: { responses },
      },
      ...(sign ? { '/posters/{id}/sign': { parameters: [id], post: { requestBody: sign, responses } } } : {}),
    },
  };
  project.addDocument('petstore.yaml', () => JSON.stringify(api));
  const { text } = await project.run('petstore.yaml', '--resource', 'posters');
  expect(project.findErrors()).toEqual([]);
  const entity = project.load('poster.json');
  return { text, entity, admin: entity['x-admin'] as Json, photo: (entity['properties'] as Json)['photo'] };
}

const UPLOAD = { accept: ['.jpg', '.jpeg', '.png', '.webp'], maxSizeBytes: 10485760 };
const POST = { endpoint: 'POST posters', bodyFormat: 'multipart' };

it('a record that takes multipart/form-data keeps its calls, and a file is a field of it', async () => {
  const { text, entity, admin, photo } = await importPosters({});
  expect(admin['calls']).toMatchObject({
    rest: { path: 'posters' },
    create: POST,
    update: { bodyFormat: 'multipart' },
  });
  expect(photo).toMatchObject({ type: 'string', title: 'Photo', 'x-ui': { upload: UPLOAD } });
  expect(photo).not.toHaveProperty('format');
  expect(entity['required']).toEqual(['title', 'photo']);
  expect(text).toContain('photo: the file is sent with the record, of these types and at most this size');
  expect(text).not.toContain('left out');
});

it('a file that answers name by its address is shown by it', async () => {
  const { photo } = await importPosters({ fields: { photoUrl: { ...TEXT, readOnly: true } } });
  expect(photo).toMatchObject({ 'x-ui': { upload: UPLOAD, alternateResponseNames: ['photoUrl'] } });
  expect(photo).not.toHaveProperty('writeOnly');
});

it.each<[string, Json, Json, unknown]>([
  [
    'its encoding names',
    { encoding: { photo: { contentType: 'image/png, application/pdf' } } },
    BINARY,
    ['.png', '.pdf'],
  ],
  ['its schema names', {}, { ...BINARY, contentMediaType: 'text/csv' }, ['.csv']],
])('a file is of the types that %s', async (_, more, photo, accept) => {
  const create = body(object({ title: TEXT, photo }), MULTIPART, more);
  expect((await importPosters({ create })).photo).toMatchObject({ 'x-ui': { upload: { accept } } });
});

it.each<[string, Json, unknown]>([
  ['a part with JSON', { owner: { contentType: 'application/json' } }, 'jsonPart'],
  ['keys in brackets', { owner: { style: 'deepObject', explode: true } }, 'brackets'],
])('an object of the form is %s if the document says so', async (_, encoding, nestedParts) => {
  const create = body(object({ title: TEXT, owner: object({ city: TEXT }) }), MULTIPART, { encoding });
  await importPosters({ create, fields: { owner: object({ city: TEXT }) } });
  expect(Object.values(project.load('dialects.json'))).toContainEqual(expect.objectContaining({ nestedParts }));
});

it('a file that only one of the requests takes is in no other', async () => {
  const { admin } = await importPosters({ update: body(object({ title: TEXT })) });
  expect(admin['calls']).toMatchObject({ create: POST, update: { bodyFields: ['title'] } });
  expect(admin).not.toHaveProperty('calls.update.bodyFormat');
});

it('a file of a JSON request is left out and named', async () => {
  const { text, photo } = await importPosters({ create: body(object({ title: TEXT, photo: BINARY })) });
  expect(photo).toBeUndefined();
  expect(text).toContain('photo is left out: a form sends files in a multipart request only');
});

it('a list of files is a field with its limits', async () => {
  const photo = { type: 'array', items: BINARY, maxItems: 3 };
  const create = body(object({ title: TEXT, photo }, ['photo']), MULTIPART);
  const { text, photo: built, entity } = await importPosters({ create });
  expect(built).toMatchObject({ type: 'array', items: TEXT, maxItems: 3, 'x-ui': { upload: UPLOAD } });
  expect(entity['required']).toEqual(['photo']);
  expect(text).toContain('photo: the file is sent with the record');
});

it('an action takes a file with its other input', async () => {
  const sign = body(
    object({ note: TEXT, scan: BINARY, more: { type: 'array', items: BINARY } }, ['scan', 'more']),
    MULTIPART,
  );
  const { admin } = await importPosters({ sign });
  expect(admin['actions']).toMatchObject({
    sign: {
      call: { endpoint: 'POST posters/{id}/sign', bodyFormat: 'multipart' },
      input: {
        required: ['scan', 'more'],
        properties: {
          note: TEXT,
          scan: { 'x-ui': { upload: { accept: expect.any(Array) } } },
          more: { type: 'array', items: TEXT, 'x-ui': { upload: { accept: expect.any(Array) } } },
        },
      },
    },
  });
});
