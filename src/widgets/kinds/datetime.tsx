import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A date and time as the operator's clock shows it: no time zone is ever applied. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/DatePickerInputs').then(({ DateTimeInput }) => DateTimeInput)),
};
