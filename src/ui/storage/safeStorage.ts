/**
 * The browser's storage, whatever it refuses: to be looked at, to be written to, to hold any more. What it
 * does not take lives as long as the tab, and nobody else has to know.
 */

export type StorageKind = 'localStorage' | 'sessionStorage';

export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** All keys that begin so. */
  keys(prefix: string): string[];
  /** Another tab has changed a key, or with null all of them: what this tab has held instead is old. */
  discardFallback(key: string | null): void;
}

/** @param page asked at each call: the right to its storage may be withdrawn at any time */
export function getSafeStorage(kind: StorageKind, page: Pick<Window, StorageKind> = window): SafeStorage {
  const held = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T, refused: T): T => {
    try {
      return action(page[kind]);
    } catch {
      return refused;
    }
  };
  const stored = (): string[] =>
    attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []);
  return {
    getItem: (key) => held.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const isTaken = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isTaken) {
        held.delete(key);
        return;
      }
      held.set(key, value);
      // What stood there is true no more.
      attempt((storage) => storage.removeItem(key), undefined);
    },
    removeItem: (key) => {
      held.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: (prefix) => [...new Set([...stored(), ...held.keys()])].filter((key) => key.startsWith(prefix)),
    discardFallback: (key) => {
      if (key === null) held.clear();
      else held.delete(key);
    },
  };
}

function memory(): Storage {
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

/** Replaces forbidden browser storage by an in-memory one: libraries access it before errors can be caught. */
export function replaceForbiddenStorage(page: Pick<Window, StorageKind> = window): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      page[kind].getItem('wattdesk');
    } catch {
      Object.defineProperty(page, kind, { configurable: true, value: memory() });
    }
  }
}
