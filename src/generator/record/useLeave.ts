import { useLocation, useNavigate } from 'ra-core';
import type { Entity, ManifestEntry } from '../../model/entity/entity';
import { pathTo } from '../../model/routes/paths';
import { findInManifest } from '../../model/registry/registry';
import { getOrigin } from '../records/origin';

/** The list of an entity, or of the one that it is part of. */
function listOf(entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>, reading: number): string | undefined {
  const own = pathTo(entity, 'list', undefined, reading);
  const owner = entity.parentEntity === undefined ? undefined : findInManifest(entity.parentEntity);
  return own ?? (owner && listOf(owner, 0));
}

/** Whether a screen is the only one of its entity, without a list: it leads nowhere, unless its form says so. */
export const isOnlyScreen = ({
  singleton,
  parentEntity,
  form,
}: Pick<Entity, 'singleton' | 'parentEntity' | 'form'>): boolean =>
  singleton === true && parentEntity === undefined && form?.cancel === undefined;

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
export function useLeave(entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>, reading: number): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useBack();
  const to = getOrigin(state) ?? listOf(entity, reading);
  return () => (to === undefined ? back() : navigate(to));
}
