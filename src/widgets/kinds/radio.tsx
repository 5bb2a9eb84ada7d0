import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for single choice from a short list. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/RadioInput').then(({ RadioInput }) => RadioInput),
);
