import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { OptionItem } from '../../widgets/normalizeOptions';
import type { FilterValues, FilterScalar } from '../queries/sanitizeFilter';
import type { ListQueryState } from '../list/listQueryState';
import { fetchAssignmentPage, getPagesQueryKey, type AssignmentTarget } from './assignmentRequests';
import { getAssignmentStatus } from './assignmentStatus';

interface Options {
  assignmentTarget: AssignmentTarget;
  query: ListQueryState;
  filter: FilterValues;
  /** The status option "assigned". */
  assigned: OptionItem | undefined;
  /** Changes after each completed request. Numbers that were loaded for an earlier version are outdated. */
  version: number;
}

interface Counted {
  total: number;
  /** The number of assigned rows. Undefined when the page does not contain all rows. */
  assigned: number | undefined;
  version: number;
}

const isUnfiltered = (filter: FilterValues): boolean => Object.keys(filter).length === 0;

/**
 * Returns the number of rows and of assigned rows according to the loaded page. Undefined when the page is filtered
 * or not loaded yet.
 */
function countedOn({ assignmentTarget, query, filter, assigned, version }: Options): Counted | undefined {
  const { rows, total, phase, isTotalUnknown } = query;
  if (phase !== 'ready' || isTotalUnknown || query.refreshing || !isUnfiltered(filter)) return undefined;
  const isAll = rows.length === total;
  const count = rows.filter(
    (row) => getAssignmentStatus(assignmentTarget.assignment, assigned, row) === 'assigned',
  ).length;
  return { total, assigned: isAll ? count : undefined, version };
}

const isSame = (one: Counted | undefined, other: Counted): boolean =>
  one?.total === other.total && one.assigned === other.assigned && one.version === other.version;

/**
 * Returns the number of assigned rows and of all rows, regardless of the filters. If the loaded page contains all
 * rows, counts its assigned rows. Otherwise sends a page request with a page size of 1 and with the status
 * "assigned" as filter, and uses the total in the response.
 * @returns undefined when the status options do not contain "assigned", or the numbers are not known yet
 */
export function useAssignedCount(options: Options): { assigned: number; total: number } | undefined {
  const { assignmentTarget, assigned, version } = options;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const [known, setKnown] = useState<Counted>();
  const counted = countedOn(options);
  if (counted && !isSame(known, counted)) setKnown(counted);
  const isAsked =
    assigned !== undefined && known !== undefined && (known.assigned === undefined || known.version < version);
  const { data } = useQuery({
    queryKey: [...getPagesQueryKey(assignmentTarget), 'assigned', assigned?.value],
    queryFn: ({ signal }) => {
      const filter = { [assignmentTarget.assignment.statusFilterParam]: assigned?.value as FilterScalar };
      return fetchAssignmentPage(dataProvider, assignmentTarget, { page: 1, perPage: 1, filter, signal });
    },
    select: ({ total }) => total,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const count = isAsked ? data : known?.assigned;
  return assigned === undefined || known === undefined || count === undefined
    ? undefined
    : { assigned: count, total: known.total };
}
