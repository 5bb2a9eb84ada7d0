import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../../../src/auth/sessionStore';
import { SETTINGS_KEY_PREFIX } from '../../../src/ui/storage/settings';

const root = { dataset: {} as Record<string, string> };

const location = { pathname: '/login', replace: vi.fn<(address: string) => void>() };

/** Loads the script in a page with this local storage. */
async function boot(stored: Record<string, string>) {
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  vi.stubGlobal('window', { localStorage, sessionStorage: {}, location });
  await import('../../../src/beforeFirstPaint');
  return root.dataset;
}

beforeEach(() => {
  vi.resetModules();
  location.replace.mockClear();
  root.dataset = {};
  vi.stubGlobal('document', { documentElement: root });
});

describe('what stands on the page before the app', () => {
  it.each([
    ['nothing', {}, { still: 'login' }],
    ['a session', { [SESSION_KEY]: '{"userName":"admin"}' }, { still: 'frame' }],
    ['a session of nobody', { [SESSION_KEY]: '{"token":"t"}' }, { still: 'login' }],
    ['a broken session', { [SESSION_KEY]: '{"userName"' }, { still: 'login' }],
    ['a chosen look', { [`${SETTINGS_KEY_PREFIX}theme`]: '"dark"' }, { still: 'login', theme: 'dark' }],
    ['an unknown look', { [`${SETTINGS_KEY_PREFIX}theme`]: '"pink"' }, { still: 'login' }],
    ['a folded menu', { [`${SETTINGS_KEY_PREFIX}sidebar.open`]: 'false' }, { still: 'login', menu: 'folded' }],
    ['an open menu', { [`${SETTINGS_KEY_PREFIX}sidebar.open`]: 'true' }, { still: 'login' }],
    [
      'garbage',
      { [`${SETTINGS_KEY_PREFIX}theme`]: '{', [`${SETTINGS_KEY_PREFIX}sidebar.open`]: 'x' },
      { still: 'login' },
    ],
    [
      'the choices of another program',
      { 'RaStore.theme': '"dark"', 'RaStore.sidebar.open': 'false' },
      { still: 'login' },
    ],
  ])('of %s', async (_, stored, expected) => {
    expect(await boot(stored as Record<string, string>)).toEqual(expected);
  });

  const forbidden = (configurable: boolean): Window => {
    const get = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    return Object.defineProperties({ location } as unknown as Window, {
      localStorage: { configurable, get },
      sessionStorage: { configurable, get },
    });
  };

  it('is the sign-in page where storage is forbidden, and all code finds one that lasts as long as the tab', async () => {
    const page = forbidden(true);
    vi.stubGlobal('window', page);
    await import('../../../src/beforeFirstPaint');
    expect(root.dataset).toEqual({ still: 'login' });
    for (const storage of [page.localStorage, page.sessionStorage]) {
      storage.setItem('a', '1');
      expect([storage.getItem('a'), storage.length, storage.key(0), storage.key(1)]).toEqual(['1', 1, 'a', null]);
      storage.removeItem('a');
      expect(storage.getItem('a')).toBeNull();
      storage.setItem('b', '2');
      storage.clear();
      expect(storage.length).toBe(0);
    }
  });

  it('is the sign-in page also where nothing can take the place of a forbidden storage', async () => {
    vi.stubGlobal('window', forbidden(false));
    await import('../../../src/beforeFirstPaint');
    expect(root.dataset).toEqual({ still: 'login' });
  });
});

it.each([
  ['/', '/login', []],
  ['/admin/', '/admin/login', []],
  ['/admin/', '/login', [['/admin/']]],
])('where the app is at %s, from %s leads to', async (base, pathname, wanted) => {
  root.dataset = { base };
  Object.assign(location, { pathname });
  await boot({});
  expect(location.replace.mock.calls).toEqual(wanted);
});
