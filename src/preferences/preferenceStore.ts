import type { Store } from 'ra-core';
import { readSetting, SETTINGS_KEY_PREFIX, parseSetting } from '../ui/storage/settings';
import { getSafeStorage, type SafeStorage } from '../ui/storage/safeStorage';

/**
 * The settings that are kept after sign-out: those that belong to the person who uses the browser and not to the
 * account, and what users have saved under a name. The names or values of the latter contain the user.
 */
const LASTING = /^(locale|theme|sidebar\.open|keys|list\.(density|perPage)|(views|lastView|favourites)\..*)$/;

type Listener = (value: unknown) => void;

/**
 * Creates react-admin's store. The default implementation of react-admin is not used: it trusts any stored value,
 * shares its keys with other react-admin apps, and throws if the storage is full. The store is reset at sign-out,
 * so that the next user does not get the list filters of the previous user. The language, the theme and the state
 * of the menu are kept.
 * @param storage the storage that all tabs share; each tab is notified of changes in other tabs
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
  // `key` is null if another tab has cleared the whole storage.
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
    reset: () => names().forEach((name) => LASTING.test(name) || remove(name)),
    subscribe: (name, listener) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => all.delete(listener);
    },
  };
}
