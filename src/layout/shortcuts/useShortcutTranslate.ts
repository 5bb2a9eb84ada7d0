import { shortcutTexts } from '../../i18n/en/shortcutTexts';
import { useLazyTexts, type TranslateTexts } from '../../i18n/useAppTranslate';

/** Returns the translation function of the shortcuts dialog and the command palette. */
export const useShortcutTranslate = (): TranslateTexts<typeof shortcutTexts> => useLazyTexts('keys', shortcutTexts);
