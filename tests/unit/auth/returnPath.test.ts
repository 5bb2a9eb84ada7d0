import { describe, expect, it } from 'vitest';
import { parseAppPath, readReturnLocation } from '../../../src/auth/returnPath';

describe('an address of the app', () => {
  it.each([
    '/',
    '/dashboard',
    '/marketing-management/article?page=2&filter=%7B%22a%22%3A%22b%5C%5C%22%7D#top',
    '/marketing-management/article/1/edit?q=a\\b',
    '/points/%E5%85%85%E7%94%B5',
    '/a//b',
    '/login/history',
  ])('%j is one', (path) => expect(parseAppPath(path)).toBe(path));

  it.each<[string, unknown]>([
    ['protocol-relative', '//evil.example/x'],
    ['protocol-relative with three', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['encoded slashes', '/%2F%2Fevil.example'],
    ['an encoded slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['dots before it', '/.//evil.example'],
    ['encoded dots before it', '/%2e%2e//evil.example'],
    ['a step up before it', '/a/..//evil.example'],
    ['a tab that is left out', '/\t/evil.example'],
    ['a line break that is left out', '/\n/evil.example'],
    ['an encoded control character', '/a%00b'],
    ['a byte that is no character', '/%E0%A4%A'],
    ['a blank before it', ' //evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script behind blanks', '\u0001javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a whole address', 'https://evil.example/x'],
    ['no path', 'dashboard'],
    ['an address with a name before it', '@evil.example'],
    ['nothing', ''],
    ['no text', 5],
    ['an object', { pathname: '/dashboard' }],
    ['null', null],
  ])('%s is none', (_, path) => expect(parseAppPath(path)).toBeUndefined());
});

describe('where to go on after signing in', () => {
  it('is the address of the history entry, with whose it was', () => {
    expect(readReturnLocation({ to: '/dashboard', userPk: '1' })).toEqual({ to: '/dashboard', userPk: '1' });
    expect(readReturnLocation({ to: '/dashboard' })).toEqual({ to: '/dashboard' });
  });

  it.each<[string, unknown]>([
    ['the sign-in page', { to: '/login' }],
    ['the sign-in page with a query', { to: '/login?x=1' }],
    ['the sign-in page in other letters', { to: '/LogIn/' }],
    ['the sign-in page, encoded', { to: '/%6Cogin' }],
    ['the sign-in page by a step up', { to: '/a/../login' }],
    ['another site', { to: '//evil.example/x', userPk: '1' }],
    ['a number', { to: 5 }],
    ['an entry without an address', { record: 5 }],
    ['a text', '/dashboard'],
    ['nothing', null],
  ])('is the start instead of %s', (_, state) => expect(readReturnLocation(state)).toBeUndefined());

  it('belongs to somebody only by a name', () => {
    expect(readReturnLocation({ to: '/dashboard', userPk: { a: 1 } })).toEqual({ to: '/dashboard' });
  });
});
