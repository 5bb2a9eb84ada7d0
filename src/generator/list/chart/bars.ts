import type { Row } from '../actionable';

export interface Bar {
  name: string;
  value: number;
}

/** The rows that have a number, in their order; what is no number has no bar. */
export function barsOf(rows: readonly Row[], label: string, value: string): Bar[] {
  return rows.flatMap((row) => {
    const number = Number(row[value] ?? Number.NaN);
    return Number.isFinite(number) ? [{ name: String(row[label] ?? ''), value: number }] : [];
  });
}
