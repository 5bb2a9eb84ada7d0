import { describe, expect, it, vi } from 'vitest';
import { createPreferenceStore } from '../../../src/preferences/preferenceStore';
import { clearSettings, readSetting, SETTINGS_KEY_PREFIX, clearStoredAppState } from '../../../src/ui/storage/settings';
import { getSafeStorage } from '../../../src/ui/storage/safeStorage';

/** Returns a fake browser storage with these items and a maximum number of items. */
function browser(stored: Record<string, string> = {}, room = Infinity) {
  const items = new Map(Object.entries(stored));
  const localStorage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!items.has(key) && items.size >= room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  } as Storage;
  return { items, page: { localStorage, sessionStorage: localStorage } };
}

const reject = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const forbidden = () => Object.defineProperty({} as Window, 'localStorage', { get: reject });

describe('a storage', () => {
  it('that is forbidden, or refuses each call, keeps for the tab what it is given', () => {
    const locked = { localStorage: { getItem: reject, setItem: reject, removeItem: reject, key: reject, length: 1 } };
    for (const page of [forbidden(), locked as never]) {
      const storage = getSafeStorage('localStorage', page);
      expect(storage.getItem('a')).toBeNull();
      storage.setItem('a', '1');
      expect([storage.getItem('a'), storage.keys('a')]).toEqual(['1', ['a']]);
      storage.removeItem('a');
      expect([storage.getItem('a'), storage.keys('')]).toEqual([null, []]);
    }
  });

  it('that is full keeps the new value for the tab, and the old one nowhere', () => {
    const { items, page } = browser({ a: 'old', other: 'x' }, 1);
    page.localStorage.setItem = reject;
    const storage = getSafeStorage('localStorage', page);
    storage.setItem('a', 'new');
    expect([storage.getItem('a'), items.get('a')]).toEqual(['new', undefined]);
    expect(storage.keys('').toSorted()).toEqual(['a', 'other']);
  });

  it('that has room again is written', () => {
    const { items, page } = browser({ x: '' }, 1);
    const storage = getSafeStorage('localStorage', page);
    storage.setItem('a', '1');
    items.clear();
    storage.setItem('a', '2');
    expect([storage.getItem('a'), items.get('a')]).toEqual(['2', '2']);
    items.set('a', 'of another tab');
    expect(storage.getItem('a')).toBe('of another tab');
  });

  it('follows the other tabs', () => {
    const { items, page } = browser({ x: '' }, 1);
    const storage = getSafeStorage('localStorage', page);
    storage.setItem('a', '1');
    storage.setItem('b', '1');
    items.set('a', '2');
    storage.discardFallback('a');
    expect([storage.getItem('a'), storage.getItem('b')]).toEqual(['2', '1']);
    storage.discardFallback(null);
    expect(storage.getItem('b')).toBeNull();
  });
});

describe('a setting', () => {
  it.each<[string, string, unknown]>([
    ['theme', '"dark"', 'dark'],
    ['theme', '"pink"', undefined],
    ['theme', '{', undefined],
    ['theme', '5', undefined],
    ['theme', 'dark', undefined],
    ['theme', '"constructor"', undefined],
    ['locale', '"zh-Hans"', 'zh-Hans'],
    ['locale', '[]', undefined],
    ['locale', '["en"]', undefined],
    ['locale', '"tlh"', undefined],
    ['locale', 'null', undefined],
    ['sidebar.open', 'false', false],
    ['sidebar.open', '"false"', undefined],
    ['sidebar.group', '["marketing",""]', ['marketing', '']],
    ['sidebar.group', 'true', undefined],
    ['density.article/5', '"compact"', 'compact'],
    ['density.article/5', '"wide"', undefined],
    ['article.chart', 'true', true],
    ['article.chart', '{}', undefined],
    ['columns.article', '{"views":false}', { views: false }],
    ['columns.article', '{"views":"no"}', undefined],
    ['columns.article', '["views"]', undefined],
    ['columns.article', 'true', undefined],
    ['assignment.perPage', '20', 20],
    ['assignment.perPage', '7', undefined],
    ['assignment.perPage', '"20"', undefined],
    ['of somebody else', '{"a":1}', { a: 1 }],
    ['of somebody else', '', undefined],
  ])('%s read from %s', (name, stored, expected) => {
    const { page } = browser({ [SETTINGS_KEY_PREFIX + name]: stored });
    expect(readSetting(name, getSafeStorage('localStorage', page))).toEqual(expected);
  });

  it('is forgotten with all others, and nothing else is', () => {
    const { items, page } = browser({
      [`${SETTINGS_KEY_PREFIX}theme`]: '5',
      'wattdesk.session': '{}',
      'RaStore.theme': '"dark"',
    });
    clearSettings(getSafeStorage('localStorage', page));
    expect([...items.keys()]).toEqual(['wattdesk.session', 'RaStore.theme']);
  });
});

