import { importing } from '../../i18n/en/importing';
import { useTexts, type SayOf } from '../../i18n/useT';

export type SayImport = SayOf<typeof importing>;

/** Says what the import says, in the language of the page. */
export const useImportT = (): SayImport => useTexts('importing', importing);
