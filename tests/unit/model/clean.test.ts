import { describe, expect, it } from 'vitest';
import { cleanValue, isEmptyObject, type FormValues } from '../../../src/model/values/cleanValues';
import { stripEmptyValues } from '../../../src/model/values/stripEmptyValues';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { fieldOf } from '../widgets/fields';

const TEXT: FieldDefinition = { type: 'string' };
const NULLABLE: FieldDefinition = { type: ['string', 'null'] };
const AMOUNT: FieldDefinition = { type: 'number' };
const EITHER: FieldDefinition = { type: ['string', 'number'] };
const WORDS: FieldDefinition = { type: 'array', items: TEXT };
const ROWS: FieldDefinition = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: TEXT,
      label: TEXT,
      unit: { type: 'string', default: 'kWh' },
      address: { type: 'object', properties: { city: TEXT, land: { type: 'string', default: 'MY' } } },
    },
  },
  'x-ui': { rows: { idField: 'id' } },
};

describe('what one value counts as', () => {
  it.each<[string, FieldDefinition, unknown, unknown]>([
    ['text without the blanks around it', TEXT, ' a b ', 'a b'],
    ['nothing for blanks', TEXT, '  ', undefined],
    ['null for blanks where the field knows it', NULLABLE, ' ', null],
    ['nothing for null', TEXT, null, undefined],
    ['null where the field knows it', NULLABLE, null, null],
    ['nothing for nothing, though the field knows null', NULLABLE, undefined, undefined],
    ['a password with its blanks', { type: 'string', format: 'password' }, ' a ', ' a '],
    ['a number', AMOUNT, 0, 0],
    ['a number that was typed', AMOUNT, ' 0,5 ', 0.5],
    ['nothing for what is no number', AMOUNT, Number.NaN, undefined],
    ['a switch that is off', { type: 'boolean' }, false, false],
    ['a list without its empty items', WORDS, [' a ', '', null, 'b'], ['a', 'b']],
    ['a list of numbers that were typed', { type: 'array', items: AMOUNT }, ['1', 2, Number.NaN], [1, 2]],
    ['what no word describes, as it is', {}, { deep: [' '] }, { deep: [' '] }],
    ['a list where one text is meant, as it is', TEXT, [' a ', ''], [' a ', '']],
    ['a number where either may stand, as it is', EITHER, 5, 5],
  ])('%s', (_, definition, given, value) => expect(cleanValue(fieldOf(definition), given)).toEqual(value));
});

describe('what was entered', () => {
  it.each<[string, FieldDefinition, unknown, unknown]>([
    ['nothing for null where the field knows it', NULLABLE, null, undefined],
    ['nothing for an empty list', WORDS, [''], undefined],
    ['nothing for an object with blanks', { type: 'object', properties: { a: TEXT } }, { a: ' ' }, undefined],
    ['nothing where an object is no object', { type: 'object', properties: { a: TEXT } }, 'a', undefined],
    ['an object', { type: 'object', properties: { a: TEXT } }, { a: ' x', b: 1 }, { a: 'x' }],
    ['a row', ROWS, [{ label: 'x' }], [{ label: 'x' }]],
    ['not a row that is none', ROWS, [null, 'x', [], 7], undefined],
    ['not a blank row', ROWS, [{}, { label: ' ' }, { label: 'x' }], [{ label: 'x' }]],
    ['not a row that has but its id', ROWS, [{ id: '3' }], undefined],
    ['not a row of defaults', ROWS, [{ id: '3', unit: 'kWh', address: { land: 'MY' } }], undefined],
    ['a row whose default was changed', ROWS, [{ unit: 'min' }], [{ unit: 'min' }]],
    ['a row with an object in it', ROWS, [{ address: { city: 'Ipoh' } }], [{ address: { city: 'Ipoh' } }]],
  ])('%s', (_, definition, given, value) => {
    const values: FormValues = { name: given };
    expect(stripEmptyValues({ fields: { name: fieldOf(definition) } }, values)).toEqual(
      value === undefined ? {} : { name: value },
    );
  });
});

describe('an object without content', () => {
  it.each<[string, FieldDefinition, FormValues, boolean]>([
    ['has no fields', ROWS, {}, true],
    ['has nothing but an id', ROWS, { id: 7 }, true],
    ['has no value that nobody describes', ROWS, { other: 'x' }, false],
    ['is none of a field without fields', TEXT, { other: 'x' }, false],
  ])('%s', (_, definition, object, expected) => expect(isEmptyObject(fieldOf(definition), object)).toBe(expected));
});
