import { useCallback, useMemo } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import {
  getAssignmentRequest,
  fetchAssignmentPage,
  getPagesQueryKey,
} from '../../generator/assignment/assignmentRequests';
import { findAssignedOption, getAssignmentStatus } from '../../generator/assignment/assignmentStatus';
import type { Assignment } from '../../model/entity/entity';
import { useEntityModule } from '../../widgets/context/entityModule';
import type { OptionItem } from '../../widgets/optionItems';
import { useOptions } from '../../widgets/useOptions';
import type { SiteOverlap } from './rateConflicts';
import type { OtherRate } from './otherRates';

type Row = Record<string, unknown>;

/** More sites than these are read of no rate. */
const PER_PAGE = 200;
/** Of so many rates at most: each is a call of its own. */
const MOST = 8;
const FRESH = 30_000;

/** To which sites a rate is assigned; undefined where nobody knows it of each of them. */
function sitesIn(assignment: Assignment, assigned: OptionItem | undefined, rows: readonly Row[] | undefined | null) {
  const known = rows?.map((row) => ({ row, standing: getAssignmentStatus(assignment, assigned, row) }));
  if (!known || known.some(({ standing }) => standing === 'unknown')) return undefined;
  return known.filter(({ standing }) => standing === 'assigned').map(({ row }) => row[assignment.rowIdField]);
}

/**
 * Whether rates of the same hours are at the same sites. Asked only of those for which the answer counts:
 * both are assigned to some.
 * @param assignment that of the sites; where there is none, nobody knows
 * @param ownCount to how many sites the rate of the form is assigned
 * @param candidates the rates that would collide if they met somewhere
 */
export function useSiteOverlap(
  assignment: Assignment | undefined,
  ownCount: number | undefined,
  candidates: readonly OtherRate[],
): (rate: OtherRate) => SiteOverlap {
  const { entity } = useEntityModule();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const record = useRecordContext();
  const own = record?.id === undefined ? undefined : record;
  const others = useMemo(
    () => (own && ownCount && assignment ? candidates.filter(({ siteCount }) => siteCount !== 0).slice(0, MOST) : []),
    [own, ownCount, assignment, candidates],
  );
  const isAsked = own !== undefined && assignment !== undefined && others.length > 0;
  const assigned = findAssignedOption(useOptions(isAsked ? assignment.statusOptions : undefined).options);
  const asked = isAsked
    ? [own, ...others.map((rate) => rate.record)].map((row) => getAssignmentRequest(entity, assignment, row))
    : [];
  const combine = useCallback(
    ([mine, ...theirs]: UseQueryResult<Row[] | null>[]) => {
      const sitesOf = (query: UseQueryResult<Row[] | null> | undefined) =>
        assignment && sitesIn(assignment, assigned, query?.data);
      const ours = sitesOf(mine);
      return (rate: OtherRate): SiteOverlap => {
        if (own === undefined || ownCount === 0 || rate.siteCount === 0) return 'unassigned';
        const sites = sitesOf(theirs[others.findIndex(({ id }) => id === rate.id)]);
        if (!ours || !sites) return 'unknown';
        return sites.some((site) => ours.includes(site)) ? 'shared' : 'apart';
      };
    },
    [assignment, assigned, own, ownCount, others],
  );
  return useQueries({
    queries: asked.map((one) => ({
      // Among the pages of its assignment: whoever assigns reads them again.
      queryKey: [...getPagesQueryKey(one), 'sites'],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Row[] | null> => {
        const { data, total } = await fetchAssignmentPage(dataProvider, one, {
          page: 1,
          perPage: PER_PAGE,
          filter: {},
          signal,
        });
        return total > data.length ? null : data;
      },
      staleTime: FRESH,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always' as const,
    })),
    combine,
  });
}
