import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** An array of objects that is edited in the form. */
export const widget: Widget = createLazyInput(() => import('../inputs/RowsInput').then(({ RowsInput }) => RowsInput), {
  withoutMui: true,
});
