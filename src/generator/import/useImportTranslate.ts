import { importTexts } from '../../i18n/en/importTexts';
import { useLazyTexts, type TranslateTexts } from '../../i18n/useAppTranslate';

export type TranslateImport = TranslateTexts<typeof importTexts>;

/** Returns the translate function for the texts of the import, which are lazy-loaded. */
export const useImportTranslate = (): TranslateImport => useLazyTexts('importing', importTexts);
