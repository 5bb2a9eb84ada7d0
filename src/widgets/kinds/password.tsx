import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A secret: masked, never autofilled by the browser, never shown in a list. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/PasswordInput').then(({ PasswordInput }) => PasswordInput),
);
