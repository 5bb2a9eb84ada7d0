import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A country by its name or its code; both are shown, for many names have two spellings. */
export const widget: Widget = {
  ...createLazyInput(() => import('../inputs/CountryInput').then(({ CountryInput }) => CountryInput)),
};
