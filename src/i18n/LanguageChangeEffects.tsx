import { useEffect } from 'react';
import { useNotify, useStoreContext } from 'ra-core';
import type { WattdeskI18nProvider } from './createI18nProvider';

interface Props {
  i18nProvider: WattdeskI18nProvider;
  /** Called when the texts of another language, or lazily loaded labels, are available. */
  onChange: () => void;
}

/**
 * Applies a language change made here or in another tab. The page re-renders with the new texts: forms keep their
 * values and the focus stays. If the texts fail to load, the language stays the same.
 */
export function LanguageChangeEffects({ i18nProvider, onChange }: Props) {
  const store = useStoreContext();
  const notify = useNotify();
  useEffect(() => i18nProvider.subscribe(onChange), [i18nProvider, onChange]);
  useEffect(() => {
    const applyChange = async (locale: unknown): Promise<void> => {
      const before = i18nProvider.getLocale();
      if (typeof locale !== 'string' || locale === before) return;
      try {
        await i18nProvider.changeLocale(locale);
        onChange();
      } catch (error) {
        console.error(error);
        notify('ra.notification.i18n_error', { type: 'error' });
        store.setItem('locale', i18nProvider.getLocale());
      }
    };
    return store.subscribe('locale', (locale: unknown) => void applyChange(locale));
  }, [i18nProvider, onChange, store, notify]);
  return null;
}
