/**
 * Formats the content of a table cell, that is one field or a period of two fields. Tables and their exports use
 * it.
 */
import type { DisplayedField, ObjectShape } from '../entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../values/fieldPath';
import { DISPLAY_FORMATS } from './displayFormats';
import { formatPeriod } from '../formatting/formatPeriods';
import type { DisplayFormatTexts } from './displayFormat';
import { formatValue } from './formatValue';

type Row = Record<string, unknown>;

/**
 * Formats the content of a table cell.
 * @returns an empty text for a missing value
 */
export function formatDisplayedField(
  { field: path, periodEndField, display }: DisplayedField,
  shape: ObjectShape,
  row: Row,
  formatTexts: DisplayFormatTexts,
): string {
  const readAs = (one: string, value: unknown): string => {
    const field = getFieldAtPath(shape, one);
    return field
      ? formatValue({ value, field, row: getParentObjectAtPath(shape, one, row), texts: formatTexts }, display)
      : '';
  };
  const value = getValueAtPath(shape, path, row);
  if (periodEndField === undefined) return readAs(path, value);
  const other = getValueAtPath(shape, periodEndField, row);
  if (DISPLAY_FORMATS[display].needsBothEnds) return readAs(path, [value, other]);
  return formatPeriod(readAs(path, value), readAs(periodEndField, other), formatTexts.periods);
}
