import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a year, which the user picks or types. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ YearInput }) => YearInput),
);
