import { useStore } from 'ra-core';

/** The row density of all lists. It is stored in the browser. */
export type Density = 'comfortable' | 'compact';

export const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

export const useDensity = (): [density: Density, choose: (density: Density) => void] =>
  useStore<Density>('list.density', 'comfortable');
