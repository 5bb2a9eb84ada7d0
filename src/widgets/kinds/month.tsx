import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a month in the operator's local time. No time zone conversion takes place. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ MonthInput }) => MonthInput),
);
