import { SHORTCUT_KEYS, getKeyLabel } from './shortcutKeys';

/** Shows the save shortcut in the save button, so that users need not scroll a long page to the button. */
export const SaveShortcutLabel = () => (
  <kbd className="wd-save-key" aria-hidden>
    {getKeyLabel(SHORTCUT_KEYS.save)}
  </kbd>
);
