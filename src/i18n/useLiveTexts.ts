import { useCallback, useEffect, useState } from 'react';
import { subscribeTexts } from '../model/texts';
import type { WattdeskI18n } from './i18nProvider';

/**
 * The provider in the texts of this moment: a translation that is edited while the dev server runs is
 * in the open page at once, and so is another language (`LanguageWatch`).
 * @returns the provider, and what draws the page again in new texts
 */
export function useLiveTexts(first: WattdeskI18n): [WattdeskI18n, () => void] {
  const [provider, setProvider] = useState(first);
  const renew = useCallback(() => setProvider((current) => current.renewed()), []);
  useEffect(() => subscribeTexts(renew), [renew]);
  return [provider, renew];
}
