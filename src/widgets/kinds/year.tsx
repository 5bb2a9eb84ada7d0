import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a year, which the user picks or types. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ YearInput }) => YearInput),
);
