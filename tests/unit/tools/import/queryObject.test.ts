/** A parameter that is an object with the whole query, as LoopBack describes it: pages, order and conditions. */
import { beforeEach, expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject, type ImportProject } from './support/importProject';

let project: ImportProject;

beforeEach(() => {
  project = createImportProject();
});

const INTEGER = { type: 'integer' };
const TEXT = { type: 'string' };
const LOT = { id: INTEGER, name: TEXT, isOpen: { type: 'boolean' }, place: { type: 'object' } };

function describeLots(filter: Json): string {
  const lots = { type: 'array', items: { type: 'object', properties: LOT } };
  const parameters = [{ name: 'filter', in: 'query', content: { 'application/json': { schema: filter } } }];
  const responses = { 200: { description: '', content: { 'application/json': { schema: lots } } } };
  return JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'Desk', version: '1' },
    paths: { '/lots': { get: { parameters, responses } } },
  });
}

async function importLots(properties: Json): Promise<{ list: Json; filters: unknown }> {
  project.addDocument('petstore.yaml', () => describeLots({ type: 'object', properties }));
  await project.run('petstore.yaml', '--resource', 'lots');
  const { desk } = project.load('dialects.json') as Record<string, Json>;
  const { list } = project.load('lot.json')['x-admin'] as { list: Json };
  expect(project.findErrors()).toEqual([]);
  return { list: desk!['list'] as Json, filters: list['filters'] };
}

const PAGES = { offset: INTEGER, limit: INTEGER, skip: INTEGER };
const ORDER = { oneOf: [TEXT, { type: 'array', items: TEXT }] };
const FREE = { type: 'object', additionalProperties: true };

it('is pages, an order and conditions for each field that can be compared', async () => {
  const { list, filters } = await importLots({ ...PAGES, order: ORDER, where: FREE, fields: FREE });
  expect(list).toEqual({
    offsetParam: 'filter[offset]',
    pageSizeParam: 'filter[limit]',
    maxPageSize: 100,
    sortParam: 'filter[order]',
    sortFormat: { asc: '{field} ASC', desc: '{field} DESC' },
    filterParams: { eq: 'filter[where][{field}]' },
  });
  expect(filters).toEqual(['name', 'isOpen']);
});

it('has an order with a minus where it has no words of SQL', async () => {
  const { list, filters } = await importLots({ page: INTEGER, limit: INTEGER, sort: TEXT });
  expect(list).toMatchObject({ pageParam: 'filter[page]', sortParam: 'filter[sort]' });
  expect(list).not.toHaveProperty('sortFormat');
  expect(filters).toBeUndefined();
});

it('is an object of filters without the parameters of a page', async () => {
  const { list, filters } = await importLots({ name: TEXT, order: INTEGER });
  expect(list).toMatchObject({ filterParams: { eq: 'filter[{field}]' } });
  expect(list).not.toHaveProperty('sortParam');
  expect(filters).toMatchObject({ properties: { name: {} } });
});
