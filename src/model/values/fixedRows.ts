/** A list whose rows are always the same ones, told apart by one field: `x-ui.rows.fixedRowsField`. */
import { isObject, type Values } from './clean';
import type { Field } from '../entity/entity';

const isRow = (row: unknown): row is Values => isObject(row);

/**
 * The rows of `default` with what the server sent of each, in their order; behind them what the server has
 * besides, which nobody has asked to lose.
 */
export function inFixedRows(field: Field, rows: readonly unknown[]): unknown[] {
  const key = field.ui.rows?.fixedRowsField;
  if (key === undefined || !Array.isArray(field.default)) return [...rows];
  const fixed = (field.default as unknown[]).filter(isRow);
  const sentOf = (row: Values): Values | undefined => rows.filter(isRow).find((sent) => sent[key] === row[key]);
  const others = rows.filter((sent) => !isRow(sent) || !fixed.some((row) => row[key] === sent[key]));
  return [...fixed.map((row) => ({ ...row, ...sentOf(row) })), ...others];
}
