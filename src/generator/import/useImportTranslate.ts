import { importTexts } from '../../i18n/en/importTexts';
import { useLazyTextTranslate, type LazyTextTranslate } from '../../i18n/useAppTranslate';

export type ImportTranslate = LazyTextTranslate<typeof importTexts>;

/** Returns the translate function for the texts of the import, which are lazy-loaded. */
export const useImportTranslate = (): ImportTranslate => useLazyTextTranslate('importing', importTexts);
