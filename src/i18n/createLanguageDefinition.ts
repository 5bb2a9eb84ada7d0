import dayjs from 'dayjs';
import type { TranslationMessages } from 'ra-core';
import { enMessages } from './en';
import type { LanguageDefinition, PickerLocale } from './languageDefinition';

interface LanguageParts {
  /** The translated texts, with the same keys as the English texts. */
  texts: object;
  /** The texts of the product's hand-written pages, with the keys of the app's own texts. */
  pageTexts?: object;
  /** The name of the locale in dayjs. */
  dateLocale?: string;
  muiTexts?: LanguageDefinition['muiTexts'];
  /** A locale that `@mui/x-date-pickers` exports. */
  pickerTexts?: {
    components: { MuiLocalizationProvider: { defaultProps: { localeText: PickerLocale['localeText'] } } };
  };
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Merges translated texts into the English texts. An English text remains if its translation is missing. */
export function mergeTexts(english: object, own: object): object {
  const result: Record<string, unknown> = { ...english };
  for (const [key, value] of Object.entries(own)) {
    const base = result[key];
    result[key] = isGroup(base) && isGroup(value) ? mergeTexts(base, value) : value;
  }
  return result;
}

/** Creates a language from the app's texts and from the locales that the packages export. */
export function createLanguageDefinition({
  texts,
  pageTexts = {},
  dateLocale,
  muiTexts = {},
  pickerTexts,
}: LanguageParts): LanguageDefinition {
  const localeText = pickerTexts?.components.MuiLocalizationProvider.defaultProps.localeText;
  return {
    messages: mergeTexts(mergeTexts(enMessages, texts), { wd: pageTexts }) as TranslationMessages,
    muiTexts,
    pickerLocale: {
      ...(dateLocale ? { adapterLocale: dateLocale } : {}),
      ...(localeText ? { localeText } : {}),
    },
    setDateLocale: () => {
      dayjs.locale(dateLocale ?? 'en');
      return () => dayjs.locale('en');
    },
  };
}
