import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A date in the operator's local time: no time zone is ever applied. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ DateInput }) => DateInput),
);
