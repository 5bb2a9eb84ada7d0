import { createLazyInput } from '../createLazyInput';
import type { FieldWidget } from '../types';

/**
 * Widget for a country. The dropdown shows name and code and can be searched by both, because many country names
 * have two spellings.
 */
export const widget: FieldWidget = createLazyInput(() =>
  import('../inputs/CountryInput').then(({ CountryInput }) => CountryInput),
);
