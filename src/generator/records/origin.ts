/** The screen that has led to another one, kept in the history entry of the latter. */
import { useLocation } from 'ra-core';
import { isInside } from '../../ui/base';

export interface OriginState {
  from: string;
}

/** @returns the address of the screen that has led to this one, with the filters and page of a list; else undefined */
export function getOrigin(state: unknown): string | undefined {
  const from = (state as Partial<OriginState> | null)?.from;
  return typeof from === 'string' && isInside(from) ? from : undefined;
}

/** The state of a link from this screen, by which the way back leads to it. */
export function useOriginState(): OriginState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}
