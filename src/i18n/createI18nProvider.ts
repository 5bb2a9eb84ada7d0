/**
 * The languages of the app. Each file of the folder `locales` defines one language. English is part of the first
 * load. Every other language is a chunk that contains the app's texts, MUI's texts and the date locale. It is
 * loaded together with the translated texts of the entities.
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
   * @returns a function that removes the listener
   */
  subscribe(listener: () => void): () => void;
  /** Returns the texts of MUI's own components. */
  muiTexts(): LanguageDefinition['muiTexts'];
  /** Returns the locale of the date pickers. */
  pickerLocale(): LanguageDefinition['pickerLocale'];
  /** Returns a copy of the provider. Components re-render with the new texts only if they get a new object. */
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
    // Returns the new language even before its texts are loaded. If the provider's language differed from the
    // language in the store, react-admin would remount the whole page, and typed values would be lost.
    getLocale: () => requestedLanguage,
    getLocales: () => LOCALES,
    changeLocale: async (locale) => {
      requestedLanguage = locale;
      const next = await loadLanguage(locale).catch((error: unknown) => {
        if (requestedLanguage === locale) requestedLanguage = spoken;
        throw error;
      });
      // The user has chosen another language while the texts were loading.
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
 * Creates the provider after loading the texts of its first language, so that the app never renders in another
 * language first. A text without a translation is shown in English, never as a key. The English text is the
 * argument `_` of `translate`.
 * @param requestedLanguage the language; if it is unknown, English is used
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
