import { SHORTCUT_KEYS, getKeyLabel } from './shortcutKeys';

/** In the button that the key presses: nobody has to cross a long page to reach it. */
export const SaveShortcutLabel = () => (
  <kbd className="wd-save-key" aria-hidden>
    {getKeyLabel(SHORTCUT_KEYS.save)}
  </kbd>
);
