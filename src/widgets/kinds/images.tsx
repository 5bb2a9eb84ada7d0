import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A list of pictures, uploaded as they are chosen. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput), { plain: true }),
};
