/** Titles and help texts of fields that several variants have. */
import { expect, it } from 'vitest';
import { fieldOf } from './support';
import { text } from './variantSchemas';

type Fields = Record<string, Record<string, unknown>>;

const build = (...variants: object[]): Fields => {
  const oneOf = variants.map((properties) => ({ properties, required: Object.keys(properties) }));
  return (fieldOf({ oneOf }).field as { properties: Fields }).properties;
};
const media = (kind: string, ...types: string[]): object => ({
  type: { ...text, enum: types, description: `The type of the ${kind}.` },
  item: { ...text, title: `Address of ${kind}`, description: `Where the ${kind} is.` },
});

it('does not explain a choice by the words of one variant', () => {
  const { type } = build(media('audio', 'audio/wav', 'audio/ogg'), media('image', 'image/png', 'image/gif'));
  expect(type).not.toHaveProperty('description');
});

it('does not name or explain a field by the words of one variant', () => {
  const { item } = build(media('audio', 'audio/wav'), media('image', 'image/png'));
  expect(item).toMatchObject({ title: 'Item' });
  expect(item!['description'] ?? '').toBe('');
});

it('keeps words that all variants say', () => {
  const said = { ...text, title: 'Place', description: 'Where it is.' };
  const { item } = build({ a: text, item: said }, { b: text, item: said });
  expect(item).toMatchObject({ title: 'Place', description: 'Where it is.' });
});
