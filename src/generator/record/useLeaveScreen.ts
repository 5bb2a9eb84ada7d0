import { useLocation, useNavigate } from 'ra-core';
import type { Entity, ManifestEntry } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import { findManifestEntry } from '../../model/registry/entityRegistry';
import { getOriginPath } from '../records/originPath';

/** The list of an entity, or of the one that it is part of. */
function getList(entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>, reading: number): string | undefined {
  const own = getScreenPath(entity, 'list', undefined, reading);
  const owner = entity.parentEntity === undefined ? undefined : findManifestEntry(entity.parentEntity);
  return own ?? (owner && getList(owner, 0));
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
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST ? navigate('/') : navigate(-1));
}

/**
 * Leaves the screen of a record: to the screen that opened it, else to its list in the current route variant, else
 * one step back.
 */
export function useLeaveScreen(
  entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>,
  reading: number,
): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useGoBack();
  const to = getOriginPath(state) ?? getList(entity, reading);
  return () => (to === undefined ? back() : navigate(to));
}
