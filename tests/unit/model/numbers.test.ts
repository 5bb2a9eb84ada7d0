import { describe, expect, it } from 'vitest';
import { DEFAULT_VALIDATION_MESSAGES } from '../../../src/model/formRules/validationMessages';
import { normalizeNumberText, parseTypedNumber, parseTypedText } from '../../../src/model/values/parseNumber';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { fieldOf } from '../widgets/fields';
import { filledOf } from './filled';
import { saidIn } from './said';

/** Typed or pasted texts and the numbers they mean; undefined if the text is not a number or is ambiguous. */
const TYPED: [string, string | undefined][] = [
  ['12', '12'],
  [' 12 ', '12'],
  ['\t12\r\n', '12'],
  ['-5', '-5'],
  ['−5', '-5'],
  ['+5', '5'],
  ['0,5', '0.5'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['12,50', '12.50'],
  ['0,500', '0.500'],
  ['12,3456', '12.3456'],
  ['1.', undefined],
  ['1,', undefined],
  ['1.234', '1.234'],
  ['１２', '12'],
  ['－１２．５', '-12.5'],
  ['１２，５', '12.5'],
  ['1,234.50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1 000', '1000'],
  ['1\u00a0234\u00a0567,5', '1234567.5'],
  ['007', '007'],
  ['1,234', undefined],
  ['-12,345', undefined],
  ['1 00', undefined],
  ['1  000', undefined],
  ['1\t000', undefined],
  ['1, 2', undefined],
  ['12,34,56', undefined],
  ['1.2.3', undefined],
  ['1,234.567.890', undefined],
  ['1e5', undefined],
  ['0x10', undefined],
  ['$5', undefined],
  ['5kWh', undefined],
  ['5 %', undefined],
  ['5²', undefined],
  ['½', undefined],
  ['٣', undefined],
  ['--5', undefined],
  ['5-', undefined],
  ['-', undefined],
  ['.', undefined],
  ['', undefined],
  ['Infinity', undefined],
];

describe('a number as it is typed or pasted', () => {
  it.each(TYPED)('%j means %j', (text, plain) => expect(normalizeNumberText(text)).toBe(plain));

  it.each<[string, number | string]>([
    ['0,5', 0.5],
    ['1.50', 1.5],
    ['9007199254740991', 9007199254740991],
    ['0.1234567890123456', 0.1234567890123456],
    ['99999999999999999999', '99999999999999999999'],
    ['0.12345678901234567890', '0.12345678901234567890'],
    ['1e5', '1e5'],
    ['  ', ''],
  ])('%j is held as %j', (text, value) => expect(parseTypedNumber(text, fieldOf({ type: 'number' }))).toBe(value));

  it('keeps each digit where the field takes text', () => {
    const price = fieldOf({ type: 'string', 'x-ui': { currency: {} } });
    const typed = ['1.50', '0,50', '1,234.50', '12345678901234567890.10', '5 kg'];
    expect(typed.map((text) => parseTypedNumber(text, price))).toEqual([
      '1.50',
      '0.50',
      '1234.50',
      '12345678901234567890.10',
      '5 kg',
    ]);
  });
});

describe('a number that is checked', () => {
  const car = filledOf({
    properties: {
      seats: { type: 'integer', minimum: 1 },
      power: { type: 'number', multipleOf: 0.01 },
      ratio: { type: 'number', 'x-ui': { maxDecimals: 2 } },
      price: { type: 'string', 'x-ui': { currency: {}, maxDecimals: 2 } },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { tax: { type: 'number', 'x-ui': { maxDecimals: 1 } } } },
      },
    },
  });
  const { number, integer, separators, digits, decimals } = DEFAULT_VALIDATION_MESSAGES;

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['a comma as a point', { power: '0,5', price: '0,50' }, { power: 0.5, price: '0.50' }],
    ['blanks and signs', { seats: ' +5 ', power: '-5' }, { seats: 5, power: -5 }],
    ['wide digits', { seats: '１２' }, { seats: 12 }],
    [
      'thousands that are told from a fraction',
      { power: '1,234.50', price: '1.234,50' },
      { power: 1234.5, price: '1234.50' },
    ],
    [
      'as many decimals as there may be, and zeros behind them',
      { ratio: '1.250', price: '1.250' },
      { ratio: 1.25, price: '1.250' },
    ],
  ])('is sent as it is meant: %s', (_, values, sent) => {
    expect(validateForm(car, values)).toEqual({});
    expect(toRequestBody(car, values)).toEqual(sent);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ seats: '1e5' }, { seats: integer }],
    [{ seats: '12.5' }, { seats: integer }],
    [{ seats: '0,5' }, { seats: integer }],
    [{ seats: '1,234' }, { seats: separators }],
    [{ power: '1,234' }, { power: separators }],
    [{ power: '$5' }, { power: number }],
    [{ power: '5kWh' }, { power: number }],
    [{ power: '0x10' }, { power: number }],
    [{ power: '5, 6' }, { power: number }],
    [{ power: '0.123456789012345678' }, { power: digits }],
    [{ power: '1.234' }, { power: decimals }],
    [{ ratio: 1.234 }, { ratio: decimals }],
    [{ price: '1.234' }, { price: decimals }],
    [{ price: '1,234' }, { price: separators }],
    [{ price: 'abc' }, { price: number }],
    [{ rows: [{ tax: '0.1' }, { tax: '0.12' }, { tax: '1e1' }] }, { 'rows.1.tax': decimals, 'rows.2.tax': number }],
  ])('is refused at its field: %j', (values, said) => expect(saidIn(validateForm(car, values))).toEqual(said));
});

describe('a text that is typed in a field that takes texts and numbers', () => {
  const parse = (text: string, field: FieldDefinition): unknown =>
    parseTypedText(text, filledOf({ properties: { version: field } }).shape.fields['version']!);
  const both = (more: object = {}): FieldDefinition => ({
    type: ['string', 'number'],
    'x-ui': { parseNumbers: true },
    ...more,
  });

  it.each<[string, unknown]>([
    ['12', 12],
    ['-5', -5],
    ['0.3', 0.3],
    [' 12', ' 12'],
    ['012', '012'],
    ['1.', '1.'],
    ['1.50', '1.50'],
    ['1e5', '1e5'],
    ['12345678901234567890', '12345678901234567890'],
    ['v1', 'v1'],
    ['', ''],
  ])('%j becomes %j', (typed, value) => expect(parse(typed, both())).toBe(value));

  it.each<[string, object, string]>([
    ['below a limit', { minimum: 0 }, '-5'],
    ['at an exclusive limit', { exclusiveMaximum: 9 }, '9'],
    ['beside the steps', { multipleOf: 0.1 }, '0.35'],
    ['with decimals for integers', { type: ['string', 'integer'] }, '1.5'],
    ['of a field without this flag', { 'x-ui': {} }, '12'],
  ])('a number %s remains a text', (_, more, typed) => expect(parse(typed, both(more))).toBe(typed));

  it('a number at a step, which is no exact number, becomes a number', () =>
    expect(parse('0.3', both({ multipleOf: 0.1 }))).toBe(0.3));
});
