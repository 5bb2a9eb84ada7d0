import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundleSchemaFiles } from '../../../../tools/schema/import/source/bundleSchemaFiles';
import { createImportProject } from './support/importProject';

it('references inside of values stay as they are, with the files to which no schema refers', () => {
  const { root } = createImportProject();
  writeFileSync(join(root, 'size.json'), '{}');
  writeFileSync(join(root, 'unit.json'), '{ "type": "string" }');
  const properties = { size: { const: { $ref: 'size.json' } }, unit: { $ref: 'unit.json' } };
  expect(bundleSchemaFiles(join(root, 'order.json'), { properties })).toEqual({
    document: {
      properties: { ...properties, unit: { $ref: '#/x-files/unit.json' } },
      'x-files': { 'unit.json': { type: 'string' } },
    },
    missing: [],
  });
});

it('a schema is found by its address among the files of the package; one that no file has is named', async () => {
  const project = createImportProject();
  const write = (name: string, value: object): void => {
    mkdirSync(dirname(join(project.root, name)), { recursive: true });
    writeFileSync(join(project.root, name), JSON.stringify(value));
  };
  const $ref = (ref: string) => ({ $ref: ref });
  write('package/package.json', { name: 'schemas' });
  write('package/common/redis.json', {
    $id: 'https://example.com/redis/v1#',
    type: 'object',
    properties: { port: $ref('port#/$defs/tcp') },
  });
  write('package/common/deep/port.json', {
    $id: 'https://example.com/redis/port',
    $defs: { tcp: { type: 'integer', maximum: 65535 } },
  });
  write('package/node_modules/other/none.json', { $id: 'https://example.com/none', type: 'string' });
  const properties = {
    redis: $ref('https://example.com/redis/v1'),
    none: $ref('https://example.com/none'),
    lost: $ref('#/definitions/lost'),
  };
  write('package/maps/map.json', { type: 'object', properties });
  expect(await project.run('package/maps/map.json')).toMatchObject({
    ok: true,
    text: expect.stringContaining(
      'no file has https://example.com/none, #/definitions/lost: such values are edited as JSON, of any form',
    ),
  });
  expect(project.load('map.json')).toMatchObject({
    properties: { redis: { properties: { port: { type: 'integer', maximum: 65535 } } } },
  });
});

it('without a package, a schema is found by its address in the folder above and the folders beside', () => {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (name: string, value: object): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(value));
  };
  write('model/Entity.schema.json', { $id: 'Entity', properties: { owner: { $ref: 'common#owner' } } });
  write('model/shared/common.schema.json', {
    $id: 'common',
    definitions: { owner: { $id: '#owner', type: 'string' } },
  });
  write('model/shared/deep/far.json', { $id: 'Far', type: 'string' });
  write('model/kinds/component.json', {});
  const properties = { far: { $ref: 'Far' } };
  const document = { $id: 'Component', allOf: [{ $ref: 'Entity' }, { properties }] };
  expect(bundleSchemaFiles(join(root, 'model/kinds/component.json'), document)).toMatchObject({
    document: {
      allOf: [{ $ref: '#/x-files/..~1Entity.schema.json' }, { properties }],
      'x-files': {
        '../Entity.schema.json': {
          properties: { owner: { $ref: '#/x-files/..~1shared~1common.schema.json/definitions/owner' } },
        },
      },
    },
    missing: ['Far'],
  });
});

it.each<[string, Record<string, object>, string | undefined]>([
  [
    'of a schema, not of a record',
    { 'data/a.json': { id: 'Owner', price: 3 }, 'z/o.json': { id: 'Owner', type: 'object' } },
    'z/o.json',
  ],
  [
    'of the whole file, not of a part',
    { 'a/c.json': { properties: { x: { $id: 'Owner' } } }, 'z/o.json': { $id: 'Owner' } },
    'z/o.json',
  ],
  [
    'of the nearest file',
    { 'a/deep/o.json': { $id: 'Owner', type: 'string' }, 'z/o.json': { $id: 'Owner' } },
    'z/o.json',
  ],
  ['of equal files', { 'a/o.json': { $id: 'Owner' }, 'z/o.json': { $id: 'Owner' } }, 'a/o.json'],
  [
    'of one version only',
    { 'v1/o.json': { $id: 'Owner', type: 'string' }, 'v2/o.json': { $id: 'Owner', type: 'object' } },
    undefined,
  ],
  ['that is not empty', { 'a/o.json': { $id: '#' } }, undefined],
])('an address is that %s', (_, files, found) => {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = { ...files, 'package.json': {}, 'main/m.json': {} };
  for (const [name, value] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(value));
  }
  const { document, missing } = bundleSchemaFiles(join(root, 'main/m.json'), {
    properties: { owner: { $ref: 'Owner' } },
  });
  expect(Object.keys(document['x-files'] ?? {})).toEqual(found === undefined ? [] : [`../${found}`]);
  expect(missing).toEqual(found === undefined ? ['Owner'] : []);
});

