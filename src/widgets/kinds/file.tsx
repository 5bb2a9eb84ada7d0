import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A single file, uploaded when it is selected. The value is its stored path. */
export const widget: Widget = createLazyInput(() => import('../inputs/FileInput').then(({ FileInput }) => FileInput), {
  withoutMui: true,
});
