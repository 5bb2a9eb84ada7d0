import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A text with suggestions. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/SuggestInput').then(({ SuggestInput }) => SuggestInput),
);
