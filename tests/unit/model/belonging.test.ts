import { describe, expect, it } from 'vitest';
import { getPermissionKeys, getListRoutePaths } from '../../../src/model/routes/parentRelation';
import type { ManifestEntry } from '../../../src/model/entity/entity';

const entry = (name: string, routes: ManifestEntry['routes'], partOf?: string): ManifestEntry => ({
  name,
  title: name,
  ids: ['id'],
  routes,
  ...(partOf ? { parentEntity: partOf } : {}),
});

const MANIFEST = [
  entry('profile', [{ list: '/profiles', update: '/profiles/{id}' }, { list: '/old-profiles' }]),
  entry('assignment', [{ list: '/assignments' }], 'profile'),
  entry('task', [{ view: '/result/{id}' }], 'assignment'),
  entry('orphan', [{ view: '/orphan' }], 'nobody'),
  entry('hen', [{ list: '/hen' }], 'egg'),
  entry('egg', [{ list: '/egg' }], 'hen'),
  entry('self', [{ list: '/self' }], 'self'),
];

describe('where an entity is at home', () => {
  it.each<[string, ManifestEntry['routes'], string[]]>([
    ['its lists, in all their readings', [{ list: '/a', update: '/a/{id}' }, { list: '/b' }], ['/a', '/b']],
    ['each once', [{ list: '/a' }, { list: '/a' }], ['/a']],
    ['without a list all of its addresses', [{ update: '/edit', view: '/view' }], ['/edit', '/view']],
    ['nowhere', [], []],
  ])('%s', (_, routes, homes) => expect(getListRoutePaths({ routes })).toEqual(homes));
});

describe('to what a screen belongs', () => {
  it.each<[string, string[], string[]]>([
    ['profile', ['profile'], ['/profiles', '/old-profiles']],
    ['assignment', ['assignment', 'profile'], ['/assignments', '/profiles', '/old-profiles']],
    ['task', ['task', 'assignment', 'profile'], ['/result/{id}', '/assignments', '/profiles', '/old-profiles']],
    ['orphan', ['orphan'], ['/orphan']],
    // Lint rejects cycles, but an edited file may contain one temporarily.
    ['hen', ['hen', 'egg'], ['/hen', '/egg']],
    ['self', ['self'], ['/self']],
  ])('%s', (name, names, paths) => {
    expect(
      getPermissionKeys(
        MANIFEST.find((one) => one.name === name)!,
        MANIFEST,
      ),
    ).toEqual({ names, paths });
  });
});
