/** The screen from which another screen was opened, stored in the history state of the latter. */
import { useLocation } from 'ra-core';
import { isInternalPath } from '../../ui/basePath';

export interface OriginState {
  from: string;
}

/**
 * Returns the screen that opened the current one.
 * @returns its path, with the filters and page of a list; undefined if unknown
 */
export function getOriginPath(state: unknown): string | undefined {
  const from = (state as Partial<OriginState> | null)?.from;
  return typeof from === 'string' && isInternalPath(from) ? from : undefined;
}

/** Returns the history state for links from this screen, so that the back button of the target returns here. */
export function useOriginState(): OriginState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}
