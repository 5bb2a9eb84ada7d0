import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A time of day as the operator's clock shows it: no time zone is ever applied. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PickerInput').then(({ TimeInput }) => TimeInput)),
};
