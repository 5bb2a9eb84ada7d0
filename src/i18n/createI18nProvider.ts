/**
 * The languages of the app: one per file in `locales`. English is part of the first load. Any other language is a
 * chunk with the app's texts, MUI's texts and the date locale, loaded together with the entities' texts.
 */
import { languages, loaders } from 'virtual:wattdesk/languages';
import type { I18nProvider, Locale } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadEntitiesInLanguage, setLanguage } from '../model/registry/entityRegistry';
import { getOwnProperty } from '../model/values/getOwnProperty';
import { createFieldLabels } from './fieldLabels';
import { enMessages } from './en';
import type { LanguageDefinition } from './languageDefinition';

const ENGLISH = 'en';
const LOCALES: Locale[] = [...languages];

const english: LanguageDefinition = {
  messages: enMessages,
  muiTexts: {},
  pickerLocale: {},
  setDateLocale: () => () => undefined,
};

export interface WattdeskI18nProvider extends I18nProvider {
  getLocales: () => Locale[];
  /**
   * Notifies the listener when requested texts have been loaded.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
  /** Returns the texts of MUI's own components. */
  muiTexts(): LanguageDefinition['muiTexts'];
  /** Returns the locale of the date pickers. */
  pickerLocale(): LanguageDefinition['pickerLocale'];
  /** Returns a copy of the provider: components re-render only for a new object. */
  createUpdatedProvider(): WattdeskI18nProvider;
}

async function loadLanguage(locale: string): Promise<LanguageDefinition> {
  const [loaded] = await Promise.all([getOwnProperty(loaders, locale)?.(), loadEntitiesInLanguage(locale)]);
  return loaded?.language ?? english;
}

function getProvider(initial: string, loaded: LanguageDefinition): WattdeskI18nProvider {
  let language = loaded;
  let requestedLanguage = initial;
  const createPolyglot = (locale: string) =>
    polyglotI18nProvider(() => language.messages, locale, LOCALES, { allowMissing: true });
  let polyglot = createPolyglot(initial);
  let spoken = initial;
  const activateLanguage = (locale: string): (() => void) => {
    document.documentElement.lang = locale;
    setLanguage(locale);
    return language.setDateLocale();
  };
  let leave = activateLanguage(initial);
  const fieldLabels = createFieldLabels();
  const provider: WattdeskI18nProvider = {
    translate: (key, options) => fieldLabels.find(key) ?? (polyglot.translate(key, options) as string),
    subscribe: fieldLabels.subscribe,
    // Returns the new language before its texts are loaded: if the provider's language differs from the store's,
    // react-admin remounts the whole page, and typed values are lost.
    getLocale: () => requestedLanguage,
    getLocales: () => LOCALES,
    changeLocale: async (locale) => {
      requestedLanguage = locale;
      const next = await loadLanguage(locale).catch((error: unknown) => {
        if (requestedLanguage === locale) requestedLanguage = spoken;
        throw error;
      });
      // Another language has been chosen while the texts were loading.
      if (requestedLanguage !== locale) return;
      language = next;
      polyglot = createPolyglot(locale);
      spoken = locale;
      leave();
      leave = activateLanguage(locale);
    },
    muiTexts: () => language.muiTexts,
    pickerLocale: () => language.pickerLocale,
    createUpdatedProvider: () => ({ ...provider }),
  };
  return provider;
}

/**
 * Creates the provider with its first language loaded, so that nothing renders in another one first. A text without
 * a translation is shown in English (`_` of the call), never as a key.
 * @param requestedLanguage the language; English is used if it is unknown
 */
export async function createI18nProvider(requestedLanguage: string): Promise<WattdeskI18nProvider> {
  const locale = Object.hasOwn(loaders, requestedLanguage) ? requestedLanguage : ENGLISH;
  try {
    return getProvider(locale, await loadLanguage(locale));
  } catch (error) {
    console.error(`The texts of ${locale} could not be loaded`, error);
    return getProvider(ENGLISH, english);
  }
}
