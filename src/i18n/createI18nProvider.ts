/**
 * The languages of the page: those that `locales` has a file of. English is there at once; another one is a chunk of
 * its own that brings the frame's texts, MUI's and the dates' words, together with the entities' texts.
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
   * Tells of texts that have arrived and were asked for before.
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void;
  /** The words that MUI's own components say. */
  muiTexts(): LanguageDefinition['muiTexts'];
  /** Those of the date pickers. */
  pickerLocale(): LanguageDefinition['pickerLocale'];
  /**
   * The same provider as another object: a component is drawn again only for that.
   */
  createUpdatedProvider(): WattdeskI18nProvider;
}

async function loadLanguage(locale: string): Promise<LanguageDefinition> {
  const [loaded] = await Promise.all([getOwnProperty(loaders, locale)?.(), loadEntitiesInLanguage(locale)]);
  return loaded?.language ?? english;
}

function getProvider(initial: string, loaded: LanguageDefinition): WattdeskI18nProvider {
  let language = loaded;
  let wanted = initial;
  const polyglotIn = (locale: string) =>
    polyglotI18nProvider(() => language.messages, locale, LOCALES, { allowMissing: true });
  let polyglot = polyglotIn(initial);
  let spoken = initial;
  const activate = (locale: string): (() => void) => {
    document.documentElement.lang = locale;
    setLanguage(locale);
    return language.setDateLocale();
  };
  let leave = activate(initial);
  const fieldLabels = createFieldLabels();
  const provider: WattdeskI18nProvider = {
    translate: (key, options) => fieldLabels.find(key) ?? (polyglot.translate(key, options) as string),
    subscribe: fieldLabels.subscribe,
    // At once, while the texts are on their way: react-admin draws the whole page anew, and takes away
    // what was typed, where the provider is not in the language that the store names.
    getLocale: () => wanted,
    getLocales: () => LOCALES,
    changeLocale: async (locale) => {
      wanted = locale;
      const next = await loadLanguage(locale).catch((error: unknown) => {
        if (wanted === locale) wanted = spoken;
        throw error;
      });
      // Another choice has been made meanwhile.
      if (wanted !== locale) return;
      language = next;
      polyglot = polyglotIn(locale);
      spoken = locale;
      leave();
      leave = activate(locale);
    },
    muiTexts: () => language.muiTexts,
    pickerLocale: () => language.pickerLocale,
    createUpdatedProvider: () => ({ ...provider }),
  };
  return provider;
}

/**
 * Creates the provider with its first language on board, so that nothing is drawn in another one
 * first. A text nobody has translated is shown in English (`_` of the call), never as a key.
 * @param wanted an unknown language is answered in English
 */
export async function createI18nProvider(wanted: string): Promise<WattdeskI18nProvider> {
  const locale = Object.hasOwn(loaders, wanted) ? wanted : ENGLISH;
  try {
    return getProvider(locale, await loadLanguage(locale));
  } catch (error) {
    console.error(`The texts of ${locale} could not be loaded`, error);
    return getProvider(ENGLISH, english);
  }
}
