import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** One picture, uploaded as it is chosen; the value is its stored path. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/FileInput').then(({ FileInput }) => FileInput), { plain: true }),
};
