import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a time of day in the operator's local time. No time zone conversion takes place. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ TimeInput }) => TimeInput),
);
