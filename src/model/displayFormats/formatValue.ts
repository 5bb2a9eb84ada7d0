/**
 * Formats field values. Cells, exports, summaries, details and charts all use this module, so that they always
 * display the same text.
 */
import type { ColumnFormat } from '../schemaLanguage/definition';
import { isEmpty } from '../values/isEmpty';
import type { DisplayFormatArgs } from './displayFormat';
import { DISPLAY_FORMATS } from './displayFormats';

/**
 * Formats a value for display.
 * @param format the format of the column, if it differs from the format of the field
 * @returns an empty text for a missing value
 */
export function formatValue(input: DisplayFormatArgs, format: ColumnFormat = input.field.reads): string {
  const { value, field, row } = input;
  const isNamed = field.ui.labelField !== undefined && !isEmpty(row[field.ui.labelField]);
  if (field.writeOnly || (isEmpty(value) && !isNamed)) return '';
  return formatNonEmptyValue(input, format);
}

/** Formats a value that the caller has checked not to be missing. */
export const formatNonEmptyValue = (input: DisplayFormatArgs, format: ColumnFormat): string =>
  DISPLAY_FORMATS[format].format(input, formatValue);
