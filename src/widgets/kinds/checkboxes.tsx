import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for multiple choice from a short option list. All options are visible as checkboxes. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/CheckboxesInput').then(({ CheckboxesInput }) => CheckboxesInput),
);
