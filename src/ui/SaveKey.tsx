import { KEYS, keyText } from './keys';

/** In the button that the key presses: nobody has to cross a long page to reach it. */
export const SaveKey = () => (
  <kbd className="wd-save-key" aria-hidden>
    {keyText(KEYS.save)}
  </kbd>
);
