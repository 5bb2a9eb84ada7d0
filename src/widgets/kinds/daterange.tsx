import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A period of days: its first and its last, with shortcuts where the schema has some. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PeriodInput').then(({ PeriodInput }) => PeriodInput)),
};
