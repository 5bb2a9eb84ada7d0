import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a text that only the server can generate. A button requests a new text. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/GenerateButtonInput').then(({ GenerateButtonInput }) => GenerateButtonInput),
);
