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

/** Keeps one blank row at the end of the array. A separate component, because it watches the last row. */
export function TrailingBlankRow({ source, field, count, onAppend }: Props) {
  const { getValues } = useFormContext();
  const last: unknown = useWatch({ name: `${source}.${Math.max(count - 1, 0)}` });
  const keep = useEvent(() => {
    const maximum = field.limits.maxItems ?? Infinity;
    // Reads the form instead of `last`: an effect that runs twice must not append twice.
    const rows: unknown = getValues(source);
    const list = Array.isArray(rows) ? (rows as Record<string, unknown>[]) : [];
    const ends = list.length > 0 && field.shape && isBlankRow(field.shape, list.at(-1), field.ui.rows?.idField);
    if (!ends && list.length < maximum) onAppend();
  });
  // Runs after each render, without dependencies: a form reset to no rows may look unchanged.
  const { shape } = field;
  const id = field.ui.rows?.idField;
  useEffect(() => {
    if (count === 0 || (shape && !isBlankRow(shape, last as Record<string, unknown> | undefined, id))) keep();
  });
  return null;
}
