import { expect, it } from 'vitest';
import { toSingularTitle } from '../../../src/widgets/inputs/toSingularTitle';

it.each([
  ['Rates', 'Rate'],
  ['Special Rates', 'Special Rate'],
  ['Addresses', 'Address'],
  ['Charge Boxes', 'Charge Box'],
  ['Entries', 'Entry'],
  ['Days', 'Day'],
  ['APIs', 'API'],
  ['DNS', 'DNS'],
  ['GPS', 'GPS'],
  ['Status', 'Status'],
  ['Series', 'Series'],
  ['Address', 'Address'],
  ['Tabulation Model', 'Tabulation Model'],
  ['费率', '费率'],
])('names an item of "%s" "%s"', (title, itemTitle) => {
  expect(toSingularTitle(title)).toBe(itemTitle);
});
