/** Which schema of a document is that of the records, if the document is a union. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createImportProject } from './support/importProject';
import { importSchema, TEXT } from './support/importSchema';

it('a schema of one record or a list of such records becomes an entity of the record', async () => {
  const project = createImportProject();
  const $ref = '#/definitions/template';
  const template = { allOf: [{ type: 'object', required: ['id', 'name'], properties: { id: TEXT, name: TEXT } }] };
  const oneOf = [
    { $ref, description: 'One' },
    { type: 'array', items: { $ref } },
  ];
  writeFileSync(
    join(project.root, 'template.json'),
    JSON.stringify({ title: 'Form', oneOf, definitions: { template } }),
  );
  expect(await project.run('template.json')).toMatchObject({ ok: true });
  expect(project.load('form.json')).toMatchObject({
    required: ['id', 'name'],
    properties: { id: { type: 'string' }, name: { type: 'string' } },
  });
});

it('a schema of a record or a text in its place becomes an entity of the record', async () => {
  const project = createImportProject();
  const point = { type: 'object', required: ['url'], properties: { url: TEXT, note: TEXT } };
  const document = { title: 'Mount', oneOf: [TEXT, point], required: ['note'] };
  writeFileSync(join(project.root, 'mount.json'), JSON.stringify(document));
  expect(await project.run('mount.json')).toMatchObject({ ok: true });
  const entity = project.load('mount.json');
  expect(entity).toMatchObject({ required: expect.arrayContaining(['url', 'note']), properties: { note: TEXT } });
  for (const key of ['anyOf', 'allOf', 'not']) expect(entity).not.toHaveProperty(key);
});

it('a schema of a text or a list of texts is none of a record', async () => {
  const project = createImportProject();
  writeFileSync(join(project.root, 'text.json'), JSON.stringify({ oneOf: [TEXT, { type: 'array', items: TEXT }] }));
  expect(await project.run('text.json')).toMatchObject({
    ok: false,
    text: expect.stringContaining('no schema with fields'),
  });
});

it.each<[string, object]>([
  ['closed', { properties: { name: TEXT, part: TEXT }, additionalProperties: false }],
  ['one that forbids it', { properties: { other: false } }],
])('a record has no field that a part of it forbids: %s', async (_, part) => {
  const base = { properties: { name: TEXT, part: TEXT, other: TEXT } };
  const { file } = await importSchema({ title: 'Spec', allOf: [base, part] });
  expect(Object.keys(file['properties'] as object).toSorted()).toEqual(['id', 'name', 'part']);
});

it('the values of a document that is a map are the records, named after the file, and the report says which field has the key', async () => {
  const project = createImportProject();
  const additionalProperties = { type: 'object', required: ['syntax'], properties: { syntax: TEXT } };
  writeFileSync(join(project.root, 'style-rules.json'), JSON.stringify({ type: 'object', additionalProperties }));
  const { text } = await project.run('style-rules.json');
  expect(text).toContain('name is the key by which the document holds a record');
  expect(project.load('style-rule.json')).toMatchObject({ properties: { syntax: { type: 'string' } } });
});

it.each<[says: string, file: string, document: object, name: string]>([
  [
    'a list by its definition',
    'icons.json',
    { title: 'Simple Icons', type: 'array', items: { $ref: '#/definitions/brand' } },
    'brand',
  ],
  ['a reference', 'full.json', { $ref: '#/definitions/doc_node', description: 'A document.' }, 'doc'],
  ['a reference to a version', 'full.json', { $ref: '#/definitions/flow-1.0.18' }, 'flow'],
  [
    'a list by the title of its definition',
    'icons.json',
    { type: 'array', items: { $ref: '#/definitions/titled' } },
    'mark',
  ],
  [
    'a list by its own title',
    'icons.json',
    { title: 'Operators', type: 'array', items: { properties: { name: TEXT } } },
    'operator',
  ],
  ['a file with the word of schemas', 'simple-icons.jsonschema.json', { properties: { name: TEXT } }, 'simple-icon'],
  ['a reference without a telling name', 'trees.json', { $ref: '#/definitions/Root' }, 'tree'],
])('names the records of %s', async (_, file, document, name) => {
  const project = createImportProject();
  const brand = { type: 'object', properties: { name: TEXT } };
  const definitions = {
    brand,
    doc_node: brand,
    'flow-1.0.18': brand,
    Root: brand,
    titled: { ...brand, title: 'Mark' },
  };
  writeFileSync(join(project.root, file), JSON.stringify({ ...document, definitions }));
  expect((await project.run(file)).text).toContain(`schema/${name}.json is ready`);
});
