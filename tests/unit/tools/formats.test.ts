import { describe, expect, it } from 'vitest';
import { checksByFormat } from '../../../src/model/formRules/formats';
import { equal, ucs2length } from '../../../src/model/values/ajvRuntime';

const cases: [format: string, good: string[], bad: string[]][] = [
  [
    'date',
    ['2026-01-31', '2028-02-29', '2000-02-29', '2026-12-31'],
    ['2027-02-29', '1900-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '26-01-01', ''],
  ],
  ['month', ['2026-01', '2026-12'], ['2026-00', '2026-13', '2026-1', '2026-01-01', '']],
  ['HH:mm', ['00:00', '09:05', '23:59'], ['24:00', '23:60', '9:05', '09:05:00', '']],
  [
    'yyyy-MM-dd HH:mm',
    ['2026-02-28 23:59', '2028-02-29 00:00'],
    ['2026-02-29 10:00', '2026-02-28T10:00', '2026-02-28 24:00', '2026-02-28', '2026-02-28 10:00:00', ''],
  ],
  [
    'date-time',
    ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00.123+08:00'],
    ['2026-02-28T10:00:00', '2026-02-30T10:00:00Z', '2026-02-28 10:00', ''],
  ],
  [
    'email',
    ['a@b.co', "o'neil+x@sub.example.com", 'UPPER@EXAMPLE.ORG', 'a@xn--bcher-kva.example'],
    ['a@b', 'a b@c.de', '@c.de', 'a@', 'a@@b.co', '.a@b.co', 'a..b@c.de', 'a@-b.co', `${'a'.repeat(250)}@b.co`, ''],
  ],
  ['phone', ['+6591234567', '91234567'], ['+65 9123 4567', '65-9123', '123', '+', '1234567890123456', '']],
  [
    'uri',
    [
      'http://a.co',
      'HTTPS://a.co/b?c=d#e',
      'https://xn--bcher-kva.example:8080/',
      'mailto:a@b.co',
      'mailto:a@b.co?subject=x',
    ],
    [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.co',
      '//a.co',
      'a.co',
      'http://',
      'http:///x',
      'https://a b.co',
      ' https://a.co',
      'https://a.co\n',
      'java\tscript:x',
      'mailto:',
      'mailto:nobody',
      '',
    ],
  ],
];

describe.each(cases)('the format %s', (name, good, bad) => {
  it.each(good)('accepts %j', (text) => expect(checksByFormat[name]?.(text)).toBe(true));
  it.each(bad)('refuses %j', (text) => expect(checksByFormat[name]?.(text)).toBe(false));
});

describe('the runtime of the validators', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['🔌a', 2],
  ])('counts %j as %i', (text, length) => expect(ucs2length(text)).toBe(length));

  it.each([
    [1, 1, true],
    [1, '1', false],
    [null, {}, false],
    [[], {}, false],
    [[1, { a: 2 }], [1, { a: 2 }], true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
  ])('compares %j with %j: %s', (one, other, expected) => expect(equal(one, other)).toBe(expected));
});
