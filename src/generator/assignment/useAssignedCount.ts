import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { OptionItem } from '../../widgets/optionItems';
import type { FilterValues, FilterScalar } from '../read/listParams';
import type { ListQueryState } from '../list/listQueryState';
import { fetchAssignmentPage, getPagesQueryKey, type AssignmentTarget } from './assignmentRequests';
import { getAssignmentStatus } from './assignmentStatus';

interface Options {
  place: AssignmentTarget;
  query: ListQueryState;
  filter: FilterValues;
  /** The status of what is assigned. */
  assigned: OptionItem | undefined;
  /** Another number after each batch: what was counted is old then. */
  version: number;
}

interface Counted {
  total: number;
  /** Undefined where the rows of the page are not all there are. */
  assigned: number | undefined;
  version: number;
}

const isUnfiltered = (filter: FilterValues): boolean => Object.keys(filter).length === 0;

/** What a page without filters tells. */
function countedOn({ place, query, filter, assigned, version }: Options): Counted | undefined {
  const { rows, total, phase, isTotalUnknown } = query;
  if (phase !== 'ready' || isTotalUnknown || query.refreshing || !isUnfiltered(filter)) return undefined;
  const isAll = rows.length === total;
  const count = rows.filter((row) => getAssignmentStatus(place.assignment, assigned, row) === 'assigned').length;
  return { total, assigned: isAll ? count : undefined, version };
}

const same = (one: Counted | undefined, other: Counted): boolean =>
  one?.total === other.total && one.assigned === other.assigned && one.version === other.version;

/**
 * How many of all are assigned, whatever is filtered: counted on the page where it has all of them, else asked
 * for by the page call with the status, of which one row is enough.
 * @returns undefined where the server does not say which status that is, or it is not known yet
 */
export function useAssignedCount(options: Options): { assigned: number; total: number } | undefined {
  const { place, assigned, version } = options;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const [known, setKnown] = useState<Counted>();
  const counted = countedOn(options);
  if (counted && !same(known, counted)) setKnown(counted);
  const isAsked =
    assigned !== undefined && known !== undefined && (known.assigned === undefined || known.version < version);
  const { data } = useQuery({
    queryKey: [...getPagesQueryKey(place), 'assigned', assigned?.value],
    queryFn: ({ signal }) => {
      const filter = { [place.assignment.statusParam]: assigned?.value as FilterScalar };
      return fetchAssignmentPage(dataProvider, place, { page: 1, perPage: 1, filter, signal });
    },
    select: ({ total }) => total,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const count = isAsked ? data : known?.assigned;
  return assigned === undefined || known === undefined || count === undefined
    ? undefined
    : { assigned: count, total: known.total };
}
