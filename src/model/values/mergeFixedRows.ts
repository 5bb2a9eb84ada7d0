/** Handles arrays with a fixed set of rows. The field `x-ui.rows.fixedRowKeyField` identifies each row. */
import { isObject, type FormValues } from './cleanValues';
import type { Field } from '../entity/entity';

const isRow = (row: unknown): row is FormValues => isObject(row);

/**
 * Merges the fixed rows in `default` with the rows that the server sends, in the order of `default`. Any other rows
 * of the server are appended.
 */
export function mergeFixedRows(field: Field, rows: readonly unknown[]): unknown[] {
  const key = field.ui.rows?.fixedRowKeyField;
  if (key === undefined || !Array.isArray(field.default)) return [...rows];
  const fixed = (field.default as unknown[]).filter(isRow);
  const getSent = (row: FormValues): FormValues | undefined =>
    rows.filter(isRow).find((sent) => sent[key] === row[key]);
  const others = rows.filter((sent) => !isRow(sent) || !fixed.some((row) => row[key] === sent[key]));
  return [...fixed.map((row) => ({ ...row, ...getSent(row) })), ...others];
}
