import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a text with suggestions. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/SuggestInput').then(({ SuggestInput }) => SuggestInput),
);
