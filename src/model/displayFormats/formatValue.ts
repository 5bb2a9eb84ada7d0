/** Formats values. Cells, exports, summaries, details and charts share this, so that they never differ. */
import type { ColumnFormat } from '../schemaLanguage/definition';
import { isEmpty } from '../values/isEmpty';
import type { FormatInput } from './displayFormat';
import { DISPLAY_FORMATS } from './displayFormats';

/**
 * Formats a value for display.
 * @param format of the column, if it differs from the field's own
 * @returns an empty text for a missing value
 */
export function formatValue(input: FormatInput, format: ColumnFormat = input.field.reads): string {
  const { value, field, row } = input;
  const isNamed = field.ui.labelField !== undefined && !isEmpty(row[field.ui.labelField]);
  if (field.writeOnly || (isEmpty(value) && !isNamed)) return '';
  return formatPresentValue(input, format);
}

/** Formats a value that is known to be present. */
export const formatPresentValue = (input: FormatInput, format: ColumnFormat): string =>
  DISPLAY_FORMATS[format].format(input, formatValue);
