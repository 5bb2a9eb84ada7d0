import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const build = (name: string, schema: Json): Json =>
  buildField(name, normalizeFields({ components: {} }, { [name]: schema }).fields[name] as FieldDefinition);

const CODE = { type: 'string', pattern: '^[A-Z]{2}$' };

it.each<[string, Json, Json]>([
  ['an example that matches the pattern', { ...CODE, examples: ['x', 'SG'] }, { 'x-ui': { placeholder: 'SG' } }],
  ['an example of OpenAPI', { ...CODE, example: 'SG' }, { 'x-ui': { placeholder: 'SG' } }],
  ['a message', { ...CODE, errorMessage: 'Two letters' }, { errorMessage: 'Two letters' }],
  [
    'messages of rules',
    { ...CODE, errorMessage: { pattern: 'Two letters' } },
    { errorMessage: { pattern: 'Two letters' } },
  ],
  [
    'a message for editors',
    { ...CODE, patternErrorMessage: 'Two letters' },
    { errorMessage: { pattern: 'Two letters' } },
  ],
  [
    'a message for all other rules',
    { ...CODE, errorMessage: { _: 'Two letters' } },
    { errorMessage: { '*': 'Two letters' } },
  ],
  ['no message of blanks', { ...CODE, errorMessage: ' ' }, {}],
  ['no message of blanks for a rule', { ...CODE, errorMessage: { pattern: ' ' } }, {}],
  [
    'a message beside one for a rule that the field lacks',
    { ...CODE, errorMessage: { maxLength: 'Short', type: 'A text', properties: { a: 'x' } } },
    { errorMessage: { type: 'A text' } },
  ],
])('the import keeps %s', (_, schema, expected) => {
  expect(build('code', schema)).toEqual({ ...CODE, title: 'Code', ...expected });
});

it.each<[string, Json]>([
  ['that matches no pattern', { ...CODE, examples: ['x'] }],
  ['that is no text', { ...CODE, examples: [5] }],
])('the import leaves out an example %s', (_, schema) => {
  expect(build('code', schema)).toEqual({ ...CODE, title: 'Code' });
});

it('a list that is a variant is called like the field if it stands for entries of one kind', () => {
  const map = { type: 'object', additionalProperties: { type: 'integer' } };
  const { properties } = build('part', { anyOf: [{ type: 'array', items: { type: 'string' } }, map] }) as {
    properties: Record<string, Json>;
  };
  expect(Object.entries(properties).map(([name, { title }]) => [name, title])).toEqual([
    ['$variant', 'Type'],
    ['$value', 'Value'],
    ['$value$2', 'Part'],
  ]);
});

it.each<[string, Json]>([
  ['of entries of one kind', { additionalProperties: { type: 'object', properties: { size: { type: 'string' } } } }],
  ['of entries by pattern', { patternProperties: { '^x': { type: 'string' } } }],
  ['with fields', { properties: { size: { type: 'string' } } }],
])('an object %s has the title of its name, not that of its type', (_, schema) => {
  expect(build('testFiles', { type: 'object', title: 'FileResultDictionary', ...schema })).toMatchObject({
    title: 'Test Files',
  });
});
