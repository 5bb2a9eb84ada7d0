import { shortcutTexts } from '../../i18n/en/shortcutTexts';
import { useLazyTranslate, type LazyTranslate } from '../../i18n/useAppTranslate';

/** Returns the translation function of the shortcuts dialog and the command palette. */
export const useShortcutTranslate = (): LazyTranslate<typeof shortcutTexts> => useLazyTranslate('keys', shortcutTexts);
