import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { Assignment } from '../../model/entity';
import { toneOf } from '../../model/reading/tones';
import { useEntityModule } from '../../widgets/context/entity';
import type { Sites } from './collisions';
import type { OtherRate } from './others';

type Row = Record<string, unknown>;

/** More sites than these are read of no rate. */
const PER_PAGE = 200;
/** Of so many rates at most: each is a call of its own. */
const MOST = 8;
const FRESH = 30_000;

/** To which sites a rate is assigned; undefined where one page does not tell. */
async function sitesOf(
  { page }: Pick<WattdeskDataProvider, 'page'>,
  { page: call, parentKeys: [key = ''], rowId, statusKey }: Assignment,
  rate: unknown,
  signal: AbortSignal,
): Promise<unknown[] | null> {
  const filter = { [key]: rate };
  const { rows, total } = await page<Row>(call, {
    page: 1,
    perPage: PER_PAGE,
    filter,
    params: { [key]: rate },
    signal,
  });
  if (total > rows.length) return null;
  return rows.filter((row) => toneOf(String(row[statusKey] ?? '')) === 'good').map((row) => row[rowId]);
}

/**
 * Whether rates of the same hours are at the same sites. Asked only of those for which the answer counts:
 * both are assigned to some.
 * @param ownCount to how many sites the rate of the form is assigned
 * @param candidates the rates that would collide if they met somewhere
 */
export function useSites(ownCount: number | undefined, candidates: readonly OtherRate[]): (rate: OtherRate) => Sites {
  const { entity } = useEntityModule();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const own = useRecordContext()?.id;
  const assignment = Object.values(entity.assignments)[0];
  const asked = useMemo(
    () => (own === undefined || !ownCount ? [] : candidates.filter(({ siteCount }) => siteCount !== 0).slice(0, MOST)),
    [own, ownCount, candidates],
  );
  const ids = asked.length > 0 && assignment ? [own, ...asked.map(({ id }) => id)] : [];
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [entity.name, 'sites', String(id)],
      queryFn: ({ signal }: { signal: AbortSignal }) => sitesOf(dataProvider, assignment as Assignment, id, signal),
      staleTime: FRESH,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always' as const,
    })),
    combine:
      ([mine, ...theirs]) =>
      (rate: OtherRate): Sites => {
        if (own === undefined || ownCount === 0 || rate.siteCount === 0) return 'unassigned';
        const sites = theirs[asked.findIndex(({ id }) => id === rate.id)]?.data;
        if (!mine?.data || !sites) return 'unknown';
        return sites.some((site) => mine.data?.includes(site)) ? 'shared' : 'apart';
      },
  });
}
