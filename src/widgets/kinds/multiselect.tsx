import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Several of a list. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/MultiSelectInput').then(({ MultiSelectInput }) => MultiSelectInput)),
};
