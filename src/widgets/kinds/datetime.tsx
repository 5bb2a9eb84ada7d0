import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A date and time as the operator's clock shows it: no time zone is ever applied. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PickerInput').then(({ DateTimeInput }) => DateTimeInput)),
};
