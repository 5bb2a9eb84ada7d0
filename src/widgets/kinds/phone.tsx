import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Widget for a telephone number with its calling code. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/PhoneInput').then(({ PhoneInput }) => PhoneInput),
);
