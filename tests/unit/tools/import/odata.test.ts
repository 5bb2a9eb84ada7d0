/** A document that was generated from the metadata of an OData service. */
import { expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { createImportProject } from './support/importProject';

async function importPeople(change?: (text: string) => string): Promise<Json> {
  const project = createImportProject();
  project.addDocument('people-odata.yaml', change);
  expect(await project.run('people-odata.yaml', '--resource', 'people')).toMatchObject({ ok: true });
  expect(project.findErrors()).toEqual([]);
  return project.load('person.json');
}

it('is imported with the preset, filters of its query language and keys between quotes', async () => {
  const { properties, 'x-admin': admin } = (await importPeople()) as Record<string, Json>;
  expect(admin!['calls']).toEqual({
    rest: { path: 'People', recordPath: "People('{id}')", dialect: 'odata', update: 'PATCH' },
  });
  const { filters, columns } = admin!['list'] as Record<string, Json>;
  expect(Object.keys(filters!['properties'] as Json)).toEqual([
    'FirstName_like',
    'Gender',
    'Age',
    'Born_gte',
    'Born_lte',
    'SeenAt_gte',
    'SeenAt_lte',
    'q',
  ]);
  expect(columns).toContainEqual({ field: 'FirstName', sortable: false });
  expect(Object.keys(properties!)).toEqual(['UserName', 'FirstName', 'Gender', 'HomeCity', 'Age', 'Born', 'SeenAt']);
  expect(properties).toMatchObject({
    Gender: { type: 'string', title: 'Gender', enum: ['Male', 'Female', 'Unknown'] },
    HomeCity: { type: ['object', 'null'], properties: { Name: { title: 'Name' } } },
  });
  expect(properties!['Age']).toEqual({ type: ['integer', 'null'], title: 'Age' });
  expect(properties!['SeenAt']).not.toHaveProperty('pattern');
});

it.each([
  ['/People({UserName}):', 'type: string', 'People({id})', 'type: integer'],
  ["/People('{UserName}'):", 'type: string', "People('{id}')", 'type: string'],
  ['/People/{UserName}:', 'type: string', undefined, 'type: string'],
])('has the key of %s as %s', async (path, from, recordPath, to) => {
  const { 'x-admin': admin } = (await importPeople((text) =>
    text
      .replace('/People({UserName}):', path)
      .replace(`required: true, schema: { ${from} }`, `required: true, schema: { ${to} }`),
  )) as Record<string, Json>;
  expect((admin!['calls'] as Record<string, Json>)['rest']!['recordPath']).toBe(recordPath);
});

it('has no total where the service cannot count', async () => {
  const project = createImportProject();
  project.addDocument('people-odata.yaml', (text) =>
    text.replace("        - { $ref: '#/components/parameters/count' }\n", ''),
  );
  await project.run('people-odata.yaml', '--resource', 'people');
  const dialect = Object.values(project.load('dialects.json')).find((one) => typeof one === 'object');
  expect((dialect as Record<string, Json>)['list']).toMatchObject({
    fixedParams: null,
    totalPath: null,
    nextUrlPath: '@odata.nextLink',
  });
});
