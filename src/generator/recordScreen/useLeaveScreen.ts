import { useLocation, useNavigate } from 'ra-core';
import type { Entity, ManifestEntry } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import { findManifestEntry } from '../../model/registry/entityRegistry';
import { getOriginPath } from '../shared/originPath';

/** Returns the list path of an entity, or of its parent entity. */
function getList(
  entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>,
  routeIndex: number,
): string | undefined {
  const own = getScreenPath(entity, 'list', undefined, routeIndex);
  const owner = entity.parentEntity === undefined ? undefined : findManifestEntry(entity.parentEntity);
  return own ?? (owner && getList(owner, 0));
}

/**
 * Whether a screen is the only one of its entity, without a list: leaving it navigates nowhere, unless its form
 * configures it.
 */
export const isOnlyScreen = ({
  singleton,
  parentEntity,
  form,
}: Pick<Entity, 'singleton' | 'parentEntity' | 'form'>): boolean =>
  singleton === true && parentEntity === undefined && form?.cancel === undefined;

/** The router's key of the first location in the session: there is no earlier history entry. */
const FIRST = 'default';

/** Returns a function that navigates one step back, or to the home screen if there is no earlier entry. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST ? navigate('/') : navigate(-1));
}

/**
 * Returns a function that leaves a record screen: to the screen that opened it, else to its list in the current
 * route set, else one step back.
 */
export function useLeaveScreen(
  entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>,
  routeIndex: number,
): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useGoBack();
  const to = getOriginPath(state) ?? getList(entity, routeIndex);
  return () => (to === undefined ? back() : navigate(to));
}
