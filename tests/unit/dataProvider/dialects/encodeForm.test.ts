import { expect, it } from 'vitest';
import { encodeForm } from '../../../../dataProvider/dialects/interpreter/encodeForm';

it.each<[string, unknown, string]>([
  ['values', { name: 'A b', size: 2, open: false }, 'name=A b&size=2&open=false'],
  ['an emptied field', { note: null }, 'note='],
  ['nothing for a missing value', { note: undefined, a: 1 }, 'a=1'],
  ['a nested object', { owner: { city: 'Rome', geo: { lat: 1 } } }, 'owner[city]=Rome&owner[geo][lat]=1'],
  ['a list', { tags: ['x', 'y'] }, 'tags[]=x&tags[]=y'],
  ['rows', { lines: [{ sku: 'a' }, { sku: 'b' }] }, 'lines[0][sku]=a&lines[1][sku]=b'],
  ['no fields', {}, ''],
])('a form has %s', (_, body, form) => {
  expect(decodeURIComponent(encodeForm(body).replaceAll('+', ' '))).toBe(form);
});
