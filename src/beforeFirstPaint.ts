/**
 * Runs before the first paint. It sets the saved theme and chooses the skeleton that is shown while the app loads.
 * It is a separate classic script, because the CSP forbids inline scripts. Errors of the browser storage are
 * ignored.
 */
import { getStoredSession } from './auth/sessionStore';
import { basePath } from './ui/basePath';
import { readSetting } from './ui/storage/settings';
import { replaceForbiddenStorage, getSafeStorage } from './ui/storage/safeStorage';

try {
  replaceForbiddenStorage();
} catch {
  // The browser does not allow replacing its storage. The app's own accesses to the storage catch all errors.
}
// A path outside the base path, which a proxy may cause, belongs to no screen. The app is then opened at the base
// path.
if (!window.location.pathname.startsWith(basePath)) window.location.replace(basePath);

const storage = getSafeStorage('localStorage');
const { dataset } = document.documentElement;
dataset['still'] = getStoredSession(storage) ? 'frame' : 'login';
const theme = readSetting('theme', storage);
if (typeof theme === 'string') dataset['theme'] = theme;
if (readSetting('sidebar.open', storage) === false) dataset['menu'] = 'folded';
