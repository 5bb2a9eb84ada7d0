import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A period of days: its first and its last, with shortcuts where the schema has some. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/PeriodInput').then(({ PeriodInput }) => PeriodInput)),
};
