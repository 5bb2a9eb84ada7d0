import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** Several of a short list, all of it in sight. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/CheckboxesInput').then(({ CheckboxesInput }) => CheckboxesInput)),
};
