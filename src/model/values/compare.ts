import type { Compare } from '../entity/entity';
import { ownOf } from './own';

const toNumber = (value: unknown): number => (value === '' || value === null ? Number.NaN : Number(value));

/** Numbers by value, also where one is a text; days, months and times in their written order. */
function order(left: unknown, right: unknown): number {
  const [one, other] = [toNumber(left), toNumber(right)];
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other;
  const [text, otherText] = [String(left), String(right)];
  if (text === otherText) return 0;
  return text < otherText ? -1 : 1;
}

const HOLDS: Record<Compare['op'], (order: number) => boolean> = {
  '>': (by) => by > 0,
  '>=': (by) => by >= 0,
  '<': (by) => by < 0,
  '<=': (by) => by <= 0,
  '!=': (by) => by !== 0,
};

/** Whether the order of two fields is as it must be; nothing is asked of a value that is absent. */
export function holds({ left, op, right }: Compare, values: Record<string, unknown>): boolean {
  const [one, other] = [ownOf(values, left), ownOf(values, right)];
  if (one === undefined || one === null || other === undefined || other === null) return true;
  return HOLDS[op](order(one, other));
}
