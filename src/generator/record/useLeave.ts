import { useLocation, useNavigate } from 'ra-core';
import type { ManifestEntry } from '../../model/entity';
import { pathTo } from '../../model/paths';
import { findInManifest } from '../../model/registry';
import { isInside } from '../actions/tabs';

/** Kept in the history entry of a screen: the address of the screen that has led to it. */
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

/** The list of an entity, or of the one that it is part of. */
function listOf(entity: Pick<ManifestEntry, 'ids' | 'routes' | 'partOf'>, reading: number): string | undefined {
  const own = pathTo(entity, 'list', undefined, reading);
  const owner = entity.partOf === undefined ? undefined : findInManifest(entity.partOf);
  return own ?? (owner && listOf(owner, 0));
}

/** The router's own mark of the address that the app was opened with: there is nothing behind it. */
const FIRST = 'default';

/** One step back; home where there is none. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST ? navigate('/') : navigate(-1));
}

/**
 * From a screen of a record to the screen that has led to it; without one to its list, in the reading the user is in,
 * and without a list one step back.
 */
export function useLeave(entity: Pick<ManifestEntry, 'ids' | 'routes' | 'partOf'>, reading: number): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useBack();
  const to = getOrigin(state) ?? listOf(entity, reading);
  return () => (to === undefined ? back() : navigate(to));
}
