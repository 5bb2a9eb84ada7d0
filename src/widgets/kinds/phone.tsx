import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/** Widget for a telephone number with its calling code. */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/PhoneInput').then(({ PhoneInput }) => PhoneInput),
);
