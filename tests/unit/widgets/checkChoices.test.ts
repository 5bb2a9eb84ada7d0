import { describe, expect, it } from 'vitest';
import type { JsonType } from '../../../src/model/schemaLanguage/definition';
import {
  getChoiceLabel,
  getOptionCodeLabel,
  getTranslatedCodeLabel,
} from '../../../src/model/values/translatedOptionNames';
import { findNextOptionByLetter, convertCodeToFieldType } from '../../../src/widgets/inputs/findSelectOption';
import { getFallbackOptions, normalizeOptions } from '../../../src/widgets/normalizeOptions';
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
    expect(convertCodeToFieldType(value, { ...fieldOf({ type: 'string' }), types })).toBe(expected);
  });
});

describe('a letter on a closed list', () => {
  const options = ['Manual', 'Mail', 'Points', 'mobile'].map((label, value) => ({ value, label }));

  it.each([
    ['', 'p', 'Points'],
    ['', 'm', 'Manual'],
    [0, 'M', 'Mail'],
    [1, 'm', 'mobile'],
    [3, 'm', 'Manual'],
    [2, 'p', 'Points'],
    [0, 'x', undefined],
  ])('after %j, %s means %s', (value, letter, label) => {
    expect(findNextOptionByLetter(options, value, letter)?.label).toBe(label);
  });
});

describe('options that are called as what all objects have', () => {
  const list = { name: 'states', valueField: 'value', labelField: 'name', names: { Active: 'Aktiv' } };
  const odd = ['constructor', '__proto__', 'toString'];

  it('are texts', () => {
    const all = [...odd, 'Active'];
    const labels = [...odd, 'Aktiv'];
    expect(normalizeOptions(all, list).map(({ label }) => label)).toEqual(labels);
    expect(
      normalizeOptions(
        all.map((value) => ({ value })),
        list,
      ).map(({ label }) => label),
    ).toEqual(labels);
    const fallback = all.map((value) => ({ value, label: value }));
    expect(getFallbackOptions({ ...list, fallbackOptions: fallback })?.map(({ label }) => label)).toEqual(labels);
  });

  it('are read inside of the objects of an entry', () => {
    const inside = { ...list, valueField: 'metadata.name', labelField: 'metadata.title' };
    const entries = [{ metadata: { name: 'a.b', title: 'Pod A' } }, { 'metadata.name': 'c', metadata: { title: 'C' } }];
    expect(normalizeOptions(entries, inside).map(({ value, label }) => [value, label])).toEqual([
      ['a.b', 'Pod A'],
      ['c', 'C'],
    ]);
    const templated = { ...inside, labelTemplate: '{metadata.title} ({metadata.name})' };
    expect(normalizeOptions(entries, templated)[0]?.label).toBe('Pod A (a.b)');
  });

  it('are none where an entry has no value of its own', () => {
    expect(normalizeOptions([{}, null, 7], { ...list, valueField: 'constructor' }).map(({ value }) => value)).toEqual([
      7,
    ]);
  });
});

describe('what a schema calls its own choices', () => {
  const choices = [
    { value: 'In Progress', label: 'Under way' },
    { value: 'A', label: 'Capital' },
    { value: 'a', label: 'Small' },
    { value: 1, label: 'One' },
  ];
  it.each([
    ['In Progress', 'Under way'],
    ['IN_PROGRESS', 'Under way'],
    ['a', 'Small'],
    ['1', 'One'],
    [-1, undefined],
    ['else', undefined],
    [undefined, undefined],
  ])('%j', (code, label) => expect(getChoiceLabel(choices, code)).toBe(label));
});

describe('what a language calls an option', () => {
  const called = { names: { Assigned: '已分配', 'Site Owner': '业主' } };
  const country = { labelsFromStandard: 'country', language: 'zh-Hans' } as const;
  it.each<[string, object, unknown, string | undefined, string | undefined]>([
    ['is its translation', called, 'Assigned', 'assigned', '已分配'],
    ['also where the server spells it otherwise', called, 'SITE_OWNER', 'Owner of a site', '业主'],
    ['else is the server’s name', called, 'Else', 'Something else', 'Something else'],
    ['is that of a country', country, 'SG', 'Singapore', '新加坡'],
    ['before which its translation goes', { ...country, names: { SG: '狮城' } }, 'SG', 'Singapore', '狮城'],
    ['is the server’s, of a country that is none', country, 'ZZZ', 'Nowhere', 'Nowhere'],
    ['is the server’s name of a country in English', { labelsFromStandard: 'country' }, 'KR', 'Korea', 'Korea'],
    [
      'is what English calls a country that comes without a name',
      { labelsFromStandard: 'country' },
      'SG',
      'SG',
      'Singapore',
    ],
    ['is nothing of a list that is not there yet', called, 'Else', undefined, undefined],
    ['is a country’s before its list is there', country, 'MY', undefined, '马来西亚'],
  ])('%s', (_, list, code, served, wanted) => expect(getOptionCodeLabel(list, code, served)).toBe(wanted));

  it('is nothing of the server’s where only the language is asked', () => {
    expect([
      getTranslatedCodeLabel({ labelsFromStandard: 'country' }, 'SG'),
      getTranslatedCodeLabel(country, 'SG'),
      getTranslatedCodeLabel({}, 'A'),
    ]).toEqual([undefined, '新加坡', undefined]);
  });
});
