import { expect, it } from 'vitest';
import { createImportProject } from './support/importProject';

it.each<[string, string, object]>([
  [
    'petstore.yaml',
    'pets',
    {
      petstore: {
        list: {
          pageParam: 'page',
          pageSizeParam: 'size',
          maxPageSize: 50,
          sortParam: 'sort',
          totalHeader: 'X-Total-Count',
          searchParam: 'search',
        },
        update: { method: 'PATCH', changedFieldsOnly: true },
        etag: true,
        errors: {
          messagePath: ['detail', 'title'],
          fieldErrorsPath: 'errors',
          fieldPath: 'pointer',
          fieldMessagePath: 'detail',
        },
      },
    },
  ],
  ['orders-hal.json', 'orders', { order: { extends: 'hal', list: { arrayFormat: 'comma' } } }],
  [
    'devices-cursor.yaml',
    'devices',
    {
      fleet: {
        headers: { 'X-Tenant': 'sg' },
        list: {
          cursorParam: 'cursor',
          pageSizeParam: 'limit',
          maxPageSize: 200,
          rowsPath: 'items',
          nextCursorPath: 'next_cursor',
          hasNextPath: 'has_more',
          sortParam: 'order_by',
          orderParam: 'direction',
          orderFormat: { asc: 'ascending', desc: 'descending' },
          filterParams: { gte: '{field}[gte]', lte: '{field}[lte]' },
        },
        errors: { messagePath: 'error.message', fieldErrorsPath: 'error.violations', fieldPath: 'property' },
      },
    },
  ],
  [
    'tickets-search.yaml',
    'tickets',
    {
      helpdesk: {
        list: {
          method: 'POST',
          offsetParam: 'offset',
          pageSizeParam: 'limit',
          maxPageSize: 100,
          rowsPath: 'result.records',
          totalPath: 'result.count',
        },
        record: { responsePath: 'ticket', requestPath: 'ticket' },
        errors: { messagePath: 'message', fieldErrorsPath: 'errors' },
      },
    },
  ],
  [
    'accounts-springdoc.yaml',
    'accounts',
    {
      bank: {
        list: {
          pageParam: 'page',
          firstPage: 0,
          pageSizeParam: 'size',
          maxPageSize: 100,
          sortParam: 'sort',
          sortFormat: { asc: '{field},asc', desc: '{field},desc' },
          filterParams: { like: '{field}.contains' },
        },
        record: { requestIdPath: 'id' },
      },
    },
  ],
  [
    'racks-django.yaml',
    'racks',
    {
      'data-center': {
        list: {
          offsetParam: 'offset',
          pageSizeParam: 'limit',
          maxPageSize: 100,
          sortParam: 'ordering',
          rowsPath: 'results',
          totalPath: 'count',
          filterParams: { like: '{field}__ic', gte: '{field}__gte', lte: '{field}__lte' },
        },
      },
    },
  ],
  [
    'albums-jsonapi.yaml',
    'albums',
    {
      music: {
        list: {
          pageParam: 'page[number]',
          pageSizeParam: 'page[size]',
          maxPageSize: 25,
          sortParam: 'sort',
          rowsPath: 'data',
          totalPath: 'meta.total',
          filterParams: { eq: 'filter[{field}]' },
        },
        record: {
          responsePath: 'data',
          requestPath: 'data.attributes',
          requestIdPath: 'data.id',
          fixedBody: { data: { type: 'albums' } },
          fieldsPath: 'attributes',
        },
        update: { method: 'PATCH' },
        errors: {
          messagePath: 'errors.0.detail',
          fieldErrorsPath: 'errors',
          fieldPath: 'source.pointer',
          fieldMessagePath: 'detail',
          fieldPrefix: 'data.attributes',
        },
      },
    },
  ],
])('the dialect of %s is found in the document', async (file, resource, dialects) => {
  const project = createImportProject();
  project.addDocument(file);
  await project.run(file, '--resource', resource);
  const { $schema: _, ...written } = project.load('dialects.json');
  for (const [name, expected] of Object.entries(dialects)) {
    const { description, ...definition } = written[name] as Record<string, unknown>;
    expect(description).toMatch(/^The API /);
    expect(definition).toEqual(expected);
  }
});

it.each([
  ['articles-strapi.yaml', 'article.json', 'strapi'],
  ['rooms.har', 'room.json', 'json-server'],
])('%s speaks a preset, which needs no definition', async (file, entity, preset) => {
  const project = createImportProject();
  project.addDocument(file);
  await project.run(file, '--all');
  expect(JSON.stringify(project.load(entity))).toContain(`"dialect":"${preset}"`);
  expect(() => project.load('dialects.json')).toThrow();
});

it('a resource that differs has a dialect that extends that of the API', async () => {
  const project = createImportProject();
  project.addDocument('devices-cursor.yaml');
  await project.run('devices-cursor.yaml', '--resource', 'groups');
  expect(project.load('dialects.json')).toMatchObject({
    fleet: { list: { sortParam: 'order_by' } },
    'fleet-groups': { extends: 'fleet', list: { sortParam: null, orderParam: null, orderFormat: null } },
  });
  expect(JSON.stringify(project.load('group.json'))).toContain('"dialect":"fleet-groups"');
});

it('names no dialect in calls if it is the default of the project', async () => {
  const project = createImportProject();
  project.addDocument('petstore.yaml');
  project.write('dialects.json', '{ "$default": "petstore" }');
  await project.run('petstore.yaml', '--resource', 'pets');
  const { calls } = project.load('pet.json')['x-admin'] as { calls: object };
  expect(JSON.stringify(calls)).not.toContain('dialect');
  expect(project.load('dialects.json')).toMatchObject({ $default: 'petstore', petstore: { etag: true } });
  expect(project.findErrors()).toEqual([]);
});
