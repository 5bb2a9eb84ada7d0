import { appTexts } from '../../../src/i18n/en';
import { handWrittenPageTexts } from '../../../src/pages/pageTexts';
import type { LazyTextTranslate } from '../../../src/i18n/useAppTranslate';
import type { PageTranslate } from '../../../src/pages/usePageTranslate';
import { flat } from './keys';

const texts = flat({ ...appTexts, ...handWrittenPageTexts });

const formOf = (text: string, count: unknown): string => {
  const [one = '', many = one] = text.split(' |||| ');
  return count === 1 ? one : many;
};

const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
  formOf(text, values['smart_count']).replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Translates to English as the app does, without rendering. */
export const say: PageTranslate = (key, values = {}) => fill(texts[key] ?? key, values);

/** Returns the function that translates lazy-loaded texts to English. */
export const sayLazy = <Texts extends object>(lazyTexts: Texts): LazyTextTranslate<Texts> => {
  const known = flat(lazyTexts);
  return (key, values = {}) => fill(known[key] ?? key, values);
};
