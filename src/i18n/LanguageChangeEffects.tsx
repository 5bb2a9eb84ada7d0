import { useEffect } from 'react';
import { useNotify, useStoreContext } from 'ra-core';
import type { WattdeskI18nProvider } from './createI18nProvider';

interface Props {
  i18nProvider: WattdeskI18nProvider;
  /** Called when the texts of a new language or lazy-loaded field labels are available. */
  onChange: () => void;
}

/**
 * Applies a change of the language that the user made in this tab or in another tab. The page re-renders with the
 * new texts. Forms keep their values, and the focus does not move. If the texts cannot be loaded, the language does
 * not change.
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
