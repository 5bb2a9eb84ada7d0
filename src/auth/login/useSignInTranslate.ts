import { signInTexts } from '../../i18n/en/signInTexts';
import { useLazyTextTranslate, type LazyTextTranslate } from '../../i18n/useAppTranslate';

/** Returns the function that translates the texts of the sign-in page. */
export const useSignInTranslate = (): LazyTextTranslate<typeof signInTexts> =>
  useLazyTextTranslate('auth', signInTexts);
