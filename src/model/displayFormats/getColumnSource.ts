import type { Column, DisplayedField, ObjectShape } from '../entity/entity';
import { getStatusTone } from '../formatting/statusTones';
import { getFieldAtPath, getValueAtPath } from '../values/fieldPath';
import { isEmpty, toText } from '../values/isEmpty';

/**
 * Returns what a column displays for a row: the column itself; its fallback, if the record has no value; or the period
 * of an active record, if it has a start or an end.
 */
export function getColumnSource(column: Column, shape: ObjectShape, row: Record<string, unknown>): DisplayedField {
  const { field, fallback, activePeriod } = column;
  const value = getValueAtPath(shape, field, row);
  if (fallback && isEmpty(value)) return fallback;
  const hasValue = (path: string | undefined): boolean =>
    path !== undefined && !isEmpty(getValueAtPath(shape, path, row));
  const isActive =
    activePeriod !== undefined && getStatusTone(toText(value), getFieldAtPath(shape, field)?.ui.tones) === 'good';
  return isActive && [activePeriod.field, activePeriod.periodEndField].some(hasValue) ? activePeriod : column;
}
