import { keys } from '../../i18n/en/keys';
import { useTexts, type SayOf } from '../../i18n/useT';

/** Says what the list of keys and the palette say, in the language of the page. */
export const useKeysT = (): SayOf<typeof keys> => useTexts('keys', keys);
