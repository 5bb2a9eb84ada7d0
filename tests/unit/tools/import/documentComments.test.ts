import { expect, it } from 'vitest';
import { parseJsonOrYaml } from '../../../../tools/schema/import/source/parseJsonOrYaml';

it.each<[says: string, text: string, value: unknown]>([
  ['comments of one line', '{\n  // a "name"\n  "a": 1, // one, two\n  "b": [2] // last\n}', { a: 1, b: [2] }],
  ['comments of several lines', '/* the\n   whole */ { "a": /* one */ 1 }', { a: 1 }],
  [
    'texts with their signs',
    '{ "a": "https://b", "c": "/* no */ \\" // no" // one\n}',
    { a: 'https://b', c: '/* no */ " // no' },
  ],
  ['a comma behind the last value', '{ "a": 1, // one\n}', { a: 1 }],
])('a JSON document may have %s', (_, text, value) => {
  expect(parseJsonOrYaml('a.json', text)).toEqual(value);
});

it('names the place of a fault below comments', () => {
  const text = '{\n  /* one\n  two */\n  "a": 1, // three\n  "b": [1\n}';
  expect(() => parseJsonOrYaml('a.json', text)).toThrow(/^a\.json:[56]:/);
});

it('values without quotes may have two slashes', () => {
  expect(parseJsonOrYaml('a.yaml', '{ a: http://b, c: 1 }')).toEqual({ a: 'http://b', c: 1 });
});
