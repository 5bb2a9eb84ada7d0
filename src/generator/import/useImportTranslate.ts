import { rowImportTexts } from '../../i18n/en/rowImportTexts';
import { useLazyTextTranslate, type LazyTextTranslate } from '../../i18n/useAppTranslate';

export type ImportTranslate = LazyTextTranslate<typeof rowImportTexts>;

/** Returns the translate function for the texts of the import, which are lazy-loaded. */
export const useImportTranslate = (): ImportTranslate => useLazyTextTranslate('importing', rowImportTexts);
