import { SHORTCUT_KEYS, getShortcutKeyLabel } from './shortcutKeys';

/**
 * Shows the keyboard shortcut inside the save button. Users who know the shortcut need not scroll to the button of
 * a long page.
 */
export const SaveShortcutLabel = () => (
  <kbd className="wd-save-key" aria-hidden>
    {getShortcutKeyLabel(SHORTCUT_KEYS.save)}
  </kbd>
);
