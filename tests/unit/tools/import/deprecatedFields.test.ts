/** Fields that a document advises against: the import marks them. */
import { expect, it } from 'vitest';
import { importSchema, TEXT } from './support/importSchema';

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
