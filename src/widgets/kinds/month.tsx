import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A month as the operator's clock shows it: no time zone is ever applied. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PickerInput').then(({ MonthInput }) => MonthInput)),
};
