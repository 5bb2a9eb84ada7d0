import { shortcutTexts } from '../../i18n/en/shortcutTexts';
import { useLazyTexts, type TranslateTexts } from '../../i18n/useAppTranslate';

/** Says what the list of keys and the palette say, in the language of the page. */
export const useShortcutTranslate = (): TranslateTexts<typeof shortcutTexts> => useLazyTexts('keys', shortcutTexts);
