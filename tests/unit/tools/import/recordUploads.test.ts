/** Calls that store a file of one record become the uploads of the fields that they fill. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

beforeEach(() => {
  project = createImportProject();
});

interface Sample {
  /** Fields of the record besides its id and title. */
  fields?: Json;
  /** Fields that requests take. */
  sent?: Json;
  path?: string;
  method?: string;
  fileParam?: string;
  /** Fields that a request to create a video must have. */
  required?: string[];
  /** Whether videos can be changed. */
  canUpdate?: boolean;
  /** Schema of the answer; null for an answer without a body. */
  answer?: Json | null;
}

const TEXT = { type: 'string' };
const jsonBody = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const object = (properties: Json): Json => ({ type: 'object', properties });
const ID = { name: 'videoId', in: 'path', required: true, schema: { type: 'integer' } };
const VIDEO = { $ref: '#/components/schemas/Video' };

/** Returns an API of videos with one call that takes a file. */
function describeVideos({
  fields = { thumbnail: TEXT },
  sent = { title: TEXT, ...fields },
  path = 'thumbnail',
  method = 'post',
  fileParam = 'file',
  required = [],
  canUpdate = true,
  answer = VIDEO,
}: Sample): Json {
  const responses = { '200': { description: 'OK', ...jsonBody(VIDEO) } };
  const requestBody = jsonBody({ ...object(sent), required });
  const file = object({ [fileParam]: { type: 'string', format: 'binary' } });
  return {
    openapi: '3.0.3',
    info: { title: 'Videos', version: '1' },
    paths: {
      '/videos': {
        get: { responses: { '200': { description: 'OK', ...jsonBody({ type: 'array', items: VIDEO }) } } },
        post: { requestBody, responses },
      },
      '/videos/{videoId}': {
        parameters: [ID],
        get: { responses },
        ...(canUpdate ? { put: { requestBody, responses } } : {}),
      },
      [`/videos/{videoId}/${path}`]: {
        parameters: [ID],
        [method]: {
          requestBody: { content: { 'multipart/form-data': { schema: file } } },
          responses: { '200': { description: 'OK', ...(answer ? jsonBody(answer) : {}) } },
        },
      },
    },
    components: {
      schemas: {
        Video: { ...object({ videoId: { type: 'integer' }, title: TEXT, ...fields }), required: ['thumbnail'] },
      },
    },
  };
}

async function importVideos(sample: Sample): Promise<{ text: string; video: Json; properties: Record<string, Json> }> {
  project.addDocument('petstore.yaml', () => JSON.stringify(describeVideos(sample)));
  const { text } = await project.run('petstore.yaml', '--resource', 'videos');
  const video = project.load('video.json');
  return { text, video, properties: video['properties'] as Record<string, Json> };
}

const getUploads = (properties: Record<string, Json>): Json =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, { 'x-ui': ui }]) => {
      const upload = (ui as Json | undefined)?.['upload'] as Json | undefined;
      return upload ? [[name, [(upload['call'] as Json)['endpoint'] ?? upload['call'], upload['responsePath']]]] : [];
    }),
  );

const POST = 'POST videos/{id}/thumbnail';
const FILES = ['.jpg', '.jpeg', '.png', '.webp'];

