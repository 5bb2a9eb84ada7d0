/**
 * The languages of the page. English is there at once; another one is a chunk of its own that
 * brings the frame's texts, MUI's and the dates' words, together with the entities' texts.
 */
import type { I18nProvider, Locale } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { getTranslation, loadTranslation } from '../model/texts';
import { en } from './en';
import type { Language } from './language';
import { mergeTexts } from './mergeTexts';

export const ENGLISH = 'en';
export const CHINESE = 'zh-Hans';

export const LOCALES: Locale[] = [
  { locale: ENGLISH, name: 'English' },
  { locale: CHINESE, name: '中文' },
];

const english: Language = { messages: en, muiTexts: {}, activate: () => () => undefined };

const loaders: Record<string, () => Promise<Language>> = {
  [ENGLISH]: async () => english,
  [CHINESE]: async () => (await import('./zhHans')).zhHans,
};

export interface WattdeskI18n extends I18nProvider {
  getLocales: () => Locale[];
  /** The words that MUI's own components say. */
  muiTexts(): Language['muiTexts'];
  /** A provider with the newest texts of the same language (the dev server has replaced some). */
  renewed(): WattdeskI18n;
}

async function loadLanguage(locale: string): Promise<Language> {
  const [language] = await Promise.all([(loaders[locale] ?? loaders[ENGLISH]!)(), loadTranslation(locale)]);
  return language;
}

function providerOf(initial: string, loaded: Language): WattdeskI18n {
  let language = loaded;
  const messages = (locale: string) => mergeTexts(language.messages, getTranslation(locale));
  const polyglot = polyglotI18nProvider(messages, initial, LOCALES, { allowMissing: true });
  const activate = (locale: string): (() => void) => {
    document.documentElement.lang = locale;
    return language.activate();
  };
  let leave = activate(initial);
  return {
    ...polyglot,
    getLocales: () => LOCALES,
    changeLocale: async (locale) => {
      language = await loadLanguage(locale);
      await polyglot.changeLocale(locale);
      leave();
      leave = activate(locale);
    },
    muiTexts: () => language.muiTexts,
    renewed: () => providerOf(polyglot.getLocale(), language),
  };
}

/**
 * Creates the provider with its first language on board, so that nothing is drawn in another one
 * first. A text nobody has translated is shown in English (`_` of the call), never as a key.
 * @param wanted an unknown language is answered in English
 */
export async function createI18nProvider(wanted: string): Promise<WattdeskI18n> {
  const locale = wanted in loaders ? wanted : ENGLISH;
  try {
    return providerOf(locale, await loadLanguage(locale));
  } catch (error) {
    console.error(`The texts of ${locale} could not be loaded`, error);
    return providerOf(ENGLISH, english);
  }
}
