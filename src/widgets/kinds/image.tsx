import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** One picture, uploaded as it is chosen; the value is its stored path. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/FileInput').then(({ FileInput }) => FileInput), { withoutMui: true }),
};
