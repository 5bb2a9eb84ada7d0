import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useListQueryState, type ListQueryState } from '../list/listQueryState';
import type { ListParams } from '../queries/listParams';
import { fetchAssignmentPage, getPagesQueryKey, type AssignmentTarget } from './assignmentRequests';

/**
 * Loads the visible page of assignable rows. Responses are not cached, so that a dialog that is opened again shows
 * no outdated status.
 */
export function useAssignmentPage(
  assignmentTarget: AssignmentTarget,
  { page, perPage, filter }: ListParams,
): ListQueryState {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const query = useQuery({
    queryKey: [...getPagesQueryKey(assignmentTarget), page, perPage, filter],
    queryFn: ({ signal }) => fetchAssignmentPage(dataProvider, assignmentTarget, { page, perPage, filter, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return useListQueryState(query, query.data);
}
