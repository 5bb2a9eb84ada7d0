import { describe, expect, it } from 'vitest';
import { getMatchLengths, getMaxMatchLength } from '../../../src/model/compile/patternLength';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { getDigitLimits, getMaxLength, isWithinDigits } from '../../../src/model/form/inputLimits';
import { createTestModule } from '../../support/entityModule';

const fieldOf = (definition: FieldDefinition) =>
  createTestModule({ properties: { name: definition } }).entity.shape.fields['name']!;

describe('the digits of a number', () => {
  const percent: FieldDefinition = { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.01 };

  it.each<[string, FieldDefinition, positive: number, negative: number, fraction: number]>([
    ['a share of a hundred', percent, 3, 1, 2],
    ['a whole number', { type: 'integer', minimum: 1, maximum: 65535 }, 5, 1, Infinity],
    ['below a bound', { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 }, 2, 1, Infinity],
    ['deep below zero', { type: 'number', minimum: -1000, maximum: 5 }, 1, 4, Infinity],
    ['no lower bound', { type: 'number', maximum: 5 }, 1, Infinity, Infinity],
    ['no upper bound', { type: 'integer', minimum: 0 }, Infinity, 1, Infinity],
    ['decimals by the look', { type: 'number', minimum: 0, maximum: 9, 'x-ui': { maxDecimals: 1 } }, 1, 1, 1],
    ['a small step', { type: 'number', minimum: 0, maximum: 9, multipleOf: 0.0000001 }, 1, 1, 7],
    ['steps of a half', { type: 'number', minimum: 0, maximum: 9, multipleOf: 0.5 }, 1, 1, 1],
  ])('of %s', (_, definition, positive, negative, fraction) =>
    expect(getDigitLimits(fieldOf(definition))).toEqual({ positive, negative, fraction }),
  );

  it.each<[FieldDefinition, string, boolean]>([
    [percent, '100', true],
    [percent, '1000', false],
    [percent, '0100', true],
    [percent, '99.99', true],
    [percent, '99.999', false],
    [percent, '99,99', true],
    [percent, '1,000.55', false],
    [percent, '-5', true],
    [{ type: 'integer', minimum: -10, maximum: 100 }, '-100', false],
    [{ type: 'integer', maximum: 5 }, '-1000', true],
    [percent, 'about 5', true],
    [{ type: 'integer', minimum: 0, maximum: 99_999 }, '12,345', true],
    [percent, '123,456', false],
    [{ type: 'integer', minimum: 0, maximum: 9 }, '1e', true],
    [{ type: 'number' }, '123456789.123456789', true],
  ])('%j takes %j: %s', (definition, text, expected) =>
    expect(isWithinDigits(text, getDigitLimits(fieldOf(definition)))).toBe(expected),
  );
});

describe('the most characters of a pattern', () => {
  it.each<[string, number | undefined]>([
    ['^[A-Z0-9]{3,12}$', 12],
    ['^\\d{5}$', 5],
    ['^[A-Z]-\\d{2,4}[a-z]?$', 7],
    ['^\\+?\\d{4,15}$', 16],
    ['^[\\]x]{2}$', 2],
    ['^..\\.$', 3],
    ['^[0-9]*$', undefined],
    ['^[0-9]+$', undefined],
    ['^\\d{2,}$', undefined],
    ['^(ab){2}$', undefined],
    ['^a|b$', undefined],
    ['[A-Z]{3}', undefined],
    ['^a\\$', undefined],
  ])('%s: %s', (pattern, expected) => expect(getMaxMatchLength(pattern)).toBe(expected));

  it.each<[string, number, number]>([
    ['^[A-Z0-9]{3,12}$', 3, 12],
    ['^[A-Z]-\\d{2,4}[a-z]?$', 4, 7],
    ['^[0-9]*$', 0, Infinity],
    ['^[0-9]+x$', 2, Infinity],
    ['^\\d{2,}$', 2, Infinity],
  ])('%s has at least %i, at most %d', (pattern, least, most) =>
    expect(getMatchLengths(pattern)).toEqual({ least, most }),
  );

  it('is an input’s own where nothing else says how long it may be', () => {
    expect(getMaxLength(fieldOf({ type: 'string', pattern: '^[A-Z]{3}$' }).limits)).toBe(3);
    expect(getMaxLength(fieldOf({ type: 'string', pattern: '^[A-Z]{3}$', maxLength: 2 }).limits)).toBe(2);
    expect(getMaxLength(fieldOf({ type: 'string' }).limits)).toBeUndefined();
  });
});
