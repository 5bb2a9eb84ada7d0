import { expect, it } from 'vitest';
import { findResources } from '../../../../tools/schema/import/api/findResources';
import { listOperations } from '../../../../tools/schema/import/api/operations';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { createImportProject, type ImportProject } from './support/importProject';

const ROWS = {
  type: 'array',
  items: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
};

const getAdmin = (project: ImportProject, file: string): Record<string, unknown> =>
  project.load(file)['x-admin'] as Record<string, unknown>;

it('paths that end with a slash keep it, and a call that changes several records is no update', async () => {
  const project = createImportProject();
  project.addDocument('racks-django.yaml');
  await project.run('racks-django.yaml', '--all');
  expect(getAdmin(project, 'rack.json')['calls']).toEqual({ rest: { path: 'api/racks/', dialect: 'data-center' } });
  expect(getAdmin(project, 'owner.json')['calls']).toEqual({
    page: { endpoint: 'GET api/owners/', dialect: 'data-center-owners' },
    get: 'listRow',
  });
  expect(project.load('options.json')).toMatchObject({ owners: { call: { endpoint: 'GET api/owners/' } } });
  expect(project.findErrors()).toEqual([]);
});

it('an id or a code that answers embed in an object is sent alone', async () => {
  const project = createImportProject();
  project.addDocument('racks-django.yaml');
  await project.run('racks-django.yaml', '--all');
  expect(project.load('rack.json')['properties']).toMatchObject({
    status: { type: 'string', oneOf: [{ const: 'planned' }, {}], 'x-ui': { serialization: 'embeddedId' } },
    owner: { type: ['integer', 'null'], 'x-ui': { options: 'owners', serialization: 'embeddedId' } },
  });
  expect(getAdmin(project, 'rack.json')['list']).toMatchObject({
    filters: { properties: { owner_id: { type: ['integer', 'null'], title: 'Owner', 'x-ui': { options: 'owners' } } } },
    columns: ['id', 'name', 'status', 'owner', 'height', 'created'],
  });
});

it('a record that is changed by POST, in an API whose paths have a parameter', async () => {
  const project = createImportProject();
  project.addDocument('customers-post.yaml');
  expect((await project.run('customers-post.yaml', '--all')).text).toContain(
    'customers is left out: it is at /admin/{store}/customers, say its parameter with --param store=…',
  );
  await project.run('customers-post.yaml', '--all', '--param', 'store=main');
  expect(getAdmin(project, 'customer.json')['calls']).toMatchObject({
    page: { endpoint: 'GET admin/main/customers' },
    update: { endpoint: 'POST admin/main/customers/{id}' },
  });
  expect(Object.keys(project.load('customer.json')['properties'] as object)).toEqual([
    'id',
    'email',
    'company_name',
    'attributes',
    'created_at',
  ]);
  expect(project.load('dialects.json')).toMatchObject({
    'shop-admin': {
      list: { offsetParam: 'first', pageSizeParam: 'max', filterParams: { gte: '{field}[$gte]' } },
      errors: { messagePath: 'errorMessage', fieldErrorsPath: 'errors', fieldMessagePath: 'errorMessage' },
    },
  });
  expect(project.findErrors()).toEqual([]);
});

it.each([
  ['put', 'page'],
  ['get', undefined],
])('of /pages and %s /pages/{id}, the entity is %s', (method, entityName) => {
  const rows = { responses: { 200: { description: 'Rows', content: { 'application/json': { schema: ROWS } } } } };
  const body = { requestBody: { content: { 'application/json': { schema: ROWS.items } } }, ...rows };
  const id = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const paths = {
    '/pages': { get: rows },
    '/pages/{id}': { parameters: id, [method]: method === 'get' ? rows : body },
  };
  const reader = new SchemaReader({ openapi: '3.1.0', info: { title: 'Wiki', version: '1' }, paths });
  expect(findResources(reader, listOperations(reader)).map((resource) => resource.entityName)).toEqual(
    entityName === undefined ? [] : [entityName],
  );
});
