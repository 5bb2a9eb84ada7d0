/** By which field the records of a schema are called. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getRecordName, getSubject } from '../../../../tools/schema/import/source/documentName';
import { createImportProject } from './support/importProject';
import { importSchema, TEXT } from './support/importSchema';

const BADGE = { type: 'object', properties: { name: TEXT }, required: ['name'] };
const ONLY = { ...TEXT, enum: ['observation'] };
const VERSION = { ...TEXT, enum: ['1.0', '2.0'] };

it.each<[string, Record<string, object>, string | undefined]>([
  ['a version', { fhirVersion: TEXT }, undefined],
  ['a short version', { ver: TEXT }, undefined],
  ['a date without a format', { issuedOn: TEXT }, undefined],
  ['a time of UTC', { createdAtUtc: TEXT }, undefined],
  ['a code of a list', { kind: VERSION }, undefined],
  ['who published it, and in what currency', { publisher: TEXT, currency: TEXT }, undefined],
  ['a hash', { dataHash: TEXT }, undefined],
  ['a time and a plain text', { issuedOn: TEXT, narrative: TEXT }, 'narrative'],
  ['a text whose name only ends like a time', { habitat: TEXT }, 'habitat'],
  ['a keyword of linked data', { '@context': TEXT }, undefined],
  ['a type', { eventType: TEXT }, undefined],
  ['a code of something else', { serviceCode: TEXT }, undefined],
  ['a version and a name in an object', { version: TEXT, badge: BADGE }, undefined],
  [
    'labels of something else',
    { label: { ...TEXT, description: 'Labels to add, with commas between them' } },
    undefined,
  ],
  ['a name that is the same in all records', { schemaName: { ...TEXT, const: 'observation' }, name: ONLY }, undefined],
  ['a headline beside a version', { version: TEXT, headline: TEXT }, 'headline'],
  ['a caption', { version: TEXT, caption: TEXT }, 'caption'],
  ['a summary, but nothing shorter', { details: TEXT, summary: TEXT }, 'summary'],
  ['a summary beside a title', { summary: TEXT, title: TEXT }, 'title'],
  [
    'the name of a host in metadata, but no host',
    { host: { ...TEXT, format: 'hostname' }, metadata: { properties: { name: { ...TEXT, format: 'hostname' } } } },
    'metadata.name',
  ],
  [
    'a title in metadata',
    { size: { type: 'integer' }, file_metadata: { properties: { title: TEXT } } },
    'file_metadata.title',
  ],
  ['a number of a document', { issuedOn: TEXT, invoiceNumber: TEXT }, 'invoiceNumber'],
])('%s', async (_, properties, name) => {
  const { file } = await importSchema({ properties, required: Object.keys(properties) });
  expect(file['x-admin']).toMatchObject(name === undefined ? { idField: 'id' } : { titleField: name });
  if (name === undefined) expect(file['x-admin']).not.toHaveProperty('titleField');
});

const WRAPPED = {
  type: 'object',
  properties: { code: TEXT, author: { properties: { name: TEXT } }, title: TEXT },
  required: ['code', 'author', 'title'],
};
it.each<[string, Record<string, object>, string | undefined]>([
  ['in the only object', { document: WRAPPED, parts: { type: 'array', items: TEXT } }, 'document.title'],
  [
    'in an object of the only object',
    { kind: { const: 1 }, data: { type: 'object', properties: { device: WRAPPED }, required: ['device'] } },
    'data.device.title',
  ],
  [
    'no choice of a part',
    {
      app: {
        properties: { runtime: { properties: { name: { ...TEXT, enum: ['a', 'b'] } }, required: ['name'] } },
        required: ['runtime'],
      },
    },
    undefined,
  ],
  [
    'that an object must have, before one that it may have',
    {
      meta: { properties: { size: TEXT }, required: ['size'] },
      data: { properties: { name: TEXT, identity: TEXT }, required: ['identity'] },
    },
    'data.identity',
  ],
  [
    'of none of several like objects',
    { all: { properties: { chrome: WRAPPED, firefox: WRAPPED }, required: ['chrome', 'firefox'] } },
    undefined,
  ],
  ['in an object beside a value of the record', { size: { type: 'integer' }, document: WRAPPED }, undefined],
])('a name %s', async (_, properties, name) => {
  const { file } = await importSchema({ properties, required: Object.keys(properties) });
  expect((file['x-admin'] as { titleField?: string }).titleField).toBe(name);
});

it.each<[string, Record<string, object>, string[], string | undefined]>([
  ['a subject that may be null', { subject: { type: ['string', 'null'] }, size: TEXT }, [], undefined],
  ['a description that may be missing', { description: TEXT, version: TEXT }, ['version'], undefined],
  ['a version without a capital', { specversion: TEXT }, ['specversion'], undefined],
  ['what the document calls a name', { nm: { ...TEXT, title: 'Name' }, fr: TEXT }, ['fr'], 'nm'],
  ['a required name beside an optional text', { project: BADGE, folder: TEXT }, ['project'], 'project.name'],
])('%s', async (_, properties, required, name) => {
  const { file } = await importSchema({ properties, required });
  expect((file['x-admin'] as { titleField?: string }).titleField).toBe(name);
});

it.each([
  ['Identifier of the order', 'Identifier of the order'],
  ['Id', 'ID'],
])('an id that the document calls %s is called %s', async (title, shown) => {
  const { file } = await importSchema({ properties: { id: { ...TEXT, title }, name: TEXT }, required: ['id'] });
  expect(file['properties']).toMatchObject({ id: { title: shown } });
});

it('required read-only texts of a JSON Schema are filled in, but no ids and times', async () => {
  const readOnly = { ...TEXT, readOnly: true };
  const owner = { type: 'object', properties: { userId: readOnly, rank: readOnly }, required: ['userId', 'rank'] };
  const properties = {
    name: TEXT,
    version: readOnly,
    note: readOnly,
    createdAt: { ...readOnly, format: 'date-time' },
    updatedBy: readOnly,
    owner,
  };
  const required = ['name', 'version', 'createdAt', 'updatedBy', 'owner'];
  const { file } = await importSchema({ properties, required });
  const built = file as { properties: Record<string, { readOnly?: boolean; properties: Record<string, object> }> };
  const released = Object.keys(properties).filter((name) => !built.properties[name]?.readOnly);
  expect(released).toEqual(['name', 'version', 'owner']);
  expect(built.properties['owner']!.properties).toMatchObject({ userId: { readOnly: true } });
  expect(built.properties['owner']!.properties['rank']).not.toHaveProperty('readOnly');
});

it.each([
  ['dog-breeds.schema.json', 'dog-breeds'],
  ['catalogue-v4.3.json', 'catalogue'],
  ['catalogue-4.3.json', 'catalogue'],
  ['iso-3166.json', 'iso-3166'],
  ['orders/3.0.0.json', 'orders'],
  ['seq-json-schema-1.3.1/schema.json', 'seq'],
])('the records of %s are called %s', (file, name) => expect(getRecordName(file)).toBe(name));

it.each([
  ['get-order-by-id-response-body', 'order'],
  ['create-order', 'create-order'],
  ['post-code', 'post-code'],
  ['add-on', 'add-on'],
  ['create-order-request-body', 'order'],
  ['create-label-from-shipment-request-body', 'label'],
  ['add-to-batch-request-body', 'batch'],
  ['create-proof-of-delivery-request-body', 'proof-of-delivery'],
  ['purchase-request', 'purchase-request'],
  ['status-update', 'status-update'],
  ['product-v1', 'product'],
  ['app-config-yaml', 'app-config'],
  ['target-spec-json-schema', 'target-spec'],
  ['json', 'json'],
  ['geo-schema-aardvark', 'geo-aardvark'],
  ['schema', 'schema'],
])('a record that is called %s is a %s', (name, subject) => expect(getSubject(name)).toBe(subject));

it.each([
  ['eu-dcc.json', 'EU DCC', 'EU DCCs', 'EU DCC'],
  ['open-api-cli-config.json', 'OpenAPI CLI Config', 'OpenAPI CLI Configs', 'OpenAPI CLI config'],
  ['plain-thing.json', 'plain Thing', 'Plain Things', 'plain thing'],
  ['plugin-manifest.json', 'PluginManifest', 'Plugin Manifests', 'plugin manifest'],
  ['github.json', 'GitHub', 'GitHubs', 'GitHub'],
  ['pay-pal.json', 'PayPal', 'PayPals', 'PayPal'],
])('%s has the capitals of %s', async (file, title, plural, singularName) => {
  const project = createImportProject();
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify({ title, properties: { id: TEXT, name: TEXT } }));
  expect(await project.run('spec.json')).toMatchObject({ ok: true });
  expect(project.load(file)).toMatchObject({ title: plural, 'x-admin': { singularName } });
});

it.each([
  ['Page', 'page'],
  ['Findings', 'findings'],
  ['Build Options', 'build-options'],
  ['Product metadata', 'product-metadata'],
  ['Navigation', 'navigation-record'],
  ['A JSON Schema for Things', 'things'],
  ['Schema', 'spec'],
  ['Artifact Created', 'artifact-created-event'],
  ['Data Feed', 'data-feed'],
])('the title "%s" of an object names the entity %s', async (title, name) => {
  const project = createImportProject();
  writeFileSync(join(project.root, 'spec.json'), JSON.stringify({ title, properties: { name: TEXT } }));
  expect((await project.run('spec.json')).text).toContain(`schema/${name}.json is ready`);
});

it.each<[string, object, string]>([
  ['brands.json', { title: 'Brands', type: 'array', items: { properties: { name: TEXT } } }, 'brand'],
  ['products.json', { properties: { name: TEXT } }, 'product'],
  ['360-giving.json', { title: '360Giving Grant Schema', properties: { name: TEXT } }, 'giving-grant'],
  ['kas.json', { properties: { name: TEXT } }, 'kas'],
])('%s names one of its records', async (file, document, name) => {
  const project = createImportProject();
  writeFileSync(join(project.root, file), JSON.stringify(document));
  expect((await project.run(file)).text).toContain(`schema/${name}.json is ready`);
});

it('a form has required sections before others, and no field against which the document advises', async () => {
  const part = { type: 'object', properties: { size: TEXT } };
  const { file } = await importSchema({
    properties: {
      inner: { ...TEXT, deprecated: 'For tests only' },
      metadata: part,
      nodes: { ...part, deprecated: false },
      title: { ...TEXT, deprecated: '' },
    },
    required: ['nodes'],
  });
  expect(file['x-admin']).toMatchObject({ form: { fields: ['title', 'nodes', 'metadata'] } });
});

it.each([[{}], [true], [{ description: 'Where the schema is' }], [TEXT]])(
  'the address of the schema of a record, described as %j, is a text',
  async ($schema) => {
    const { file } = await importSchema({ properties: { $schema, title: TEXT } });
    expect(file['properties']).toMatchObject({ $schema: TEXT });
  },
);
