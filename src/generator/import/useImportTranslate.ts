import { importTexts } from '../../i18n/en/importTexts';
import { useLazyTranslate, type LazyTranslate } from '../../i18n/useAppTranslate';

export type ImportTranslate = LazyTranslate<typeof importTexts>;

/** Returns the translate function for the texts of the import, which are lazy-loaded. */
export const useImportTranslate = (): ImportTranslate => useLazyTranslate('importing', importTexts);
