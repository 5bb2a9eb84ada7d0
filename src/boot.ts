/**
 * Runs before anything is painted, as a classic script of its own (the policy forbids inline ones): it
 * tells the style sheet what to show while the app's code is on its way. Whatever the storage says or
 * refuses to say, the page goes on.
 */
import { storedSession } from './auth/session';
import { basePath } from './ui/base';
import { readSetting } from './ui/storage/settings';
import { allowStorage, storageOf } from './ui/storage/storage';

try {
  allowStorage();
} catch {
  // A page that cannot be helped; what is our own asks nothing without a guard.
}
// A proxy that leads here from elsewhere: no screen has such an address.
if (!window.location.pathname.startsWith(basePath)) window.location.replace(basePath);

const storage = storageOf('localStorage');
const { dataset } = document.documentElement;
dataset['still'] = storedSession(storage) ? 'frame' : 'login';
const theme = readSetting('theme', storage);
if (typeof theme === 'string') dataset['theme'] = theme;
if (readSetting('sidebar.open', storage) === false) dataset['menu'] = 'folded';
