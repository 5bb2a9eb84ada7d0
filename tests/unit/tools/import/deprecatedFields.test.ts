/** Fields that a document advises against: the import marks them. */
import { expect, it } from 'vitest';
import { importSchema, TEXT } from './support/importSchema';

const PART = { type: 'object', properties: { label: TEXT, size: TEXT }, required: ['label'] };

it.each([
  ['Deprecated', true],
  ['Deprecated since 2.0', true],
  ['DEPRECATED: use size', true],
  ['Deprecated versions are shown, too.', false],
  ['Not deprecated', false],
])('takes the description "%s" for a statement: %s', async (description, deprecated) => {
  const { file } = await importSchema({
    properties: { part: { ...PART, properties: { ...PART.properties, old: { ...TEXT, description } } } },
  });
  const { old } = (file as { properties: { part: { properties: Record<string, object> } } }).properties.part.properties;
  expect('deprecated' in old!).toBe(deprecated);
});

it('shows no part of an object that it advises against', async () => {
  const { file } = await importSchema({
    properties: { part: { ...PART, deprecated: true }, name: TEXT },
    required: ['part'],
  });
  expect(file).toMatchObject({ 'x-admin': { list: { columns: ['id', 'name'] } } });
});

it.each<[string, object, object]>([
  ['by the keyword', { deprecated: true }, {}],
  ['by the beginning of the description', { description: '(Deprecated) Use size.' }, {}],
  ['by a short description of an abbreviation', { description: 'Deprecated field' }, { title: 'Ab' }],
])('marks a field %s', async (_, keywords, built) => {
  const part = { type: 'object', properties: { ab: { ...TEXT, ...keywords }, size: TEXT } };
  const { file } = await importSchema({ properties: { part } });
  expect(file).toMatchObject({
    properties: { part: { properties: { ab: { deprecated: true, ...built } } } },
    'x-admin': { list: { columns: ['id', 'part.size'] } },
  });
});
