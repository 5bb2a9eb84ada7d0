import type { FieldComparison } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

const toNumber = (value: unknown): number => (value === '' || value === null ? Number.NaN : Number(value));

/**
 * Compares two values. Numbers are compared by value, even if they are sent as text. Dates, months and times are
 * compared as text.
 * @returns a negative number if `left` is less than `right`, a positive number if it is greater, 0 if both are
 *   equal
 */
function compareOrder(left: unknown, right: unknown): number {
  const [one, other] = [toNumber(left), toNumber(right)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  const [text, otherText] = [String(left), String(right)];
  if (text === otherText) return 0;
  return text < otherText ? -1 : 1;
}

const COMPARATORS: Record<FieldComparison['op'], (order: number) => boolean> = {
  '>': (by) => by > 0,
  '>=': (by) => by >= 0,
  '<': (by) => by < 0,
  '<=': (by) => by <= 0,
  '!=': (by) => by !== 0,
};

/**
 * Whether the values of two fields satisfy the comparison that the schema requires. If either value is absent, the
 * comparison is satisfied.
 */
export function isComparisonSatisfied({ left, op, right }: FieldComparison, values: Record<string, unknown>): boolean {
  const [one, other] = [getOwnProperty(values, left), getOwnProperty(values, right)];
  if (one === undefined || one === null || other === undefined || other === null) return true;
  return COMPARATORS[op](compareOrder(one, other));
}
