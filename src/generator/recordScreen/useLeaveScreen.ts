import { useLocation, useNavigate } from 'ra-core';
import type { Entity, ManifestEntry } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import { findManifestEntry } from '../../model/registry/entityRegistry';
import { getOriginScreenPath } from '../shared/originPath';

/** Returns the path of the entity's list. If the entity has no list, returns the list path of its parent entity. */
function getList(
  entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>,
  routeIndex: number,
): string | undefined {
  const own = getScreenPath(entity, 'list', undefined, routeIndex);
  const owner = entity.parentEntity === undefined ? undefined : findManifestEntry(entity.parentEntity);
  return own ?? (owner && getList(owner, 0));
}

/**
 * Whether there is no screen to which the user could return: the entity is a singleton (it has only one record)
 * without a parent entity, and its form does not configure where Cancel leads. The screen then has no Cancel or
 * back button.
 */
export const hasNoReturnScreen = ({
  singleton,
  parentEntity,
  form,
}: Pick<Entity, 'singleton' | 'parentEntity' | 'form'>): boolean =>
  singleton === true && parentEntity === undefined && form?.cancelRedirect === undefined;

/** The router's key of the first location in a session. At this location, there is no earlier history entry. */
const FIRST = 'default';

/**
 * Returns a function that navigates to the previous history entry. If there is no previous entry, it navigates to
 * the home screen.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST ? navigate('/') : navigate(-1));
}

/**
 * Returns a function that leaves a record screen. It navigates to the screen that opened the record, otherwise to
 * the entity's list in the current route set, otherwise to the previous history entry.
 */
export function useLeaveScreen(
  entity: Pick<ManifestEntry, 'ids' | 'routes' | 'parentEntity'>,
  routeIndex: number,
): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useGoBack();
  const to = getOriginScreenPath(state) ?? getList(entity, routeIndex);
  return () => (to === undefined ? back() : navigate(to));
}
