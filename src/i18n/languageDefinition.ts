import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { TranslationMessages } from 'ra-core';
import type { ThemeOptions } from '@mui/material/styles';

/** What date pickers need; both are English where they are missing. */
export type PickerLocale = Partial<Pick<LocalizationProviderProps<string>, 'adapterLocale' | 'localeText'>>;

/** What a language consists of, beside the entities' texts in `schema/i18n`. */
export interface LanguageDefinition {
  messages: TranslationMessages;
  /** For `createTheme`: the words of MUI's own components. */
  muiTexts: Pick<ThemeOptions, 'components'>;
  pickerLocale: PickerLocale;
  /**
   * Gives dates the language's names of months and days.
   * @returns what takes them back when another language is chosen
   */
  setDateLocale(): () => void;
}
