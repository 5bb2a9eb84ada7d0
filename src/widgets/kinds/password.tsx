import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** A secret: masked, never filled in by the browser, never shown in a list. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/PasswordInput').then(({ PasswordInput }) => PasswordInput)),
};
