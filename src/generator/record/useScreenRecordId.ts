import { useLocation, useParams } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { getParamNames } from '../../model/wire/parseCall';
import type { ManifestEntry, View } from '../../model/entity/entity';
import { getRecordIdFromParams, hasRecordId } from '../../model/routes/routePaths';
import { SINGLETON_ID } from '../records/singleton';

/**
 * The record of an address. Where the address does not name it, it has travelled with the click, in the
 * history entry: a reload has it still, another tab has not.
 * @returns undefined where nothing says which it is
 */
export function useScreenRecordId(
  { ids, routes, singleton }: ManifestEntry,
  view: View,
  reading: number,
): Identifier | undefined {
  const params = useParams();
  const { state } = useLocation();
  if (singleton) return SINGLETON_ID;
  const route = routes[reading]?.[view] ?? '';
  if (hasRecordId(route))
    return getRecordIdFromParams(ids, Object.fromEntries(getParamNames(route).map((name) => [name, params[name]])));
  const carried = (state as { record?: unknown } | null)?.record;
  return typeof carried === 'string' || typeof carried === 'number' ? carried : undefined;
}
