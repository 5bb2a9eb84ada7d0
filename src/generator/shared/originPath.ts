/**
 * Stores the path of the screen that contained the clicked link in the history state of the screen that the link
 * opens.
 */
import { useLocation } from 'ra-core';
import { isInternalPath } from '../../ui/basePath';

export interface OriginScreenState {
  from: string;
}

/**
 * Returns the path of the screen that opened the current screen.
 * @returns the path including the filters and the page of a list; undefined if unknown
 */
export function getOriginScreenPath(state: unknown): string | undefined {
  const from = (state as Partial<OriginScreenState> | null)?.from;
  return typeof from === 'string' && isInternalPath(from) ? from : undefined;
}

/**
 * Returns the history state for links on this screen. With this state, the back button of the opened screen returns
 * to this screen.
 */
export function useOriginScreenState(): OriginScreenState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}
