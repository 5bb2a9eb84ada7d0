import { localStorageStore, type Store } from 'ra-core';

/** What belongs to the person at the screen, not to the account: it outlives the session. */
const LASTING = ['locale', 'theme', 'sidebar.open'];

/**
 * react-admin's store, which it empties on logout: list filters of one user are none of the
 * next one's business, but language, colours and menu stay as they were.
 */
export function createPreferences(): Store {
  const store = localStorageStore();
  return {
    ...store,
    reset: () => {
      const kept = LASTING.map((key) => [key, store.getItem<unknown>(key)] as const);
      store.reset();
      kept.forEach(([key, value]) => value !== undefined && store.setItem(key, value));
    },
  };
}
