import { describe, expect, it } from 'vitest';
import { parsePermissions } from '../../../src/auth/permissions';
import { findPermissionByPath, findEntityOfPermission } from '../../../src/layout/menu/findMenuEntry';
import type { ManifestEntry } from '../../../src/model/entity/entity';

const entry = (name: string, ...routes: ManifestEntry['routes']): ManifestEntry => ({
  name,
  title: name,
  routes,
  ids: ['id'],
});

const MANIFEST = [
  entry('article', {
    list: '/marketing/article',
    create: '/marketing/article/add',
    update: '/marketing/article/edit/{id}',
  }),
  entry('article-type', { list: '/marketing/article-type' }),
  entry('profile', { list: '/energy/profiles' }, { list: '/energy/other', update: '/elsewhere/profile/{id}' }),
];

const RESOURCES = parsePermissions([
  {
    resourceKey: 'marketing',
    children: [
      { resourceKey: 'article', path: '/marketing/article' },
      { resourceKey: 'article-type', path: '/marketing/article-type' },
    ],
  },
  { resourceKey: 'profiles', path: '/energy/profiles' },
  { resourceKey: 'balancing', path: '/energy/balancing' },
]);

describe('currentResource', () => {
  it.each([
    ['a list', '/marketing/article', 'article'],
    ['a list whose address begins like another one', '/marketing/article-type', 'article-type'],
    ['a form', '/marketing/article/add', 'article'],
    ['a form with an id', '/marketing/article/edit/7', 'article'],
    ['a list in its other reading', '/energy/other', 'profiles'],
    ['a form in another place', '/elsewhere/profile/7', 'profiles'],
    ['a hand-written screen below a list', '/energy/balancing/12', 'balancing'],
    ['an unknown address', '/nowhere', undefined],
  ])('knows %s', (_, pathname, key) =>
    expect(findPermissionByPath(RESOURCES, MANIFEST, pathname)?.resourceKey).toBe(key),
  );
});

describe('entryOf', () => {
  it.each([
    ['by address', { resourceKey: 'x', path: '/energy/other' }, 'profile'],
    ['by name', { resourceKey: 'article', path: '/renamed' }, 'article'],
    ['not for a group', { resourceKey: 'marketing' }, undefined],
  ])('finds the entity %s', (_, resource, name) =>
    expect(findEntityOfPermission(MANIFEST, parsePermissions([resource])[0]!)?.name).toBe(name),
  );
});