describe('a call that stores a file of one record is the upload of', () => {
  it.each<[string, Sample, Json]>([
    ['the field of its name', {}, { thumbnail: [POST, 'thumbnail'] }],
    ['the field with its address', { fields: { thumbnailUrl: TEXT } }, { thumbnailUrl: [POST, 'thumbnailUrl'] }],
    ['a field in snake case', { fields: { thumbnail_url: TEXT } }, { thumbnail_url: [POST, 'thumbnail_url'] }],
    [
      'the field that fits best',
      { fields: { thumbnailUrl: TEXT, thumbnail: TEXT, imageUrl: TEXT } },
      { thumbnail: [POST, 'thumbnail'] },
    ],
    ['the only picture, if it is one', { fields: { imageUrl: TEXT } }, { imageUrl: [POST, 'imageUrl'] }],
    [
      'the field that its parameter names',
      { fields: { subtitlePath: TEXT }, path: 'files', fileParam: 'subtitle' },
      { subtitlePath: ['POST videos/{id}/files', 'subtitlePath'] },
    ],
    [
      'the field after a verb',
      { fields: { poster: TEXT }, path: 'upload-poster', method: 'put' },
      { poster: ['PUT videos/{id}/upload-poster', 'poster'] },
    ],
    ['a field whose address is answered', { answer: object({ url: TEXT }) }, { thumbnail: [POST, 'url'] }],
    [
      'a field whose address is answered in an object',
      { answer: object({ data: object({ path: TEXT }) }) },
      { thumbnail: [POST, 'data.path'] },
    ],
    [
      'a field of the record in the answer',
      { answer: object({ data: VIDEO, success: { type: 'boolean' } }) },
      { thumbnail: [POST, 'data.thumbnail'] },
    ],
  ])('%s', async (_, sample, expected) => {
    const { text, properties } = await importVideos(sample);
    expect(getUploads(properties)).toEqual(expected);
    expect(text).not.toContain('is left out');
    expect(text).toMatch(/guessed: \w+: the file of one record is stored by this call, by its name/);
    expect(project.findErrors()).toEqual([]);
  });
});

describe('a call that stores a file of one record is an action with a file if', () => {
  it.each<[string, Sample]>([
    ['no field fits', { fields: { summary: TEXT } }],
    ['several pictures fit', { fields: { imageUrl: TEXT, coverUrl: TEXT } }],
    ['the field is no text', { fields: { thumbnail: { type: 'integer' } } }],
    ['the answer has no body', { answer: null }],
    ['the answer has no address', { answer: object({ id: { type: 'integer' } }) }],
    ['a new record needs the file', { required: ['thumbnail'] }],
    ['a saved record has no form', { canUpdate: false }],
  ])('%s', async (_, sample) => {
    const { text, video, properties } = await importVideos(sample);
    expect(getUploads(properties)).toEqual({});
    expect(text).not.toContain('is left out');
    expect(video).toMatchObject({
      'x-admin': {
        actions: {
          thumbnail: {
            call: { endpoint: POST, bodyFormat: 'multipart' },
            input: { properties: { file: { type: 'string', 'x-ui': { upload: { accept: FILES } } } } },
          },
        },
      },
    });
    expect(project.findErrors()).toEqual([]);
  });
});

it('a call that stores a file at a path that names more than the record is left out and named', async () => {
  const { text, video } = await importVideos({ path: 'thumbnails/{no}/thumbnail' });
  expect(text).toContain('POST videos/{videoId}/thumbnails/{no}/thumbnail is left out: it takes a file of no field');
  expect(video).not.toHaveProperty('x-admin.actions');
});

it('the second call that fills a field is left out and named', async () => {
  project.addDocument('petstore.yaml', () => {
    const api = describeVideos({}) as { paths: Record<string, Json> };
    const item = api.paths['/videos/{videoId}/thumbnail']!;
    return JSON.stringify({
      ...api,
      paths: { ...api.paths, '/videos/{videoId}/thumbnail': { ...item, put: item['post'] } },
    });
  });
  const { text } = await project.run('petstore.yaml', '--resource', 'videos');
  expect(text).toContain('PUT videos/{videoId}/thumbnail is left out: it takes a file of no field');
  expect(text).not.toContain('POST videos/{videoId}/thumbnail is left out');
});

it('a field that only this call fills can be edited, and is in no other request', async () => {
  const { video, properties } = await importVideos({ sent: { title: TEXT } });
  expect(properties['thumbnail']).not.toHaveProperty('readOnly');
  expect(properties['thumbnail']).toHaveProperty('$comment');
  expect(video).not.toHaveProperty('required');
  expect(video['x-admin']).toMatchObject({
    calls: { create: { bodyFields: ['title'] }, update: { bodyFields: ['title'] } },
    form: { fields: ['title', 'thumbnail'] },
  });
  expect(project.findErrors()).toEqual([]);
});

it('a field that requests must have but only the server writes is not required in the form', async () => {
  const { video, properties } = await importVideos({
    fields: { thumbnail: { ...TEXT, readOnly: true } },
    required: ['thumbnail'],
  });
  expect(getUploads(properties)).toEqual({ thumbnail: [POST, 'thumbnail'] });
  expect(video).not.toHaveProperty('required');
});
