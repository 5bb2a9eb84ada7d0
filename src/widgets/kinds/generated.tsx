import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a text that only the server can generate. A button requests a new text. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/GenerateButtonInput').then(({ GenerateButtonInput }) => GenerateButtonInput),
);
