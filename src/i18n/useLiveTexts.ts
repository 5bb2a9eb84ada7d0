import { useEffect, useState } from 'react';
import { subscribeTexts } from '../model/texts';
import type { WattdeskI18n } from './i18nProvider';

/** A translation that is edited while the dev server runs is in the open page at once. */
export function useLiveTexts(first: WattdeskI18n): WattdeskI18n {
  const [provider, setProvider] = useState(first);
  useEffect(() => subscribeTexts(() => setProvider((current) => current.renewed())), []);
  return provider;
}
