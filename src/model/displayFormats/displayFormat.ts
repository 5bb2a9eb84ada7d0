/** The descriptor of a display format. Pure: texts that depend on the user's language are passed in. */
import type { Field } from '../entity/entity';
import type { PeriodTexts } from '../formatting/formatPeriods';

export type Row = Readonly<Record<string, unknown>>;

export interface FormatTexts {
  /** BCP 47 tag of the user's language, as in `zh-Hans`. */
  language: string;
  yes: string;
  no: string;
  /** Returns the name of an option; undefined for an unknown code. */
  getOptionName(field: Field, code: unknown, row: Row): string | undefined;
  /** Returns the translated name of a code, which takes precedence over the server's name. */
  getTranslatedName?(field: Field, code: unknown): string | undefined;
  /** Returns the currency symbol of an amount. */
  getCurrencySymbol(field: Field, row: Row): string;
  periods: PeriodTexts;
}

export interface FormatInput {
  value: unknown;
  field: Field;
  /** The record or row that contains the value. */
  row: Row;
  texts: FormatTexts;
}

export interface DisplayFormat {
  /**
   * Formats a value that is not missing.
   * @param formatField formats a field of an object by that field's own format
   */
  format(input: FormatInput, formatField: (input: FormatInput) => string): string;
  /** Formats a number that is not a field value: a limit in a message, an option of `optionRange`. Default: unchanged. */
  formatBound?(value: number): string;
  /** Values are compared by their digits: columns are right-aligned. */
  isNumeric?: true;
  /** Exported to spreadsheets as a number instead of a text. */
  isSheetNumber?: true;
  /** Texts never wrap in a narrow column. */
  isUnbroken?: true;
  /** Shown by default in a list whose schema does not name columns. */
  isDefaultColumn?: true;
  /** Arrays and objects are formatted in a few words. */
  summarizes?: true;
  /** Needs both ends of a period at once instead of the text of each end. */
  needsBothEnds?: true;
  /** Approximate width in pixels of a cell on one line; absent for texts, which take the remaining width. */
  columnWidth?: number;
}
