import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFirstPageRequest } from '../../../src/generator/queries/firstPageRequest';
import { getParentRequestValues } from '../../../src/generator/sections/parentRequestValues';
import { SETTINGS_KEY_PREFIX } from '../../../src/ui/storage/settings';
import type { ManifestEntry } from '../../../src/model/entity/entity';

const entry: ManifestEntry = {
  name: 'lamp',
  title: 'Lamps',
  ids: ['lampId'],
  routes: [{ list: '/lamps' }],
  page: { method: 'POST', path: 'lamp-pages' },
};
let settings: Record<string, string> = {};
beforeEach(() => {
  settings = {};
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => settings[key] ?? null } });
});
afterEach(() => vi.unstubAllGlobals());

const asked = (page: number, perPage: number, filter: object) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'ASC' },
  filter,
});

describe('the page that is asked for before its list is known', () => {
  const { page: _, ...without } = entry;
  it.each<[string, ManifestEntry, string, unknown]>([
    ['the first', entry, '', asked(1, 10, {})],
    ['that of the address', entry, '?page=3&perPage=50', asked(3, 50, {})],
    [
      'with the defaults of its filters',
      { ...entry, defaults: { status: 'A' } },
      '?page=2',
      asked(2, 10, { status: 'A' }),
    ],
    ['none where only the entity says which filters may be sent', entry, '?filter=%7B%22a%22%3A1%7D', undefined],
    ['none where only the entity says by what the list can be sorted', entry, '?sort=name', undefined],
    ['none where only the page knows what it is filtered by', { ...entry, late: true }, '', undefined],
    ['none without a page call', without, '', undefined],
  ])('is %s', (_name, given, search, request) => expect(getFirstPageRequest(given, search, 10)).toEqual(request));

  it('is none where the list may open with a saved view', () => {
    settings[`${SETTINGS_KEY_PREFIX}lastView.lamp`] = '{"7":"5"}';
    expect(getFirstPageRequest(entry, '', 10)).toBeUndefined();
    expect(getFirstPageRequest(entry, '?page=2', 10)).toEqual(asked(2, 10, {}));
  });

  it('has the size that the user chose', () => {
    settings[`${SETTINGS_KEY_PREFIX}list.perPage`] = '50';
    expect(getFirstPageRequest(entry, '', 10)).toEqual(asked(1, 50, {}));
  });
});

describe('what another entity is asked with', () => {
  it.each<[Record<string, string> | undefined, Record<string, unknown> | undefined, unknown]>([
    [{ emailId: 'id' }, { id: 7, other: 1 }, { emailId: 7 }],
    [
      { a: 'x', b: 'y' },
      { x: 0, y: false },
      { a: 0, b: false },
    ],
    [undefined, { id: 7 }, {}],
    [undefined, undefined, {}],
    // An unsaved record has none of these values.
    [{ emailId: 'id' }, undefined, undefined],
    [{ emailId: 'id' }, {}, undefined],
    [{ emailId: 'id' }, { id: '' }, undefined],
    [{ emailId: 'id' }, { id: null }, undefined],
    [{ a: 'x', b: 'y' }, { x: 1 }, undefined],
  ])('keys %j of the record %j: %j', (keys, record, expected) =>
    expect(getParentRequestValues(keys, record)).toEqual(expected),
  );
});
