import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Several of a short list, all of it in sight. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/CheckboxesInput').then(({ CheckboxesInput }) => CheckboxesInput)),
};
