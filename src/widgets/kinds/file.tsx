import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/**
 * Widget for a single file. It is uploaded as soon as it is selected. The value is the path under which the server
 * stored the file.
 */
export const widget: FieldWidget = createLazyInput(
  () => import('../inputs/FileInput').then(({ FileInput }) => FileInput),
  {
    withoutMui: true,
  },
);
