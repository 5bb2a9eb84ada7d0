/** JSON Schemas without an id, in an envelope, or with several schemas in one document. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';
import { compileEntityModule } from '../../../support/entityModule';
import { createImportProject } from './support/importProject';

const TEXT = { type: 'string' };
const SERVER = { type: 'object', properties: { host: TEXT, port: { $ref: '#/definitions/port' } } };
const PORT = { type: 'integer', minimum: 1 };

it('all fields of a record without calls are data, whatever they mean in APIs', async () => {
  const project = createImportProject();
  const properties = { host: TEXT, version: TEXT, links: { type: 'array', items: TEXT }, fields: TEXT };
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify({ type: 'object', properties, required: ['version'] }));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  const entity = project.load('spec.json') as { properties: Record<string, Record<string, unknown>> };
  expect(Object.keys(entity.properties)).toEqual(['id', 'host', 'version', 'links', 'fields']);
  expect(entity.properties['version']).not.toHaveProperty('x-ui');
  expect(entity).toMatchObject({ 'x-admin': { form: { fields: ['host', 'version', 'links', 'fields'] } } });
});

it('values that are edited as JSON and unions of texts keep what the schema says of them', async () => {
  const project = createImportProject();
  const service = { type: 'object', properties: { image: TEXT, parts: { $ref: '#/definitions/map' } } };
  const document = {
    type: 'object',
    properties: {
      host: TEXT,
      services: { $ref: '#/definitions/map', title: 'Services' },
      symbol: { type: 'string', anyOf: [{ const: '' }, { pattern: String.raw`^\S+$` }] },
      host2: { type: 'string', anyOf: [{ pattern: '^a' }, { maxLength: 3 }] },
      ports: { type: 'array', items: { type: 'integer' } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { name: TEXT, parts: { $ref: '#/definitions/map' } } },
      },
      free: { type: 'object' },
    },
    required: ['ports', 'rows'],
    definitions: { map: { type: 'object', additionalProperties: { $ref: '#/definitions/service' } }, service },
  };
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  expect(project.findErrors()).toEqual([]);
  const { properties } = project.load('spec.json') as { properties: Record<string, Record<string, object>> };
  expect(properties['services']).toMatchObject({
    items: { properties: { image: TEXT, parts: { $ref: expect.any(String), 'x-ui': { widget: 'json' } } } },
    'x-ui': { serialization: 'map' },
  });
  expect(properties['rows']?.['items']).toMatchObject({ properties: { parts: { 'x-ui': { serialization: 'map' } } } });
  expect(properties['symbol']).toMatchObject({ pattern: String.raw`^\S+$|^$` });
  expect(properties['host2']).toMatchObject({ anyOf: [{ pattern: '^a' }, { maxLength: 3 }] });
  expect(properties['free']).toEqual({ type: 'object', title: 'Free', 'x-ui': { widget: 'json' } });
  const files = Object.fromEntries(readSchemaFolder(project.dir).map(({ name, text }) => [name, JSON.parse(text)]));
  const { validators } = compileEntityModule('spec.json', files);
  const record = {
    ports: [1],
    rows: [{ name: 'a' }],
    services: [{ $key: 'web', image: 'a', parts: { b: { image: 'c' } } }],
  };
  expect(validators.record(record)).toBe(true);
  expect(validators.record({ ...record, services: [{ $key: 'web', image: 'a', parts: { b: { image: 5 } } }] })).toBe(
    false,
  );
});

it('a schema whose fields are those of variants becomes an entity', async () => {
  const project = createImportProject();
  const area = { title: 'Area', type: 'object', properties: { kind: { const: 'area' }, size: { type: 'number' } } };
  const line = { title: 'Line', type: 'object', properties: { kind: { const: 'line' }, length: { type: 'number' } } };
  const document = {
    $ref: '#/definitions/mark',
    definitions: { area, line, mark: { anyOf: [{ $ref: '#/definitions/area' }, { $ref: '#/definitions/line' }] } },
  };
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  const { properties } = project.load('mark.json') as { properties: Record<string, object> };
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['kind', 'size', 'length']));
});

it('a required union asks for a variant, an optional one does not', async () => {
  const project = createImportProject();
  const union = { oneOf: [TEXT, { type: 'array', items: TEXT }] };
  writeFileSync(
    join(project.root, 'spec.json'),
    JSON.stringify({ type: 'object', properties: { kind: union, other: union, host: TEXT }, required: ['kind'] }),
  );
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  const { properties } = project.load('spec.json') as { properties: Record<string, object> };
  expect(properties['kind']).toMatchObject({ required: ['$variant'] });
  expect(properties['other']).not.toHaveProperty('required');
});

it('references to other files are found by their ids and names', async () => {
  const project = createImportProject();
  const write = (name: string, schema: object) => writeFileSync(join(project.root, name), JSON.stringify(schema));
  mkdirSync(join(project.root, 'parts', 'deep'), { recursive: true });
  const $ref = (ref: string) => ({ $ref: ref });
  const code = { type: 'string', pattern: '^[A-Z]+$' };
  write('parts/order.json', {
    id: '/order',
    type: 'object',
    properties: {
      byId: $ref('/code'),
      byName: $ref('size.json#'),
      byPart: $ref('size.json#/definitions/unit'),
      byPath: $ref('deep/area.json'),
      inside: $ref('own'),
      absent: $ref('none.json'),
      foreign: $ref('https://example.com/size.json'),
      broken: $ref('a%zz.json'),
      folder: $ref('deep'),
      default: $ref('size.json#/definitions/unit'),
      byOwnName: $ref('order.json#/definitions/own'),
      marked: $ref('a~b.json'),
      tree: $ref('tree.json'),
    },
    definitions: { own: { id: '/own', type: 'boolean' } },
  });
  write('parts/code_schema.json', { id: '/code', ...code });
  write('parts/size.json', {
    $id: 'https://example.org/size.json',
    $ref: '#/definitions/width',
    definitions: { width: { type: 'number', minimum: 2 }, unit: { enum: ['mm', 'cm'] } },
  });
  write('parts/deep/area.json', { type: 'object', properties: { unit: $ref('../size.json#/definitions/unit') } });
  write('parts/tree.json', { type: 'object', properties: { name: TEXT, next: $ref('tree.json') } });
  writeFileSync(join(project.root, 'parts', 'a~b.json'), `\uFEFF${JSON.stringify(code)}`);
  writeFileSync(join(project.root, 'parts', 'broken.json'), '{');
  expect(await project.run('parts/order.json')).toMatchObject({ ok: true });
  const { properties } = project.load('order.json') as { properties: Record<string, object> };
  expect(properties).toMatchObject({
    byId: code,
    byName: { type: 'number', minimum: 2 },
    byPart: { enum: ['mm', 'cm'] },
    byPath: { type: 'object', properties: { unit: { enum: ['mm', 'cm'] } } },
    inside: { type: 'boolean' },
    absent: { 'x-ui': { widget: 'json' } },
    foreign: { 'x-ui': { widget: 'json' } },
    broken: { 'x-ui': { widget: 'json' } },
    folder: { 'x-ui': { widget: 'json' } },
    default: { enum: ['mm', 'cm'] },
    byOwnName: { type: 'boolean' },
    marked: code,
    tree: { type: 'object', properties: { name: TEXT, next: { 'x-ui': { widget: 'json' } } } },
  });
});

it.each([
  ['3.0.0.json', 'AsyncAPI 3.0.0 document.', 'async-api-3-0-0-document.json'],
  ['a.json', 'JSON schema for Nx configuration', 'nx-configuration.json'],
  ['a.json', 'Resume Schema', 'resume.json'],
  ['a.json', 'Nx configuration for JSON schema', 'nx-configuration.json'],
  ['a.json', 'Vitamin A Schema', 'vitamin-a.json'],
  ['a.json', 'Check In JSON Schema', 'check-in.json'],
  ['1.2.json', 'Open 1.2 schema.', 'open-1-2.json'],
  ['schema.json', undefined, 'schema.json'],
  ['ABC.json', undefined, 'abc.json'],
  ['3.0.0.json', undefined, 'record.json'],
  ['dogs.json', 'Dogs (all)', 'dog.json'],
  ['2026-07/orders/create.json', undefined, 'order.json'],
  ['2026-07/orders/create.json', 'Purchase', 'purchase.json'],
  ['seq-json-schema/package/schema.json', undefined, 'seq.json'],
  ['orders/request_body.schema.json', undefined, 'order.json'],
  ['orders/order-line.json', undefined, 'order-line.json'],
  ['schemas/v2/index.json', undefined, 'index.json'],
])('the file %s with the title %s is written to %s', async (file, title, written) => {
  const project = createImportProject();
  mkdirSync(join(project.root, dirname(file)), { recursive: true });
  writeFileSync(
    join(project.root, file),
    JSON.stringify({ type: 'object', properties: { host: TEXT }, ...(title ? { title } : {}) }),
  );
  expect(await project.run(file)).toMatchObject({ ok: true });
  expect(project.load(written)).toMatchObject({ properties: { host: TEXT } });
});

it.each([
  ['', 'spec.json  there is no schema with fields; import one of spec.json#/a, spec.json#/b'],
  ['#/none', 'spec.json#/none  there is no schema with fields; import one of spec.json#/a, spec.json#/b'],
])('a document of several schemas names them: %s', async (pointer, text) => {
  const project = createImportProject();
  const document = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $ref: '#/definitions/port',
    a: SERVER,
    b: SERVER,
    definitions: { port: PORT },
  };
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify(document));
  expect(await project.run(`spec.json${pointer}`)).toEqual({ ok: false, text });
});

it('a list with few fields shows those inside of objects', async () => {
  const project = createImportProject();
  const address = { type: 'object', properties: { city: TEXT, notes: { type: 'array', items: TEXT } } };
  writeFileSync(
    join(project.root, 'spec.json'),
    JSON.stringify({ type: 'object', properties: { name: TEXT, address } }),
  );
  await project.run('spec.json');
  expect(project.load('spec.json')).toMatchObject({
    'x-admin': { list: { columns: ['id', 'name', 'address.city', 'address.notes'] } },
  });
});

it('a list that contains itself does not stop an import', async () => {
  const project = createImportProject();
  const any = { type: ['array', 'string'], items: { $ref: '#/definitions/any' } };
  const tree = { type: 'array', items: { $ref: '#/definitions/tree' } };
  const properties = { name: TEXT, values: { $ref: '#/definitions/tree' }, other: { $ref: '#/definitions/any' } };
  writeFileSync(join(project.root, 'card.json'), JSON.stringify({ properties, definitions: { any, tree } }));
  expect(await project.run('card.json')).toMatchObject({ ok: true });
  expect(project.load('card.json')).toMatchObject({ properties: { values: { 'x-ui': { widget: 'json' } } } });
});
