import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** The last resort: what no other widget can draw is still editable, and never a blank page. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/JsonInput').then(({ JsonInput }) => JsonInput)),
};
