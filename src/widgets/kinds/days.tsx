import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** Days of the week to switch on and off, with shortcuts for the usual sets of them. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/DaysInput').then(({ DaysInput }) => DaysInput)),
};
