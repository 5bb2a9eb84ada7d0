import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '../../../src/auth/session';

const root = { dataset: {} as Record<string, string> };

/** A page whose storage holds this. */
async function boot(stored: Record<string, string>) {
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored[key] ?? null } });
  await import('../../../src/boot');
  return root.dataset;
}

beforeEach(() => {
  vi.resetModules();
  root.dataset = {};
  vi.stubGlobal('document', { documentElement: root });
});

describe('what stands on the page before the app', () => {
  it.each([
    ['nothing', {}, { still: 'login' }],
    ['a session', { [SESSION_KEY]: '{"userName":"admin"}' }, { still: 'frame' }],
    ['a session of nobody', { [SESSION_KEY]: '{"token":"t"}' }, { still: 'login' }],
    ['a broken session', { [SESSION_KEY]: '{"userName"' }, { still: 'login' }],
    ['a chosen look', { 'RaStore.theme': '"dark"' }, { still: 'login', theme: 'dark' }],
    ['an unknown look', { 'RaStore.theme': '"pink"' }, { still: 'login' }],
    ['a folded menu', { 'RaStore.sidebar.open': 'false' }, { still: 'login', menu: 'folded' }],
    ['an open menu', { 'RaStore.sidebar.open': 'true' }, { still: 'login' }],
    ['garbage', { 'RaStore.theme': '{', 'RaStore.sidebar.open': 'x' }, { still: 'login' }],
  ])('of %s', async (_, stored, expected) => {
    expect(await boot(stored as Record<string, string>)).toEqual(expected);
  });

  it('is the sign-in page where storage is forbidden, and the app finds one that lasts as long as the tab', async () => {
    const page = Object.defineProperty({} as { localStorage: Storage }, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('SecurityError');
      },
    });
    vi.stubGlobal('window', page);
    await import('../../../src/boot');
    expect(root.dataset).toEqual({ still: 'login' });
    page.localStorage.setItem('a', '1');
    expect([page.localStorage.getItem('a'), page.localStorage.length, page.localStorage.key(0)]).toEqual(['1', 1, 'a']);
    page.localStorage.removeItem('a');
    expect(page.localStorage.getItem('a')).toBeNull();
  });
});
