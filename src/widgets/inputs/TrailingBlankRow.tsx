import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEvent } from 'ra-core';
import type { Field } from '../../model/entity/entity';
import { isBlankRow } from './blankRows';

interface Props {
  source: string;
  field: Field;
  count: number;
  onAppend: () => void;
}

/**
 * Appends a blank row whenever the last row of the array is not blank. This is a separate component because it
 * subscribes to the values of the last row.
 */
export function TrailingBlankRow({ source, field, count, onAppend }: Props) {
  const { getValues } = useFormContext();
  const last: unknown = useWatch({ name: `${source}.${Math.max(count - 1, 0)}` });
  const keep = useEvent(() => {
    const maximum = field.limits.maxItems ?? Infinity;
    // Reads the rows from the form instead of `last`: if the effect runs twice, the second run must not append
    // another row.
    const rows: unknown = getValues(source);
    const list = Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
    const ends = list.length > 0 && field.shape && isBlankRow(field.shape, list.at(-1), field.ui.rows?.idField);
    if (!ends && list.length < maximum) onAppend();
  });
  // The effect has no dependencies and runs after each render. If the form is reset to an empty array, the
  // dependencies might not change.
  const { shape } = field;
  const id = field.ui.rows?.idField;
  useEffect(() => {
    if (count === 0 || (shape && !isBlankRow(shape, last as Record<string, unknown> | undefined, id))) keep();
  });
  return null;
}
