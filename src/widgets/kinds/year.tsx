import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A year, picked or typed. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ YearInput }) => YearInput),
);
