import type { Compare } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

const toNumber = (value: unknown): number => (value === '' || value === null ? Number.NaN : Number(value));

/** Compares numbers by value, even if one of them is text; dates, months and times as text. */
function compareOrder(left: unknown, right: unknown): number {
  const [one, other] = [toNumber(left), toNumber(right)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  const [text, otherText] = [String(left), String(right)];
  if (text === otherText) return 0;
  return text < otherText ? -1 : 1;
}

const COMPARATORS: Record<Compare['op'], (order: number) => boolean> = {
  '>': (by) => by > 0,
  '>=': (by) => by >= 0,
  '<': (by) => by < 0,
  '<=': (by) => by <= 0,
  '!=': (by) => by !== 0,
};

/** Whether two fields satisfy their comparison. Absent values always do. */
export function isComparisonSatisfied({ left, op, right }: Compare, values: Record<string, unknown>): boolean {
  const [one, other] = [getOwnProperty(values, left), getOwnProperty(values, right)];
  if (one === undefined || one === null || other === undefined || other === null) return true;
  return COMPARATORS[op](compareOrder(one, other));
}
