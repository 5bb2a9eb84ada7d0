import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';

it.each<[says: string, field: FieldDefinition, ui: object | undefined]>([
  ['a color with an example', { format: 'color' }, { placeholder: '#1E88E5' }],
  ['a color in other words', { format: 'hex-colour', maxLength: 7 }, { placeholder: '#1E88E5' }],
  ['a color whose pattern says what it is like', { format: 'color', pattern: '^rgb' }, undefined],
  ['a long text in one line', { format: 'customUrl', maxLength: 1000 }, { widget: 'text' }],
  ['a short text', { format: 'domain' }, undefined],
])('the input of a text of a format that JSON Schema does not know: %s', (_, field, ui) =>
  expect(buildField('guidelines', { type: 'string', ...field })['x-ui']).toEqual(ui),
);
