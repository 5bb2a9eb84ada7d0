import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A text, with suggestions of what may be meant. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/SuggestInput').then(({ SuggestInput }) => SuggestInput)),
};
