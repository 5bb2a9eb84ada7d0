import { createLazyInput } from '../createLazyInput';
import type { Widget } from '../types';

/** A country by name or code. Both are shown, because many names have two spellings. */
export const widget: Widget = createLazyInput(() =>
  import('../inputs/CountryInput').then(({ CountryInput }) => CountryInput),
);
