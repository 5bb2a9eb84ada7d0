import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/**
 * Widget for a secret. Its input is masked and not filled in by the browser, and the secret is never shown in a
 * list.
 */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/PasswordInput').then(({ PasswordInput }) => PasswordInput),
);
