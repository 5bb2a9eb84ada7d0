import { expect, it } from 'vitest';
import { joinTitles } from '../../../src/model/compile/joinTitles';

it.each<[outer: string, inner: string, joined: string]>([
  ['Author', 'Name', 'Author Name'],
  ['Authors', 'Author Name', 'Author Name'],
  ['Resource Type', 'Type', 'Resource Type'],
  ['Blockchain Information', 'Blockchain Network Name', 'Blockchain Network Name'],
  ['Waste Properties', 'Waste Type', 'Waste Type'],
  ['The Owner', 'The Address', 'The Owner The Address'],
  ['Status Details', 'Status', 'Status Details Status'],
])('%s, %s: %s', (outer, inner, joined) => {
  expect(joinTitles(outer, inner)).toBe(joined);
});
