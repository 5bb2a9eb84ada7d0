import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A list of pictures, uploaded as they are chosen. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput), {
    withoutMui: true,
  }),
};
