/** The screen that has led to another one, kept in the history entry of the latter. */
import { useLocation } from 'ra-core';
import { isInternalPath } from '../../ui/basePath';

export interface OriginState {
  from: string;
}

/** @returns the address of the screen that has led to this one, with the filters and page of a list; else undefined */
export function getOriginPath(state: unknown): string | undefined {
  const from = (state as Partial<OriginState> | null)?.from;
  return typeof from === 'string' && isInternalPath(from) ? from : undefined;
}

/** The history state of links from this screen. The back button of the target returns here. */
export function useOriginState(): OriginState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}
