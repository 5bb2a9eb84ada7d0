import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileEntity, getEntityFiles } from '../../../src/model/compile/compileEntity';
import { getManifestEntry } from '../../../src/model/compile/getManifestEntry';
import type { ManifestEntry } from '../../../src/model/entity/entity';
import { decodeManifestEntry, encodeManifestEntry } from '../../../src/model/registry/manifestEncoding';
import type { SchemaFiles } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';

const SCHEMA = 'schema';
const files: SchemaFiles = Object.fromEntries(
  readdirSync(SCHEMA)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(SCHEMA, file), 'utf8')) as unknown]),
);

/** Encodes an entry and passes it through JSON, as it is transferred. */
const encoded = (entry: ManifestEntry): ReturnType<typeof encodeManifestEntry> =>
  JSON.parse(JSON.stringify(encodeManifestEntry(entry))) as ReturnType<typeof encodeManifestEntry>;

const usual: ManifestEntry = {
  name: 'rate-plan',
  title: 'Rate Plans',
  ids: ['ratePlanId'],
  routes: [
    {
      list: '/rates/rate-plan',
      create: '/rates/rate-plan/create',
      update: '/rates/rate-plan/update/{ratePlanId}',
      view: '/rates/rate-plan/view/{id}',
    },
  ],
  page: { method: 'POST', path: 'rate/rate-plan-pages', dialect: 'pageNo/pageVo' },
};
const { page: _page, ...pageless } = usual;

const ODD: [string, ManifestEntry][] = [
  ['keeps all conventions', usual],
  ['has another title', { ...usual, title: 'Tariffs' }],
  ['has another id', { ...usual, ids: ['planPk'], routes: [{ list: '/r', update: '/r/update/{planPk}' }] }],
  ['has an id of several fields', { ...usual, ids: ['chargeBoxId', 'connectorId'] }],
  ['has no id', { ...usual, ids: [] }],
  ['has no page call', { ...pageless, routes: [{ list: '/r' }] }],
  ['has no list', { ...usual, routes: [{ update: '/settings' }] }],
  ['has no addresses', { ...usual, routes: [{}] }],
  ['has aliases', { ...usual, routes: [...usual.routes, { list: '/old', create: '/old/add' }] }],
  ['has its views in another order', { ...usual, routes: [{ view: '/r/view/{id}', list: '/r' }] }],
  ['has another dialect', { ...usual, page: { ...usual.page!, dialect: 'pageNum/pageCriteria' } }],
  ['names no dialect', { ...usual, page: { method: 'POST', path: 'x' } }],
  ['has a long page call', { ...usual, page: { method: 'GET', path: 'x', fixedParams: { a: 1 }, bodyFields: [] } }],
  ['is plain REST', { ...usual, page: { method: 'GET', path: 'rate-plans', dialect: 'simple-rest' } }],
  [
    'has a star in its addresses',
    {
      ...usual,
      routes: [{ list: '/a*/rate-plan' }],
      page: { method: 'POST', path: 'a*b', dialect: 'pageNo/pageVo' },
    },
  ],
  ['has defaults of its filters', { ...usual, defaults: { status: 'Active', tags: ['a'], on: false, zero: 0 } }],
  [
    'is part of another one, has a picture and a name',
    { ...usual, parentEntity: 'site', icon: 'rate', titleField: 'ratePlanName' },
  ],
  ['is the only one', { ...pageless, singleton: true, late: true, routes: [{ update: '/edit' }] }],
  ['has a name of one letter', { ...usual, name: 'a', title: 'As', ids: ['aId'], routes: [{ list: '/banana' }] }],
];

describe('a row of the manifest', () => {
  it.each(ODD)('gives back an entry that %s', (_, entry) => {
    expect(decodeManifestEntry(encoded(entry))).toEqual(entry);
  });

  it('says nothing that follows from the name', () => {
    expect(encoded(usual)).toEqual(['rate-plan', '/rates/*', 'cuv', 'rate/*-pages']);
    expect(encoded({ ...pageless, routes: [{ list: '/r' }] })).toEqual(['rate-plan', '/r']);
  });

  it.each(getEntityFiles(files))('gives back what is in %s', (file) => {
    const entry = getManifestEntry(compileEntity(file, files).entity);
    expect(decodeManifestEntry(encoded(entry))).toEqual(JSON.parse(JSON.stringify(entry)));
  });
});
