/**
 * Runs before anything is painted, as a classic script of its own (the policy forbids inline ones): it
 * tells the style sheet what to show while the app's code is on its way. Whatever the storage says or
 * refuses to say, the page goes on.
 */
import { readSession, SESSION_KEY } from './auth/session';

/** For browsers that forbid storage: what the app keeps lives as long as the tab. */
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

/** Only to read the storage may already be refused. */
function allowStorage(): void {
  try {
    window.localStorage.getItem(SESSION_KEY);
  } catch {
    const value = memory();
    Object.defineProperty(window, 'localStorage', { value });
  }
}

function stored(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

allowStorage();
const { dataset } = document.documentElement;
dataset['still'] = readSession(stored(SESSION_KEY)) ? 'frame' : 'login';
const theme = stored('RaStore.theme');
if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
if (stored('RaStore.sidebar.open') === false) dataset['menu'] = 'folded';
