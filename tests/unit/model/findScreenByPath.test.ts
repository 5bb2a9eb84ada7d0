import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ManifestEntry } from '../../../src/model/entity/entity';
import { toRouterPattern } from '../../../src/model/routes/routePaths';
import { findScreenByPath } from '../../../src/model/routes/findScreenByPath';

const entry = (name: string, ...routes: ManifestEntry['routes']): ManifestEntry => ({
  name,
  title: name,
  ids: ['id'],
  routes,
});
const UPDATE = '/lamps/update/{lampId}';
const manifest = [
  entry('lamp', { list: '/lamps', create: '/lamps/create', update: UPDATE }, { list: '/old-lamps' }),
  entry('base', {}),
  entry('sign', { view: '/signs/{id}', update: '/signs/{id}/{part}', list: '/signs', create: '/signs/create' }),
  entry('sign-set', { list: '/signs/sets' }),
];

describe('the screen at an address', () => {
  it.each([
    ['/lamps', 'lamp', 'list'],
    ['/Lamps/', 'lamp', 'list'],
    ['/old-lamps', 'lamp', 'list'],
    ['/lamps/create', 'lamp', 'create'],
    ['/lamps/update/7', 'lamp', 'update'],
    ['/lamps/update/a%2Fb', 'lamp', 'update'],
    // A literal segment takes precedence over an id, regardless of their order.
    ['/signs/create', 'sign', 'create'],
    ['/signs/sets', 'sign-set', 'list'],
    ['/signs/7', 'sign', 'view'],
    ['/signs/create/3', 'sign', 'update'],
  ])('%s is %s %s', (path, name, view) => {
    const found = findScreenByPath(manifest, path);
    expect([found?.entry.name, found?.view]).toEqual([name, view]);
  });

  it.each(['/', '/lamp', '/lamps/update', '/lamps/update/7/more', '/login'])('%s is none', (path) =>
    expect(findScreenByPath(manifest, path)).toBeUndefined(),
  );

  it.each(['/lamps/update/7', '/lamps/update/', '/LAMPS/update/x', '/lamps/create', '/lamps/update/7/'])(
    'agrees with the router on %s',
    (path) =>
      expect(findScreenByPath(manifest, path)?.view === 'update').toBe(
        matchPath(toRouterPattern(UPDATE), path) !== null,
      ),
  );
});
