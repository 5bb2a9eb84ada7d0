import { describe, expect, it } from 'vitest';
import { isValid } from 'virtual:wattdesk/config';
import { findConfigIssues } from '../../../src/config/configIssues';
import shipped from '../../../public/config.json';

describe('findConfigIssues', () => {
  it('finds nothing in the file of the package', () => {
    expect(findConfigIssues(shipped)).toEqual([]);
    expect(isValid(shipped)).toBe(true);
  });

  it.each([
    ['a missing key', { ...shipped, apiBase: undefined }, 'apiBase', /^is missing$/, /Add it/],
    ['an unknown key', { ...shipped, apibase: '/steve' }, 'apibase', /^is not known$/, /spelling.*lint --fix/],
    [
      'a number in quotes',
      { ...shipped, errorToastMs: '5000' },
      'errorToastMs',
      /^is "5000"$/,
      /whole number, without quotes/,
    ],
    ['a value out of bounds', { ...shipped, errorToastMs: 0 }, 'errorToastMs', /^is 0$/, /at least 1/],
    ['a page size nobody offers', { ...shipped, pageSize: 15 }, 'pageSize', /^is 15$/, /one of 10, 20, 50, 100/],
    [
      'a flag that is no boolean',
      { ...shipped, flags: { ...shipped.flags, requireStrongPasswords: 'yes' } },
      'flags.requireStrongPasswords',
      /^is "yes"$/,
      /true or false/,
    ],
    [
      'a host without its protocol',
      { ...shipped, allowedPictureHosts: ['cdn.example.com'] },
      'allowedPictureHosts.0',
      /^is "cdn/,
      /^A host is http:.* as in https:\/\/cdn\.example\.com\.$/,
    ],
    [
      'a host with a path',
      { ...shipped, allowedPictureHosts: ['https://a.sg', 'https://a.sg/x'] },
      'allowedPictureHosts.1',
      /x"$/,
      /^A host is/,
    ],
    [
      'a help page that is a script',
      { ...shipped, helpUrl: 'javascript:alert(1)' },
      'helpUrl',
      /^is/,
      /^A help page is/,
    ],
    [
      'a contact without a scheme',
      { ...shipped, contactUrl: 'support@a.sg' },
      'contactUrl',
      /^is/,
      /^A contact is mailto/,
    ],
    ['every host', { ...shipped, allowedPictureHosts: ['https://*'] }, 'allowedPictureHosts.0', /^is/, /^A host is/],
    ['an address with a slash at its end', { ...shipped, apiBase: '/steve/' }, 'apiBase', /^is/, /^The address begins/],
    ['a country in words', { ...shipped, country: 'Singapore' }, 'country', /^is/, /two capital letters, as in SG/],
    ['a calling code with a plus', { ...shipped, callingCode: '+65' }, 'callingCode', /^is/, /without \+/],
    ['a currency in small letters', { ...shipped, currency: 'sgd' }, 'currency', /^is/, /three capital letters/],
    [
      'a host that is no list',
      { ...shipped, allowedPictureHosts: 'https://a.sg' },
      'allowedPictureHosts',
      /^is/,
      /list in brackets/,
    ],
    [
      'a host twice',
      { ...shipped, allowedPictureHosts: ['https://a.sg', 'https://a.sg'] },
      'allowedPictureHosts',
      /^is/,
      /repetition/,
    ],
    ['a list instead of an object', [], 'config.json', /^is \[\]$/, /object/],
  ])('names key, fault and cure of %s', (_, config, key, message, suggestion) => {
    const read: unknown = JSON.parse(JSON.stringify(config));
    expect(isValid(read)).toBe(false);
    expect(findConfigIssues(read)).toContainEqual({
      key,
      message: expect.stringMatching(message),
      suggestion: expect.stringMatching(suggestion),
    });
  });

  it('finds nothing in hosts of pictures', () => {
    expect(
      findConfigIssues({ ...shipped, allowedPictureHosts: ['https://cdn.example.com', 'http://10.0.0.7:8080'] }),
    ).toEqual([]);
    expect(
      findConfigIssues({ ...shipped, helpUrl: 'https://help.a.sg/?q=1', contactUrl: 'mailto:support@a.sg' }),
    ).toEqual([]);
  });

  it('shows no pattern, for nobody reads one', () => {
    const odd = {
      ...shipped,
      apiBase: 'x/',
      country: 'x',
      callingCode: 'x',
      currency: 'x',
      allowedPictureHosts: ['x'],
    };
    const cures = findConfigIssues(odd).map(({ suggestion }) => suggestion);
    expect(cures).toHaveLength(5);
    expect(cures.join()).not.toMatch(/[\^$\\]|\[A-Z/);
  });

  it('reports all faults at once', () => {
    const keys = findConfigIssues({ ...shipped, country: 'Singapore', locale: 'de' }).map(({ key }) => key);
    expect(keys.sort()).toEqual(['country', 'locale']);
  });
});
