import { shortcutTexts } from '../../i18n/en/shortcutTexts';
import { useLazyTextTranslate, type LazyTextTranslate } from '../../i18n/useAppTranslate';

/** Returns the translation function of the shortcuts dialog and the command palette. */
export const useShortcutTranslate = (): LazyTextTranslate<typeof shortcutTexts> =>
  useLazyTextTranslate('keys', shortcutTexts);
