import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Multiple choice from a short list, all options visible. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/CheckboxesInput').then(({ CheckboxesInput }) => CheckboxesInput),
);
