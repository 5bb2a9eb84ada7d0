import { useStore } from 'ra-core';

/** How close the rows of all lists stand to each other; this browser remembers it. */
export type Density = 'comfortable' | 'compact';

export const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

export const useDensity = (): [density: Density, choose: (density: Density) => void] =>
  useStore<Density>('list.density', 'comfortable');
