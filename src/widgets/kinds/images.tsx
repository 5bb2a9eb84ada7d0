import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for an array of pictures, which are uploaded as soon as they are selected or sent with the record. */
export const widget: FieldWidget = createLazyInput(
  () => import('../inputs/ImagesInput').then(({ ImagesInput }) => ImagesInput),
  { withoutMui: true },
);
