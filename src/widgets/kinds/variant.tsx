import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for the choice among the variants of an object. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/VariantInput').then(({ VariantInput }) => VariantInput),
);
