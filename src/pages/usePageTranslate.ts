import { appTexts } from '../i18n/en';
import { useTextTranslate, type LazyTextTranslate } from '../i18n/useAppTranslate';
import { handWrittenPageTexts } from './pageTexts';

const pageTexts = { ...appTexts, ...handWrittenPageTexts };

/** Translates the app's texts and those of the hand-written components. */
export type PageTranslate = LazyTextTranslate<typeof pageTexts>;

/**
 * Returns the function that translates the texts of hand-written components. Their English texts are lazy-loaded with
 * these components.
 */
export const usePageTranslate = (): PageTranslate => useTextTranslate(pageTexts);
