import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A list of objects that is edited in the form. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/RowsInput').then(({ RowsInput }) => RowsInput), { plain: true }),
};
