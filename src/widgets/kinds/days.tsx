import { lateInput } from '../lateInput';
import type { Widget } from '../types';

/** Days of the week to switch on and off, with shortcuts for the usual sets of them. */
export const widget: Widget = {
  ...lateInput(() => import('../inputs/DaysInput').then(({ DaysInput }) => DaysInput)),
};
