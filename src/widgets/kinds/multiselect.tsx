import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for multiple choice from a dropdown. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/MultiSelectInput').then(({ MultiSelectInput }) => MultiSelectInput),
);
