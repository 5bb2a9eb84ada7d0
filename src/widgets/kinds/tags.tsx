import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for an array of arbitrary texts or numbers. */
export const widget: Widget = createLazyInput(() => import('../inputs/TagsInput').then(({ TagsInput }) => TagsInput));
