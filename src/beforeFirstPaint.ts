/**
 * Runs before the first paint, as a classic script of its own, because the CSP forbids inline scripts. It sets the
 * saved theme and chooses the skeleton that is shown while the app loads. Errors of the browser storage are ignored.
 */
import { getStoredSession } from './auth/sessionStore';
import { basePath } from './ui/basePath';
import { readSetting } from './ui/storage/settings';
import { replaceForbiddenStorage, getSafeStorage } from './ui/storage/safeStorage';

try {
  replaceForbiddenStorage();
} catch {
  // The storage cannot be replaced. The app's own storage accesses are guarded.
}
// The path is outside the base path, for example because of a proxy: no screen has such a URL.
if (!window.location.pathname.startsWith(basePath)) window.location.replace(basePath);

const storage = getSafeStorage('localStorage');
const { dataset } = document.documentElement;
dataset['still'] = getStoredSession(storage) ? 'frame' : 'login';
const theme = readSetting('theme', storage);
if (typeof theme === 'string') dataset['theme'] = theme;
if (readSetting('sidebar.open', storage) === false) dataset['menu'] = 'folded';
