import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { TranslationMessages } from 'ra-core';
import type { ThemeOptions } from '@mui/material/styles';

/** The locale of the date pickers. English is used for texts that are missing. */
export type PickerLocale = Partial<Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'localeText'>>;

/** The contents of a language, without the texts of the entities, which are in `schema/i18n`. */
export interface LanguageDefinition {
  messages: TranslationMessages;
  /** The texts of MUI's own components, which are passed to `createTheme`. */
  muiTexts: Pick<ThemeOptions, 'components'>;
  pickerLocale: PickerLocale;
  /**
   * Sets the locale of dates, such as the names of months and days.
   * @returns a function that resets the locale when another language is chosen
   */
  setDateLocale(): () => void;
}
