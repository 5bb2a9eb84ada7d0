import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../src/auth/permissions';
import { filterCommandItems, type CommandItem } from '../../../src/layout/commandPalette/paletteItems';
import {
  getCreatePath,
  getSearchFilter,
  canCreate,
  getPermittedLists,
} from '../../../src/layout/commandPalette/permittedLists';
import type { ManifestEntry } from '../../../src/model/entity/entity';

const item = (label: string, more: Partial<CommandItem> = {}): CommandItem => ({
  key: label,
  group: 'g',
  label,
  run: () => undefined,
  ...more,
});

describe('what a text means', () => {
  const items = [
    item('Issued Vouchers', { detail: 'Vouchers' }),
    item('Vouchers'),
    item('文章', { searchTerms: 'article' }),
    item('Café'),
  ];
  it.each([
    ['nothing: all of them', ' ', ['Issued Vouchers', 'Vouchers', '文章', 'Café']],
    ['the best first', 'vou', ['Vouchers', 'Issued Vouchers']],
    ['several words in any order', 'vouchers iss', ['Issued Vouchers']],
    ['an English name in another language', 'article', ['文章']],
    ['without accents', 'CAFE', ['Café']],
    ['none', 'zzz', []],
  ])('%s', (_, text, wanted) => expect(filterCommandItems(items, text).map(({ label }) => label)).toEqual(wanted));
});

const entry = (name: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  name,
  title: name,
  ids: ['id'],
  routes: [{ list: `/${name}` }],
  ...more,
});
const resource = (resourceKey: string, path: string, viewOnly = false): Permission => ({
  resourceKey,
  name: resourceKey,
  path,
  viewOnly,
  children: [],
});

describe('the places of a user', () => {
  const manifest = [
    entry('article', { creates: true }),
    entry('site', { routes: [{ list: '/site' }, { list: '/place', create: '/place/add' }], creates: ['ADMIN'] }),
    entry('secret', { creates: true }),
    entry('settings', { routes: [{ update: '/settings' }] }),
  ];
  const resources = [
    resource('article', '/article', true),
    resource('site-places', '/place'),
    resource('settings', '/settings'),
  ];
  const [article, site] = getPermittedLists(manifest, resources);

  it('are the lists that are permitted, at the address that is permitted', () => {
    expect(getPermittedLists(manifest, resources).map(({ list, routeIndex }) => [list, routeIndex])).toEqual([
      ['/article', 0],
      ['/place', 1],
    ]);
  });

  it('have the names of their addresses, each name once', () => {
    const user = entry('user', {
      routes: [{ list: '/users' }, { list: '/provider' }, { list: '/again' }],
      addresses: { 1: { name: 'provider', title: 'Users (Provider)' } },
    });
    const at = (...paths: string[]) =>
      getPermittedLists(
        [user],
        paths.map((path) => resource(path, path)),
      ).map(({ title, list }) => [title, list]);
    expect(at('/provider')).toEqual([['Users (Provider)', '/provider']]);
    expect(at('/provider', '/users', '/again')).toEqual([
      ['Users (Provider)', '/provider'],
      ['user', '/users'],
    ]);
  });

  it('offer something new to whoever may make it', () => {
    expect([canCreate(article!, 'ADMIN'), canCreate(site!, 'ADMIN'), canCreate(site!, 'STAFF')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(canCreate({ ...article!, viewOnly: false }, '')).toBe(true);
    expect(canCreate({ ...article!, entry: entry('x'), viewOnly: false }, 'ADMIN')).toBe(false);
  });

  it('have the form of something new at an address of its own, or over the list', () => {
    expect([getCreatePath(article!), getCreatePath(site!)]).toEqual(['/article?dialog=create', '/place/add']);
  });
});

describe('what a list is asked', () => {
  it.each([
    ['a text', { finds: 'criteria' }, 'abc', { criteria: 'abc' }],
    ['a number as a text', { finds: 'criteria' }, '12', { criteria: '12' }],
    ['a number as an id', { finds: 'criteria', findsId: 'siteId' }, '12', { siteId: 12 }],
    ['a text, where a number would be an id', { finds: 'criteria', findsId: 'siteId' }, '12a', { criteria: '12a' }],
    ['nothing but an id', { findsId: 'siteId' }, 'abc', undefined],
    ['nothing', {}, 'abc', undefined],
  ])('%s', (_, own, text, wanted) => expect(getSearchFilter(entry('site', own), text)).toEqual(wanted));
});
