import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A telephone number behind its calling code. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PhoneInput').then(({ PhoneInput }) => PhoneInput)),
};
