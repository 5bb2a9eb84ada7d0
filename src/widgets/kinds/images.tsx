import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for an array of pictures. They are uploaded as soon as they are selected. */
export const widget: FieldWidget = createLazyInput(
  () => import('../inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput),
  { withoutMui: true },
);
