import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a text with suggestions. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/SuggestInput').then(({ SuggestInput }) => SuggestInput),
);
