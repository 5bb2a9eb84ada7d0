import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A year, picked or typed. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PickerInput').then(({ YearInput }) => YearInput)),
};
