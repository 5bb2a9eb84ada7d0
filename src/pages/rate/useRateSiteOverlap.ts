import { useCallback, useMemo } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import {
  getAssignmentParams,
  fetchAssignmentPage,
  getPagesQueryKey,
} from '../../generator/assignment/assignmentRequests';
import { findAssignedOption, getAssignmentStatus } from '../../generator/assignment/assignmentStatus';
import type { AssignmentConfig } from '../../model/entity/entity';
import { useEntityModule } from '../../widgets/context/currentEntity';
import type { OptionItem } from '../../widgets/normalizeOptions';
import { useOptions } from '../../widgets/useOptions';
import type { RateSiteOverlap } from './rateConflicts';
import type { OtherRate } from './otherRates';

type Row = Record<string, unknown>;

/** The maximum number of sites that are loaded for each rate. */
const PER_PAGE = 200;
/** The maximum number of rates whose sites are compared. Each of them needs a separate request. */
const MOST = 8;
const FRESH = 30_000;

/**
 * Returns the ids of the sites assigned to a rate. Returns undefined if the assignment status of any site is
 * unknown.
 */
function getSiteIds(
  assignment: AssignmentConfig,
  assigned: OptionItem | undefined,
  rows: readonly Row[] | undefined | null,
) {
  const known = rows?.map((row) => ({ row, standing: getAssignmentStatus(assignment, assigned, row) }));
  if (!known || known.some(({ standing: assignmentStatus }) => assignmentStatus === 'unknown')) return undefined;
  return known
    .filter(({ standing: assignmentStatus }) => assignmentStatus === 'assigned')
    .map(({ row }) => row[assignment.rowIdField]);
}

/**
 * Returns a function that tells whether a rate and the rate in the form have a site in common. Sites are loaded
 * only if both rates have assigned sites, because otherwise the result is known without them.
 * @param assignment the site assignment; if it is undefined, the result is `unknown`
 * @param ownCount the number of sites assigned to the rate in the form
 * @param candidates the rates that would conflict if they had a site in common
 */
export function useRateSiteOverlap(
  assignment: AssignmentConfig | undefined,
  ownCount: number | undefined,
  candidates: readonly OtherRate[],
): (rate: OtherRate) => RateSiteOverlap {
  const { entity } = useEntityModule();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const record = useRecordContext();
  const own = record?.id === undefined ? undefined : record;
  const others = useMemo(
    () => (own && ownCount && assignment ? candidates.filter(({ siteCount }) => siteCount !== 0).slice(0, MOST) : []),
    [own, ownCount, assignment, candidates],
  );
  const isAsked = own !== undefined && assignment !== undefined && others.length > 0;
  const assigned = findAssignedOption(useOptions(isAsked ? assignment.statusFilterOptions : undefined).options);
  const requests = isAsked
    ? [own, ...others.map((rate) => rate.record)].map((row) => getAssignmentParams(entity, assignment, row))
    : [];
  const combineQueries = useCallback(
    ([mine, ...theirs]: UseQueryResult<Row[] | null>[]) => {
      const getSites = (query: UseQueryResult<Row[] | null> | undefined) =>
        assignment && getSiteIds(assignment, assigned, query?.data);
      const ours = getSites(mine);
      return (rate: OtherRate): RateSiteOverlap => {
        if (own === undefined || ownCount === 0 || rate.siteCount === 0) return 'unassigned';
        const sites = getSites(theirs[others.findIndex(({ id }) => id === rate.id)]);
        if (!ours || !sites) return 'unknown';
        return sites.some((site) => ours.includes(site)) ? 'shared' : 'apart';
      };
    },
    [assignment, assigned, own, ownCount, others],
  );
  return useQueries({
    queries: requests.map((one) => ({
      // The query key starts with the key of the assignment's pages, so that a changed assignment invalidates this
      // query too.
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
    })),
    combine: combineQueries,
  });
}
