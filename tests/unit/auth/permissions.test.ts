import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import {
  isMalformedPermissionsError,
  getLandingPath,
  parsePermissions,
  findPermission,
  readPermissions,
} from '../../../src/auth/permissions';

const ANSWER = [
  { resourceKey: 'dashboard', name: 'Dashboard', path: '/dashboard', viewOnly: false, children: [] },
  {
    resourceKey: 'marketing',
    name: 'Marketing',
    children: [
      { resourceKey: 'articles', name: 'Articles', path: '/marketing-management/article', viewOnly: true },
      { resourceKey: 'article-type', name: 'Types', path: '/somewhere/else' },
    ],
  },
];

describe('readResources', () => {
  it('fills in what an entry does not say', () => {
    expect(parsePermissions([{ resourceKey: 'a' }])).toEqual([
      { resourceKey: 'a', name: 'a', viewOnly: false, children: [] },
    ]);
  });

  it.each([[undefined], [null], ['x'], [{ data: [] }], [[null, 7, {}, { name: 'no key' }]]])(
    'finds nothing in %j',
    (data) => expect(parsePermissions(data)).toEqual([]),
  );

  it('hands the view-only flag down', () => {
    const [group] = parsePermissions([{ resourceKey: 'g', viewOnly: true, children: [{ resourceKey: 'a' }] }]);
    expect(group?.children[0]?.viewOnly).toBe(true);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example', ''])(
    'takes %j for no address',
    (path) => expect(parsePermissions([{ resourceKey: 'a', path }])[0]).not.toHaveProperty('path'),
  );
});

describe('an answer', () => {
  it.each([
    [undefined],
    [null],
    ['x'],
    [7],
    [{ data: [] }],
    [[null]],
    [[7, 'x', {}, { name: 'no key' }, { resourceKey: 5 }]],
  ])('that is %j says nothing of what is permitted', (data) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => readPermissions(data)).toThrow('wd.rights.failed');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('may permit nothing, and loses no more than its odd entries', () => {
    expect(readPermissions([])).toEqual([]);
    expect(readPermissions([null, { resourceKey: 'a' }, 7]).map(({ resourceKey }) => resourceKey)).toEqual(['a']);
  });

  it.each<[Error, boolean]>([
    [new Error('wd.rights.failed'), true],
    [new HttpError('No JSON', 200, { fault: 'json' }), true],
    [new HttpError('Nothing', 200, { fault: 'empty' }), true],
    [new HttpError('No menu', 200, { success: false }), false],
    [new HttpError('No menu', 200), false],
    [new HttpError('A page', 502, { fault: 'html' }), false],
    [new HttpError('Down', 0, { fault: 'network' }), false],
    [new Error('Other'), false],
  ])('that cannot be read is no refusal: %s', (error, expected) =>
    expect(isMalformedPermissionsError(error)).toBe(expected),
  );
});

describe('resourceOf', () => {
  const resources = parsePermissions(ANSWER);
  it.each([
    ['by address', { names: ['article'], paths: ['/marketing-management/article'] }, 'articles'],
    ['by another reading’s address', { names: ['x'], paths: ['/x', '/marketing-management/article'] }, 'articles'],
    ['by name', { names: ['article-type'], paths: ['/marketing-management/article-type'] }, 'article-type'],
    ['by what it is part of', { names: ['part', 'article-type'], paths: [] }, 'article-type'],
    ['not at all', { names: ['campaign'], paths: ['/marketing-management/campaign'] }, undefined],
  ])('finds an entity %s', (_, owner, key) => expect(findPermission(resources, owner)?.resourceKey).toBe(key));
});

describe('landingPath', () => {
  it.each([
    ['the dashboard, wherever it stands', ANSWER.toReversed(), '/dashboard'],
    ['the first screen, depth first', ANSWER.slice(1), '/marketing-management/article'],
    ['404 when nothing is permitted', [], '/404'],
    ['404 when no entry has an address', [{ resourceKey: 'a' }], '/404'],
  ])('is %s', (_, answer, path) => expect(getLandingPath(parsePermissions(answer))).toBe(path));
});
