import { expect, it } from 'vitest';
import { findFields } from '../../../src/widgets/inputs/findFields';
import { field } from '../generator/entities';

const FIELDS = [
  field('colour', { title: 'Colour Theme', help: 'Also of printed pages, within maxSize' }),
  field('watch', { title: 'Watch', help: 'Reload at each change of a theme' }),
  field('maxSize', { title: 'Limit' }),
];

it.each([
  ['', ['colour', 'watch', 'maxSize']],
  ['  ', ['colour', 'watch', 'maxSize']],
  ['theme', ['colour']],
  ['THEME colour', ['colour']],
  ['theme watch', ['watch']],
  ['maxsize', ['maxSize']],
  ['printed', ['colour']],
  ['of', ['colour', 'watch']],
  ['theme limit', []],
])('finds by "%s" %j', (text, names) => {
  expect(findFields(FIELDS, text).map(({ name }) => name)).toEqual(names);
});
