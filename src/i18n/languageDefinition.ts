import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { TranslationMessages } from 'ra-core';
import type { ThemeOptions } from '@mui/material/styles';

/** Locale of the date pickers. English is used for missing parts. */
export type PickerLocale = Partial<Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'localeText'>>;

/** The parts of a language, except the entities' texts in `schema/i18n`. */
export interface LanguageDefinition {
  messages: TranslationMessages;
  /** Texts of MUI's own components, for `createTheme`. */
  muiTexts: Pick<ThemeOptions, 'components'>;
  pickerLocale: PickerLocale;
  /**
   * Sets the locale of dates: names of months and days.
   * @returns a function that resets it when another language is chosen
   */
  setDateLocale(): () => void;
}
