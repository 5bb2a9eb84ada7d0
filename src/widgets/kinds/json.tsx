import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** The last resort: what no other widget can draw is still editable, and never a blank page. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/JsonInput').then(({ JsonInput }) => JsonInput)),
};
