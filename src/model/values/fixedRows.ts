/** An array with a fixed set of rows, identified by one field: `x-ui.rows.fixedRowKeyField`. */
import { isObject, type FormValues } from './cleanValues';
import type { Field } from '../entity/entity';

const isRow = (row: unknown): row is FormValues => isObject(row);

/**
 * Merges the rows of `default` with the rows of the server, in the order of `default`. Additional rows of the server
 * follow and are kept.
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
