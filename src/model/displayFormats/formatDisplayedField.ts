/** What one cell says: of one field, or of a period between two. The same for a table and for its export. */
import type { DisplayedField, Shape } from '../entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../values/fieldPath';
import { DISPLAY_FORMATS } from './displayFormats';
import { formatPeriod } from '../formatting/formatPeriods';
import type { FormatTexts } from './displayFormat';
import { formatValue } from './formatValue';

type Row = Record<string, unknown>;

/** @returns an empty text for what is missing */
export function formatDisplayedField(
  { field: path, endField, display }: DisplayedField,
  shape: Shape,
  row: Row,
  words: FormatTexts,
): string {
  const readAs = (one: string, value: unknown): string => {
    const field = getFieldAtPath(shape, one);
    return field
      ? formatValue({ value, field, row: getParentObjectAtPath(shape, one, row), texts: words }, display)
      : '';
  };
  const value = getValueAtPath(shape, path, row);
  if (endField === undefined) return readAs(path, value);
  const other = getValueAtPath(shape, endField, row);
  if (DISPLAY_FORMATS[display].needsBothEnds) return readAs(path, [value, other]);
  return formatPeriod(readAs(path, value), readAs(endField, other), words.periods);
}
