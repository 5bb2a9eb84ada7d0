import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for days of the week. The days are toggle buttons, with preset buttons for common groups of days. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/WeekdaysInput').then(({ WeekdaysInput }) => WeekdaysInput),
);
