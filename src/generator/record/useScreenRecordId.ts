import { useLocation, useParams } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { paramsOf } from '../../model/wire/calls';
import type { ManifestEntry, View } from '../../model/entity/entity';
import { idIn, namesRecord } from '../../model/routes/paths';
import { SINGLE } from '../records/single';

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
  if (singleton) return SINGLE;
  const route = routes[reading]?.[view] ?? '';
  if (namesRecord(route)) return idIn(ids, Object.fromEntries(paramsOf(route).map((name) => [name, params[name]])));
  const carried = (state as { record?: unknown } | null)?.record;
  return typeof carried === 'string' || typeof carried === 'number' ? carried : undefined;
}
