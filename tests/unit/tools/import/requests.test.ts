import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

const getAdmin = (file: string): Json => project.load(file)['x-admin'] as Json;

beforeEach(() => {
  project = createImportProject();
  project.addDocument('passes-form.yaml');
});

it('an API that takes forms, pages by the id of the last row, and reports one error at a time', async () => {
  await project.run('passes-form.yaml', '--resource', 'pass,notes');
  expect(project.load('dialects.json')).toMatchObject({
    'pass-desk': {
      list: {
        cursorParam: 'starting_after',
        nextCursorField: 'id',
        hasNextPath: 'has_more',
        filterParams: { gte: '{field}[gte]', lte: '{field}[lte]' },
      },
      errors: {
        messagePath: 'error.message',
        fieldErrorsPath: 'error',
        fieldPath: 'param',
        fieldMessagePath: 'message',
      },
    },
  });
  expect(project.findErrors()).toEqual([]);
});

it('one resource that takes forms, or has a field like a wrapper, does not change the others', async () => {
  await project.run('passes-form.yaml', '--resource', 'pass,notes');
  const { 'pass-desk': api, ...others } = project.load('dialects.json') as Record<string, Json>;
  expect(api).toMatchObject({ bodyFormat: 'form' });
  expect(api).not.toHaveProperty('record');
  expect(others).toMatchObject({ 'pass-desk-notes': { extends: 'pass-desk', bodyFormat: null } });
});

it('a field that only a new record takes is read-only or absent in an update', async () => {
  await project.run('passes-form.yaml', '--resource', 'pass');
  const { calls } = getAdmin('pass.json') as { calls: Json };
  expect(calls).toMatchObject({
    create: { endpoint: 'POST v1/passes', bodyFields: ['name', 'amount', 'limits', 'secret'] },
    update: { endpoint: 'POST v1/passes/{id}', bodyFields: ['name', 'state'] },
  });
  expect(project.load('pass.json')).toMatchObject({
    if: { required: ['id'] },
    then: {
      properties: { amount: { readOnly: true }, limits: { properties: { uses: { readOnly: true } } }, secret: false },
    },
    else: { properties: { state: false }, required: ['secret'] },
    required: ['name'],
  });
  expect(Object.keys(project.load('pass.json')['properties'] as Json)).not.toContain('expand');
});

it('a filter has its own codes, the format of the time that it compares, and columns say what sorts', async () => {
  const { text } = await project.run('passes-form.yaml', '--resource', 'pass');
  expect(getAdmin('pass.json')['list']).toMatchObject({
    columns: ['name', ...['amount', 'state', 'created', 'limits.uses'].map((field) => ({ field, sortable: false }))],
    filters: {
      properties: {
        created_gte: { type: 'string', format: 'date-time', title: 'Created from' },
        state: { oneOf: [{ const: 'open' }, { const: 'closed' }, { const: 'all' }], default: 'open' },
      },
    },
  });
  expect(text).toContain('old_name is left out: the document advises against it');
});

it('a record is identified by the field that the path names', async () => {
  await project.run('passes-form.yaml', '--resource', 'notes');
  expect(getAdmin('note.json')['idField']).toBe('number');
});

it('an id that users choose is entered at first, and is the name of the record', async () => {
  const change = (text: string): string =>
    text.replace('kind: { type: string } } }', 'code: { type: string } } }').replaceAll('note_number', 'code');
  project.addDocument('passes-form.yaml', (text) =>
    change(text).replace('number: { type: integer }', 'code: { type: string, maxLength: 8 }'),
  );
  await project.run('passes-form.yaml', '--resource', 'notes');
  expect(getAdmin('note.json')).toMatchObject({
    idField: 'code',
    titleField: 'code',
    form: { fields: ['code', 'payload'] },
  });
  expect(project.load('note.json')).toMatchObject({
    required: ['code'],
    properties: { code: { title: 'Code' } },
    if: { required: ['id'] },
    then: { properties: { code: { readOnly: true } } },
  });
  expect(project.findErrors()).toEqual([]);
});

it('the version of a record is sent back, and the key of a request is no field', async () => {
  project.addDocument('passes-form.yaml', (text) =>
    text
      .replace('expand: {', 'idempotency_key: { type: string }\n                expand: {')
      .replace('state: { type: string, enum: [open, closed] }', 'version: { type: integer }')
      .replace('        state: { type: string, enum: [open, closed] }', '        version: { type: integer }'),
  );
  await project.run('passes-form.yaml', '--resource', 'passes');
  const { properties, else: otherwise } = project.load('pass.json') as Record<string, Json>;
  expect(properties).toMatchObject({ version: { type: 'integer', 'x-ui': { sendBackUnchanged: true } } });
  expect(properties).not.toHaveProperty('idempotency_key');
  expect(otherwise).toEqual({ required: ['secret'] });
  expect(getAdmin('pass.json')).toMatchObject({
    calls: { update: { bodyFields: ['name', 'version'] } },
    form: { fields: ['name', 'amount', 'secret', 'limits'] },
  });
  expect(project.findErrors()).toEqual([]);
});

it('several resources of one name are told apart by their paths', async () => {
  project.addDocument('passes-form.yaml', (text) => text.replace('/v2/tickets', '/v2/passes'));
  const { ok, text } = await project.run('passes-form.yaml', '--resource', 'passes');
  expect(ok).toBe(false);
  expect(text).toContain('name one by its path, /v1/passes, /v2/passes');
  expect(await project.run('passes-form.yaml', '--resource', '/v2/passes')).toMatchObject({ ok: true });
});

it.each<[string, (text: string) => string, string]>([
  ['a token', (text) => text, 'Sign-in: a token in the header Authorization'],
  ['a key', (text) => text.replace('type: http, scheme: bearer', 'type: apiKey, in: header, name: X-Key'), 'X-Key'],
  ['a cookie', (text) => text.replace('type: http, scheme: bearer', 'type: apiKey, in: cookie, name: sid'), 'sid'],
  [
    'OAuth 2.0 with a password',
    (text) =>
      text.replace(
        'type: http, scheme: bearer',
        'type: oauth2, flows: { password: { tokenUrl: https://x.example/oauth/token, scopes: {} } }',
      ),
    '"endpoint": "POST oauth/token"',
  ],
  [
    'nothing',
    (text) => text.replace(/ {2}securitySchemes:\n.*\n/, '').replace('security: [{ key: [] }]', ''),
    'the document describes none',
  ],
])('the report says how to sign in: %s', async (_, change, expected) => {
  project.addDocument('passes-form.yaml', change);
  expect((await project.run('passes-form.yaml', '--resource', 'passes')).text).toContain(expected);
});
