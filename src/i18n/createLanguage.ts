import dayjs from 'dayjs';
import type { TranslationMessages } from 'ra-core';
import { enMessages } from './en';
import type { LanguageDefinition, PickerLocale } from './languageDefinition';

interface LanguageParts {
  /** By the keys of the English ones. */
  texts: object;
  /** dayjs' name of the language. */
  dateLocale?: string;
  muiTexts?: LanguageDefinition['muiTexts'];
  /** As `@mui/x-date-pickers` exports them. */
  pickerTexts?: {
    components: { MuiLocalizationProvider: { defaultProps: { localeText: PickerLocale['localeText'] } } };
  };
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The texts of a language, and the English ones where it has none. */
export function mergeTexts(english: object, own: object): object {
  const result: Record<string, unknown> = { ...english };
  for (const [key, value] of Object.entries(own)) {
    const base = result[key];
    result[key] = isGroup(base) && isGroup(value) ? mergeTexts(base, value) : value;
  }
  return result;
}

/** Makes a language of its texts and of what the packages have of it. */
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
