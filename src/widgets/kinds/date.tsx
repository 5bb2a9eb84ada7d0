import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a date in the operator's local time. No time zone conversion takes place. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/DatePickerInputs').then(({ DateInput }) => DateInput),
);