describe('the preferences', () => {
  const open = (stored: Record<string, string> = {}, room?: number) => {
    const { items, page } = browser(stored, room);
    const tab = new EventTarget();
    const store = createPreferenceStore(getSafeStorage('localStorage', page), tab as Window);
    const otherTab = (key: string | null, newValue: string | null): void => {
      if (key !== null && newValue !== null) items.set(key, newValue);
      tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    return { items, store, otherTab };
  };

  it('stand under a name of their own', () => {
    const { items, store } = open();
    store.setItem('theme', 'dark');
    expect([...items]).toEqual([['wattdesk.settings.theme', '"dark"']]);
    store.setItem('theme', undefined);
    expect([...items]).toEqual([]);
  });

  it('are the usual ones where what is stored is none', () => {
    const { store } = open({ [`${SETTINGS_KEY_PREFIX}sidebar.open`]: '"x"', 'RaStore.sidebar.open': 'false' });
    expect(store.getItem('sidebar.open', true)).toBe(true);
    expect(store.getItem('theme')).toBeUndefined();
  });

  it('tell who listens, until they leave', () => {
    const { store } = open();
    const listener = vi.fn();
    const leave = store.subscribe('theme', listener);
    store.setItem('theme', 'dark');
    store.setItem('locale', 'en');
    store.removeItem('theme');
    leave();
    store.setItem('theme', 'light');
    expect(listener.mock.calls).toEqual([['dark'], [undefined]]);
  });

  it('hold for this tab where there is no room', () => {
    const { items, store, otherTab } = open({ x: '' }, 1);
    store.setup();
    store.setItem('theme', 'dark');
    expect([store.getItem('theme'), items.size]).toEqual(['dark', 1]);
    otherTab(`${SETTINGS_KEY_PREFIX}theme`, '"light"');
    expect(store.getItem('theme')).toBe('light');
  });

  it('follow another tab, and believe it no more than the storage', () => {
    const { store, otherTab } = open();
    const [theme, locale] = [vi.fn(), vi.fn()];
    store.subscribe('theme', theme);
    store.subscribe('locale', locale);
    store.setup();
    otherTab(`${SETTINGS_KEY_PREFIX}theme`, '"dark"');
    otherTab(`${SETTINGS_KEY_PREFIX}theme`, '"pink"');
    otherTab('RaStore.locale', '"zh-Hans"');
    otherTab(`${SETTINGS_KEY_PREFIX}locale`, '[]');
    otherTab(null, null);
    store.teardown();
    otherTab(`${SETTINGS_KEY_PREFIX}theme`, '"light"');
    expect(theme.mock.calls).toEqual([['dark'], [undefined], [undefined]]);
    expect(locale.mock.calls).toEqual([[undefined], [undefined]]);
  });

  it('of the account go with it, those of the person stay', () => {
    const ofPerson = ['locale', 'theme', 'sidebar.open', 'keys', 'list.density', 'list.perPage'];
    const lasting = [...ofPerson, 'views.7.article', 'lastView.article', 'favourites.7'];
    const { items, store } = open({ 'wattdesk.session': '{}' });
    for (const name of [...lasting, 'columns.article', 'recent.7', 'linkedView.article', 'sidebar.group'])
      store.setItem(name, true);
    store.removeItems('columns');
    expect(items.has(`${SETTINGS_KEY_PREFIX}columns.article`)).toBe(false);
    store.setItem('columns.article', {});
    store.reset();
    expect([...items.keys()].toSorted()).toEqual(
      ['wattdesk.session', ...lasting.map((name) => SETTINGS_KEY_PREFIX + name)].toSorted(),
    );
  });
});

describe('to start anew', () => {
  it('forgets settings and what is typed, and leaves the address with what its history entry holds', () => {
    const kept = { 'wattdesk.session': '{}', 'wattdesk.import.1/a': '[]' };
    const { items, page } = browser({ ...kept, 'wattdesk.settings.theme': '5', 'wattdesk.draft.1/a': '{' });
    const replace = vi.fn();
    clearStoredAppState({ ...page, location: { replace } as unknown as Location });
    expect(Object.fromEntries(items)).toEqual(kept);
    expect(replace.mock.calls).toEqual([['/']]);
  });
});
