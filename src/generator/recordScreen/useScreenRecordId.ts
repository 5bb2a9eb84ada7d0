import { useLocation, useParams } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { getParamNames } from '../../model/wire/parseCall';
import type { ManifestEntry, ScreenName } from '../../model/entity/entity';
import { getRecordIdFromParams, isRecordIdInRoute } from '../../model/routes/routePaths';
import { SINGLETON_ID } from '../shared/singleton';

/**
 * Returns the record id of the current screen. If the path contains no id, the link that opened the screen has
 * stored the id in the history state. The history state survives a reload, but it is not available in another tab.
 * @returns undefined when neither the path nor the history state contains the id
 */
export function useScreenRecordId(
  { ids, routes, singleton }: ManifestEntry,
  view: ScreenName,
  routeIndex: number,
): Identifier | undefined {
  const params = useParams();
  const { state } = useLocation();
  if (singleton) return SINGLETON_ID;
  const route = routes[routeIndex]?.[view] ?? '';
  if (isRecordIdInRoute(route))
    return getRecordIdFromParams(ids, Object.fromEntries(getParamNames(route).map((name) => [name, params[name]])));
  const carried = (state as { record?: unknown } | null)?.record;
  return typeof carried === 'string' || typeof carried === 'number' ? carried : undefined;
}
