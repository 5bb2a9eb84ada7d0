import { describe, expect, it } from 'vitest';
import { normalizePattern } from '../../../../src/model/jsonSchema/normalizePattern';

describe('a pattern', () => {
  it.each<[string, string | undefined]>([
    ['^[a-z]+$', '^[a-z]+$'],
    ['^\\p{L}+$', '^\\p{L}+$'],
    ['a\\-b\\_c\\@d\\"', 'a-b_c@d"'],
    ['^[\\w-.]+$', '^[\\w\\-.]+$'],
    ['[.-\\d]', '[.\\-\\d]'],
    ['[\\-\\_\\.\\:]', '[\\-_\\.:]'],
    ['^{a}$', '^\\{a\\}$'],
    ['a{2,3}]', 'a{2,3}\\]'],
    ['\\$\\{x}', '\\$\\{x\\}'],
    ['\\A[^\\n]*\\Z', '^[^\\n]*$'],
    ['\\A[\\Aa]\\z', '^[Aa]$'],
    ['(?i)abc', undefined],
    ['a++', undefined],
    ['[', undefined],
  ])('%s is read as %s', (written, read) => {
    expect(normalizePattern(written)).toBe(read);
    if (read !== undefined) expect(() => new RegExp(read, 'u')).not.toThrow();
  });

  it.each([
    ['^[\\w-.]+$', ['a-b.c', '_'], ['a b', '']],
    ['^\\{\\d+\\}\\-x$', ['{12}-x'], ['12-x']],
  ])('%s still takes what it took', (written, good, bad) => {
    const read = new RegExp(normalizePattern(written)!, 'u');
    for (const text of good)
      expect([text, read.test(text), new RegExp(written).test(text)]).toEqual([text, true, true]);
    for (const text of bad)
      expect([text, read.test(text), new RegExp(written).test(text)]).toEqual([text, false, false]);
  });
});
