import { expect, it } from 'vitest';
import { choosePlural } from '../../../src/model/formatting/choosePlural';

it.each<[string, string, Record<string, unknown>, string]>([
  ['the only number', '{n} site |||| {n} sites', { n: 1 }, '{n} site'],
  [
    'the number before the word that differs',
    '{a} = {n} point |||| {a} = {n} points',
    { a: 5, n: '1' },
    '{a} = {n} point',
  ],
  ['no other number', '{a} = {n} point |||| {a} = {n} points', { a: 1, n: 5 }, '{a} = {n} points'],
  ['the first number of more', '{n} site in {a} |||| {n} sites in {a}', { a: 1, n: 2 }, '{n} sites in {a}'],
  ['the first number after the word', 'is {n} of {a} |||| are {n} of {a}', { a: 2, n: 1 }, 'is {n} of {a}'],
])('%s chooses the singular or the plural of a text', (_, text, values, chosen) => {
  expect(choosePlural(text, (name) => values[name])).toBe(chosen);
});

it('a text without a plural stays as it is', () => {
  expect(choosePlural('{n} points', () => 1)).toBe('{n} points');
});
