/**
 * The type of a display format, which converts a value to text. Pure: texts in the user's language are passed as
 * arguments.
 */
import type { Field } from '../entity/entity';
import type { PeriodTexts } from '../formatting/formatPeriods';

export type Row = Readonly<Record<string, unknown>>;

export interface DisplayFormatTexts {
  /** BCP 47 tag of the user's language, such as `zh-Hans`. */
  language: string;
  yes: string;
  no: string;
  /** Returns the label of an option by its code; undefined for an unknown code. */
  getOptionCodeLabel(field: Field, code: unknown, row: Row): string | undefined;
  /** Returns the translated label of a code. It takes precedence over the label that the server sends. */
  getTranslatedCodeLabel?(field: Field, code: unknown): string | undefined;
  /** Returns the symbol of the currency in which an amount is stated. */
  getCurrencySymbol(field: Field, row: Row): string;
  periods: PeriodTexts;
}

export interface DisplayFormatArgs {
  value: unknown;
  field: Field;
  /** The record or row that contains the value. */
  row: Row;
  texts: DisplayFormatTexts;
}

export interface DisplayFormat {
  /**
   * Formats a value. Not called for missing values.
   * @param formatField formats a field of a nested object in the format of this field
   */
  format(input: DisplayFormatArgs, formatField: (input: DisplayFormatArgs) => string): string;
  /**
   * Formats a number that is not a field value, such as a limit in an error message or an option of `optionRange`.
   * By default, the number is not formatted.
   */
  formatBound?(value: number): string;
  /** Whether values are numbers that users compare digit by digit. Columns of such values are right-aligned. */
  isNumeric?: true;
  /** Whether spreadsheet exports contain the value as a number instead of a text. */
  isSheetNumber?: true;
  /** Whether texts stay on one line even in a narrow column. */
  isUnbroken?: true;
  /** Whether a list displays such fields by default, if its schema does not define columns. */
  isDefaultColumn?: true;
  /** Whether the format can summarize arrays and objects in a short text. */
  summarizes?: true;
  /** Whether the format needs both ends of a period together. Other formats are applied to each end separately. */
  needsBothEnds?: true;
  /** Approximate width of a single-line cell in pixels. Absent for texts, whose columns share the remaining width. */
  columnWidth?: number;
}
