import { signInTexts } from '../../i18n/en/signInTexts';
import { useLazyTranslate, type LazyTranslate } from '../../i18n/useAppTranslate';

/** Returns the function that translates the texts of the sign-in page. */
export const useSignInTranslate = (): LazyTranslate<typeof signInTexts> => useLazyTranslate('auth', signInTexts);
