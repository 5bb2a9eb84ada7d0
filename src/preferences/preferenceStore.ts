import type { Store } from 'ra-core';
import { readSetting, SETTINGS_KEY_PREFIX, parseSetting } from '../ui/storage/settings';
import { getSafeStorage, type SafeStorage } from '../ui/storage/safeStorage';

/** Settings that belong to the browser's user, not to the account: they survive sign-out. */
const LASTING: readonly string[] = ['locale', 'theme', 'sidebar.open', 'keys', 'list.density'];

type Listener = (value: unknown) => void;

/**
 * react-admin's store. Its default implementation trusts any stored value, uses keys that other react-admin apps
 * share, and throws if the storage is full. Reset at sign-out: the next user must not get the previous user's list
 * filters; language, theme and menu state are kept.
 * @param storage shared by all tabs, each of which is notified of changes by others
 */
export function createPreferenceStore(
  storage: SafeStorage = getSafeStorage('localStorage'),
  page: Window = window,
): Store {
  const listeners = new Map<string, Set<Listener>>();
  const notify = (name: string, value: unknown): void => listeners.get(name)?.forEach((listener) => listener(value));
  const names = (): string[] => storage.keys(SETTINGS_KEY_PREFIX).map((key) => key.slice(SETTINGS_KEY_PREFIX.length));
  const remove = (name: string): void => {
    storage.removeItem(SETTINGS_KEY_PREFIX + name);
    notify(name, undefined);
  };
  const write = (name: string, value: unknown): void => {
    storage.setItem(SETTINGS_KEY_PREFIX + name, JSON.stringify(value));
    notify(name, value);
  };
  // `key` is null if a tab clears the whole storage.
  const updateFromStorage = ({ key, newValue }: StorageEvent): void => {
    storage.discardFallback(key);
    const name = key?.startsWith(SETTINGS_KEY_PREFIX) ? key.slice(SETTINGS_KEY_PREFIX.length) : undefined;
    if (key === null) [...listeners.keys()].forEach((known) => notify(known, undefined));
    else if (name !== undefined) notify(name, parseSetting(name, newValue));
  };

  return {
    setup: () => page.addEventListener('storage', updateFromStorage),
    teardown: () => page.removeEventListener('storage', updateFromStorage),
    getItem: <T>(name: string, usual?: T) => (readSetting(name, storage) ?? usual) as T | undefined,
    setItem: (name, value) => (value === undefined ? remove(name) : write(name, value)),
    removeItem: remove,
    removeItems: (start) => names().forEach((name) => name.startsWith(start) && remove(name)),
    reset: () => names().forEach((name) => LASTING.includes(name) || remove(name)),
    subscribe: (name, listener) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => all.delete(listener);
    },
  };
}