it('a schema of the folder is found by its address, whatever version is stated behind it', () => {
  const { root } = createImportProject();
  const score = { $id: 'https://example.com/score.json?20170531', type: 'integer' };
  writeFileSync(join(root, 'score-of-2017.json'), JSON.stringify(score));
  const document = {
    $id: 'https://example.org/note',
    properties: { score: { $ref: 'https://example.com/score.json' } },
  };
  expect(bundleSchemaFiles(join(root, 'note.json'), document)).toMatchObject({
    document: { properties: { score: { $ref: '#/x-files/score-of-2017.json' } } },
    missing: [],
  });
});

it('a schema is found by the way from the address of the document to its own', () => {
  const { root } = createImportProject();
  const write = (name: string, value: object): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify(value));
  };
  const host = 'https://example.com/s';
  write('core/parts/unit.json', { $id: `${host}/core/parts/unit.json`, $ref: `${host}/other/size.json#/$defs/one` });
  write('other/size.json', { $defs: { one: { type: 'integer' } } });
  const properties = { unit: { $ref: `${host}/core/parts/unit.json` }, none: { $ref: 'https://b.org/core/x.json' } };
  const { document, missing } = bundleSchemaFiles(join(root, 'core/main.json'), {
    $id: `${host}/core/main.json`,
    properties,
  });
  expect(missing).toEqual(['https://b.org/core/x.json']);
  expect(document).toMatchObject({
    properties: { unit: { $ref: '#/x-files/parts~1unit.json' } },
    'x-files': {
      'parts/unit.json': { $ref: '#/x-files/..~1other~1size.json/$defs/one' },
      '../other/size.json': { $defs: { one: { type: 'integer' } } },
    },
  });
});

it('a name is found relative to an address that is none of the web', () => {
  const { root } = createImportProject();
  writeFileSync(join(root, 'more.json'), JSON.stringify({ $id: '@a/b/shared', $defs: { X: { $anchor: 'x' } } }));
  const document = { $id: '@a/b/main', properties: { x: { $ref: 'shared#x' } } };
  expect(bundleSchemaFiles(join(root, 'main.json'), document)).toMatchObject({
    document: { properties: { x: { $ref: '#/x-files/more.json/$defs/X' } } },
    missing: [],
  });
});

it('a file whose `$id` is only a fragment is found by it, unless the document itself has such an anchor', () => {
  const { root } = createImportProject();
  for (const name of ['Entity', 'Own'])
    writeFileSync(join(root, `${name}.json`), JSON.stringify({ $id: `#${name}`, type: 'object' }));
  const document = {
    $id: '#Vendor',
    allOf: [{ $ref: '#Entity' }, { $ref: '#Own' }],
    $defs: { own: { $anchor: 'Own' } },
  };
  expect(bundleSchemaFiles(join(root, 'Vendor.json'), document)).toEqual({
    document: {
      ...document,
      allOf: [{ $ref: '#/x-files/Entity.json' }, { $ref: '#Own' }],
      'x-files': { 'Entity.json': { type: 'object' } },
    },
    missing: [],
  });
});

it('a file is found by its address although its name ends in another way', () => {
  const { root } = createImportProject();
  mkdirSync(join(root, 'a'));
  mkdirSync(join(root, 'b'));
  const host = 'https://example.com/s';
  writeFileSync(join(root, 'b/size.schema.json'), JSON.stringify({ id: `${host}/b/size.json`, type: 'integer' }));
  const document = { id: `${host}/a/main.json`, properties: { size: { $ref: `${host}/b/size.json` } } };
  expect(bundleSchemaFiles(join(root, 'a/main.schema.json'), document)).toMatchObject({
    document: { properties: { size: { $ref: '#/x-files/..~1b~1size.schema.json' } } },
    missing: [],
  });
});

it.each([
  'http://json-schema.org/schema#',
  'http://json-schema.org/draft-07/schema',
  'https://json-schema.org/draft/2020-12/schema',
])('the schema of schemas is known: %s', ($ref) => {
  const { root } = createImportProject();
  const { document, missing } = bundleSchemaFiles(join(root, 'main.json'), { properties: { filter: { $ref } } });
  expect(missing).toEqual([]);
  expect(Object.values(document['x-files'] as object)).toEqual([{ type: ['object', 'boolean'] }]);
});

it('a document whose own address cannot be read still has the schemas of its own', () => {
  const { root } = createImportProject();
  const lost = 'https://example.com/size.json';
  const document = { $id: 'http://[bad', properties: { size: { $ref: lost } } };
  expect(bundleSchemaFiles(join(root, 'main.json'), document)).toEqual({ document, missing: [lost] });
});
