import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for an array of objects. Its rows are edited in the form of the record. */
export const widget: FieldWidget = createLazyInput(
  () => import('../inputs/RowsInput').then(({ RowsInput }) => RowsInput),
  {
    withoutMui: true,
  },
);
