import type { TranslationMessages } from 'ra-core';
import type { ThemeOptions } from '@mui/material/styles';

/** What a language consists of, beside the entities' texts in `schema/i18n`. */
export interface LanguageDefinition {
  messages: TranslationMessages;
  /** For `createTheme`: the words of MUI's own components. */
  muiTexts: Pick<ThemeOptions, 'components'>;
  /**
   * Gives dates the language's names of months and days.
   * @returns what takes them back when another language is chosen
   */
  setDateLocale(): () => void;
}
