import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/auth/rights';
import { fitting, type Item } from '../../../src/layout/palette/items';
import { createPath, filterFor, mayCreate, placesOf } from '../../../src/layout/palette/searched';
import type { ManifestEntry } from '../../../src/model/entity/entity';

const item = (label: string, more: Partial<Item> = {}): Item => ({
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
    item('文章', { words: 'article' }),
    item('Café'),
  ];
  it.each([
    ['nothing: all of them', ' ', ['Issued Vouchers', 'Vouchers', '文章', 'Café']],
    ['the best first', 'vou', ['Vouchers', 'Issued Vouchers']],
    ['several words in any order', 'vouchers iss', ['Issued Vouchers']],
    ['an English name in another language', 'article', ['文章']],
    ['without accents', 'CAFE', ['Café']],
    ['none', 'zzz', []],
  ])('%s', (_, text, wanted) => expect(fitting(items, text).map(({ label }) => label)).toEqual(wanted));
});

const entry = (name: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  name,
  title: name,
  ids: ['id'],
  routes: [{ list: `/${name}` }],
  ...more,
});
const resource = (resourceKey: string, path: string, viewOnly = false): Resource => ({
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
  const [article, site] = placesOf(manifest, resources);

  it('are the lists that are permitted, at the address that is permitted', () => {
    expect(placesOf(manifest, resources).map(({ list, reading }) => [list, reading])).toEqual([
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
      placesOf(
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
    expect([mayCreate(article!, 'ADMIN'), mayCreate(site!, 'ADMIN'), mayCreate(site!, 'STAFF')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(mayCreate({ ...article!, viewOnly: false }, '')).toBe(true);
    expect(mayCreate({ ...article!, entry: entry('x'), viewOnly: false }, 'ADMIN')).toBe(false);
  });

  it('have the form of something new at an address of its own, or over the list', () => {
    expect([createPath(article!), createPath(site!)]).toEqual(['/article?dialog=create', '/place/add']);
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
  ])('%s', (_, own, text, wanted) => expect(filterFor(entry('site', own), text)).toEqual(wanted));
});
