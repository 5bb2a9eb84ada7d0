import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A text that only the server can generate, with a button that requests a new one. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/GeneratedInput').then(({ GeneratedInput }) => GeneratedInput),
);
