import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/**
 * Widget for a single picture. It is uploaded as soon as it is selected. The value is the path under which the
 * server stored the picture.
 */
export const widget: FieldWidget = createLazyInput(
  () => import('../inputs/FileInput').then(({ FileInput }) => FileInput),
  {
    withoutMui: true,
  },
);
