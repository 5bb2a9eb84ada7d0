import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A list of texts or numbers without a list to choose from. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/TagsInput').then(({ TagsInput }) => TagsInput)),
};
