import { describe, expect, it } from 'vitest';
import type { JsonType } from '../../../src/model/definition';
import { coerce } from '../../../src/widgets/inputs/choices';
import { fallbackOf, normaliseOptions } from '../../../src/widgets/optionItems';
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

describe('options that are called as what all objects have', () => {
  const list = { name: 'states', value: 'value', label: 'name', names: { Active: 'Aktiv' } };
  const odd = ['constructor', '__proto__', 'toString'];

  it('are texts', () => {
    const all = [...odd, 'Active'];
    const labels = [...odd, 'Aktiv'];
    expect(normaliseOptions(all, list).map(({ label }) => label)).toEqual(labels);
    expect(
      normaliseOptions(
        all.map((value) => ({ value })),
        list,
      ).map(({ label }) => label),
    ).toEqual(labels);
    const fallback = all.map((value) => ({ value, label: value }));
    expect(fallbackOf({ ...list, fallback })?.map(({ label }) => label)).toEqual(labels);
  });

  it('are none where an entry has no value of its own', () => {
    expect(normaliseOptions([{}, null, 7], { ...list, value: 'constructor' }).map(({ value }) => value)).toEqual([7]);
  });
});
