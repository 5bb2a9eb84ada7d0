import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** An array of pictures, uploaded when they are selected. */
export const widget: Widget = createLazyInput(
  () => import('../inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput),
  { withoutMui: true },
);
