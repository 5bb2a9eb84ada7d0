import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** Several of a list. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/MultiSelectInput').then(({ MultiSelectInput }) => MultiSelectInput)),
};
