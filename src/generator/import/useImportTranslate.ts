import { importTexts } from '../../i18n/en/importTexts';
import { useLazyTexts, type TranslateTexts } from '../../i18n/useAppTranslate';

export type TranslateImport = TranslateTexts<typeof importTexts>;

/** Says what the import says, in the language of the page. */
export const useImportTranslate = (): TranslateImport => useLazyTexts('importing', importTexts);
