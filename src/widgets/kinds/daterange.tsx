import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A period: its first and its last day, with presets if the schema defines some. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/PeriodInput').then(({ PeriodInput }) => PeriodInput),
);
