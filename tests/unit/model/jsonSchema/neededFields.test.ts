/** Unions of objects that need a field which only one of the variants describes. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { filledOf } from '../filled';
import { fieldOf } from './support';

const text = { type: 'string' };
const file = { type: 'object', title: 'File', properties: { file: text }, required: ['file'] };
const other = { type: 'object', properties: { kind: text } };
const readme = (...anyOf: object[]) => ({ anyOf, required: ['file'] });

it('a field that the object needs is also one of a variant that does not describe it', () => {
  const { field } = fieldOf(readme(file, other));
  expect(getVariants(field as object)?.branches).toMatchObject([
    { title: 'File', names: [['file', 'file']], required: ['file'] },
    {
      title: 'Kind',
      names: [
        ['file', 'file'],
        ['kind', 'kind'],
      ],
      required: ['file'],
    },
  ]);
});

it('a variant that allows no fields of other names has none', () => {
  const { field } = fieldOf(readme(file, { ...other, additionalProperties: false }));
  expect(getVariants(field as object)?.branches[1]).toMatchObject({ names: [['kind', 'kind']], required: [] });
});

it.each([
  [{ $variant: 'Kind', kind: 'a', file: 'b' }, []],
  [{ $variant: 'Kind', kind: 'a' }, ['readme.file']],
])('the form has the field in each variant: %o', (value, refused) => {
  const shape = filledOf({ properties: { readme: fieldOf(readme(file, other)).field as FieldDefinition } });
  expect(Object.keys(validateForm(shape, { readme: value }))).toEqual(refused);
});
