import { appTexts } from '../../../src/i18n/en';
import { handWrittenPageTexts } from '../../../src/i18n/en/handWrittenPageTexts';
import type { PageTranslate } from '../../../src/i18n/usePageTranslate';
import { flat } from './keys';

const texts = flat({ ...appTexts, ...handWrittenPageTexts });

const formOf = (text: string, count: unknown): string => {
  const [one = '', many = one] = text.split(' |||| ');
  return count === 1 ? one : many;
};

/** Translates to English as the app does, without rendering. */
export const say: PageTranslate = (key, values = {}) =>
  formOf(texts[key] ?? key, values['smart_count']).replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));
