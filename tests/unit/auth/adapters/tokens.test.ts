import { describe, expect, it } from 'vitest';
import { getNamesAtPath, getTextAtPath, getValueAtPath } from '../../../../src/auth/adapters/responsePaths';
import { decodeClaims } from '../../../../src/auth/adapters/tokenClaims';
import { parseTime, parseTokenResponse } from '../../../../src/auth/adapters/tokenResponse';

const NOW = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

const createToken = (claims: object): string =>
  ['{}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('a place in an answer', () => {
  const answer = {
    data: { user: { name: 'Ann', id: 7 }, roles: ['a', 'b'] },
    'https://x.example/roles': ['c'],
    s: 'a b',
  };

  it.each([
    ['data.user.name', 'Ann'],
    ['data.user.id', '7'],
    ['data.roles.1', 'b'],
    ['data.user', ''],
    ['data.none.name', ''],
    ['constructor.name', ''],
  ])('%s has the text %j', (path, text) => expect(getTextAtPath(answer, path)).toBe(text));

  it.each([
    ['data.roles', ['a', 'b']],
    ['https://x.example/roles', ['c']],
    ['s', ['a', 'b']],
    ['data.user', []],
    ['none', []],
  ])('%s has the names %j', (path, names) => expect(getNamesAtPath(answer, path)).toEqual(names));

  it('is the whole answer where the path is empty', () => expect(getValueAtPath(answer, '')).toBe(answer));
});

describe('the claims of a token', () => {
  it.each([
    ['a token', createToken({ sub: '1', name: 'Zoë 王' }), { sub: '1', name: 'Zoë 王' }],
    ['an opaque token', 'abcdef', {}],
    ['a broken token', 'a.%%%.c', {}],
    ['a token that holds no object', `a.${Buffer.from('3').toString('base64url')}.c`, {}],
    ['no token', undefined, {}],
  ])('of %s', (_, token, claims) => expect(decodeClaims(token)).toEqual(claims));
});

describe('a time', () => {
  it.each([
    [NOW, NOW],
    [NOW / 1000, NOW],
    [String(NOW / 1000), NOW],
    ['2026-01-01T08:00:00+08:00', NOW],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j is %s', (value, time) => expect(parseTime(value)).toBe(time));
});

describe('the answer of a sign-in', () => {
  const oauth = { tokenPath: 'access_token', expiresInPath: 'expires_in', refreshTokenPath: 'refresh_token' };

  it.each([
    [
      'OAuth 2.0',
      { access_token: 'a', expires_in: 3600, refresh_token: 'r' },
      oauth,
      { token: 'a', grant: { refreshToken: 'r', expiresAt: NOW + HOUR } },
    ],
    [
      'a lifetime as text',
      { access_token: 'a', expires_in: '60' },
      oauth,
      { token: 'a', grant: { expiresAt: NOW + 60_000 } },
    ],
    [
      'an envelope with a date',
      { data: { token: 7, until: '2026-01-01T01:00:00Z' } },
      { tokenPath: 'data.token', expiresAtPath: 'data.until' },
      { token: '7', grant: { expiresAt: NOW + HOUR } },
    ],
    ['an opaque token', { t: 'a' }, { tokenPath: 't' }, { token: 'a', grant: {} }],
    [
      'a bare token with a lifetime in its claims, by another clock',
      createToken({ iat: 100, exp: 3700 }),
      { tokenPath: '' },
      { token: createToken({ iat: 100, exp: 3700 }), grant: { expiresAt: NOW + HOUR } },
    ],
    [
      'a token with an expiry only',
      { t: createToken({ exp: NOW / 1000 }) },
      { tokenPath: 't' },
      { token: createToken({ exp: NOW / 1000 }), grant: { expiresAt: NOW } },
    ],
    ['no token', { error: 'x' }, oauth, undefined],
    ['nothing', null, oauth, undefined],
    ['an empty token', { access_token: '' }, oauth, undefined],
  ])('is read: %s', (_, answer, places, expected) => expect(parseTokenResponse(answer, places, NOW)).toEqual(expected));
});
