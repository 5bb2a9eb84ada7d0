import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for an array of pictures. They are uploaded as soon as they are selected. */
export const widget: Widget = createLazyInput(
  () => import('../inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput),
  { withoutMui: true },
);
