import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A text that only the server can make, with a button that asks for a new one. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/GeneratedInput').then(({ GeneratedInput }) => GeneratedInput)),
};
