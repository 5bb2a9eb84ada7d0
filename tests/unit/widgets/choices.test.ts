import { describe, expect, it } from 'vitest';
import type { JsonType } from '../../../src/model/definition';
import { coerce } from '../../../src/widgets/inputs/choices';
import { fieldOf } from './fields';

describe('the value of a chosen option', () => {
  it.each<[string | number | boolean, JsonType[], string | number | boolean]>([
    [1, ['integer'], 1],
    ['1', ['integer'], 1],
    ['AC', ['integer'], 'AC'],
    [1, ['string'], '1'],
    [1, ['string', 'integer'], 1],
    ['1', ['string', 'integer'], '1'],
    ['AC', ['string', 'integer'], 'AC'],
    [true, ['boolean'], true],
  ])('%j for a field of %j is %j', (value, types, expected) => {
    expect(coerce(value, { ...fieldOf({ type: 'string' }), types })).toBe(expected);
  });
});
