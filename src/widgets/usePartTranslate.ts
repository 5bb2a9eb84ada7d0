import { partTexts } from '../i18n/en/partTexts';
import { useLazyTextTranslate, type LazyTextTranslate } from '../i18n/useAppTranslate';

/** Returns the function that translates the texts of the parts of a form. */
export const usePartTranslate = (): LazyTextTranslate<typeof partTexts> => useLazyTextTranslate('part', partTexts);
