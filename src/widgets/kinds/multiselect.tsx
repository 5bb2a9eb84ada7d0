import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for multiple choice from a dropdown. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/MultiSelectInput').then(({ MultiSelectInput }) => MultiSelectInput),
);
