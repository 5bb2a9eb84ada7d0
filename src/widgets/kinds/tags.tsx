import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** An array of free texts or numbers. */
export const widget: Widget = createLazyInput(() => import('../inputs/TagsInput').then(({ TagsInput }) => TagsInput));
