/**
 * Browser storage that never throws an error, even if access is forbidden or the storage is read-only or full.
 * Values that cannot be stored remain in memory until the tab is closed.
 */

export type StorageKind = 'localStorage' | 'sessionStorage';

export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** Returns all keys that begin with this prefix. */
  keys(prefix: string): string[];
  /**
   * Discards the in-memory value of a key after another tab has changed the storage. Null discards all in-memory
   * values.
   */
  discardFallback(key: string | null): void;
}

/** @param page the window. Its storage is accessed at each call, because access may be revoked at any time */
export function getSafeStorage(kind: StorageKind, page: Pick<Window, StorageKind> = window): SafeStorage {
  const fallbackItems = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, refused: T): T => {
    try {
      return action(page[kind]);
    } catch {
      return refused;
    }
  };
  const readStored = (): string[] =>
    attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []);
  return {
    getItem: (key) => fallbackItems.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isTaken = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isTaken) {
        fallbackItems.delete(key);
        return;
      }
      fallbackItems.set(key, value);
      // The value that is still in the storage is outdated.
      attempt((storage) => storage.removeItem(key), undefined);
    },
    removeItem: (key) => {
      fallbackItems.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: (prefix) => [...new Set([...readStored(), ...fallbackItems.keys()])].filter((key) => key.startsWith(prefix)),
    discardFallback: (key) => {
      if (key === null) fallbackItems.clear();
      else fallbackItems.delete(key);
    },
  };
}

function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/**
 * Replaces browser storage by storage in memory if access is forbidden. Libraries access the storage at a time when
 * the app cannot catch their errors.
 */
export function replaceForbiddenStorage(page: Pick<Window, StorageKind> = window): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[kind].getItem('wattdesk');
    } catch {
      Object.defineProperty(page, kind, { configurable: true, value: createMemoryStorage() });
    }
  }
}
