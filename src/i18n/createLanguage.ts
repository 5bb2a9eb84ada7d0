import dayjs from 'dayjs';
import type { TranslationMessages } from 'ra-core';
import { enMessages } from './en';
import type { LanguageDefinition, PickerLocale } from './languageDefinition';

interface LanguageParts {
  /** The translated texts, by the same keys as the English ones. */
  texts: object;
  /** Name of the locale in dayjs. */
  dateLocale?: string;
  muiTexts?: LanguageDefinition['muiTexts'];
  /** A locale as exported by `@mui/x-date-pickers`. */
  pickerTexts?: {
    components: { MuiLocalizationProvider: { defaultProps: { localeText: PickerLocale['localeText'] } } };
  };
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Merges translated texts into the English ones, which remain where a translation is missing. */
export function mergeTexts(english: object, own: object): object {
  const result: Record<string, unknown> = { ...english };
  for (const [key, value] of Object.entries(own)) {
    const base = result[key];
    result[key] = isGroup(base) && isGroup(value) ? mergeTexts(base, value) : value;
  }
  return result;
}

/** Creates a language from its texts and from the locales of the packages. */
export function createLanguage({ texts, dateLocale, muiTexts = {}, pickerTexts }: LanguageParts): LanguageDefinition {
  const localeText = pickerTexts?.components.MuiLocalizationProvider.defaultProps.localeText;
  return {
    messages: mergeTexts(enMessages, texts) as TranslationMessages,
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
