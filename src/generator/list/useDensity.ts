import { useStore } from 'ra-core';
import { useMediaQuery } from '../../ui/theme/mediaQueries';
import { getViewDensitySetting } from '../savedViews/viewSettings';

/** The row density of all lists. It is stored in the browser. */
export type Density = 'comfortable' | 'compact';

export const DENSITIES: readonly Density[] = ['comfortable', 'compact'];

/**
 * Returns the density of the rows of a list: that of its saved view, or that which the user chose for all lists. Without
 * a choice of the user, rows are compact, except on touch screens, where a finger needs larger targets.
 * @param view the id of the saved view that the list shows
 */
export function useDensity(entityName: string, view?: string): [density: Density, choose: (density: Density) => void] {
  const usual = useMediaQuery('(pointer: coarse)') ? 'comfortable' : 'compact';
  const all = useStore<Density>('list.density', usual);
  const [own, setOwn] = useStore<Density>(getViewDensitySetting(entityName, view));
  return own ? [own, setOwn] : all;
}
