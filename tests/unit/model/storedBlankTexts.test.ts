/** Required texts that the API has sent without any character, or with spaces only. */
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { omitErrorsOfStoredValues } from '../../../src/model/form/omitErrorsOfStoredValues';
import { validateForm } from '../../../src/model/form/validateForm';
import { filledOf } from './filled';

const TEXT: FieldDefinition = { type: 'string' };

it.each<[says: string, field: FieldDefinition, stored: string, typed: string, isRefused: boolean]>([
  ['empty', TEXT, '', '', false],
  ['of spaces', TEXT, '  ', '  ', false],
  ['of line breaks', { ...TEXT, 'x-ui': { widget: 'multiline' } }, '\n', '\n', false],
  ['without one of the suggested texts', { ...TEXT, 'x-ui': { suggestedTexts: ['a'] } }, '', '', false],
  ['that is a password', { ...TEXT, 'x-ui': { widget: 'password' } }, '', '', false],
  ['that the user has emptied', TEXT, 'a', '', true],
  ['of spaces that the user has changed', TEXT, '  ', ' ', true],
  ['that is too short', { ...TEXT, minLength: 3 }, '  ', '  ', true],
  ['of spaces that its pattern excludes', { ...TEXT, pattern: '\\S' }, '  ', '  ', true],
])('a stored text %s', (_, field, stored, typed, isRefused) => {
  const filled = filledOf({ properties: { field }, required: ['field'] });
  const errors = validateForm(filled, { field: typed });
  const counted = omitErrorsOfStoredValues(filled.shape, errors, { field: typed }, { field: stored });
  expect(Object.keys(counted)).toEqual(isRefused ? ['field'] : []);
});
