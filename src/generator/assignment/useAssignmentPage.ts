import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useEvent } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useToast } from '../../widgets/useToast';
import type { ListParams } from '../queries/listParams';
import { getListQueryState, type ListQueryState } from '../list/listQueryState';
import { fetchAssignmentPage, getPagesQueryKey, type AssignmentTarget } from './assignmentRequests';

/** Loads the visible page. Nothing is cached: a dialog that opens again shows no old status. */
export function useAssignmentPage(place: AssignmentTarget, { page, perPage, filter }: ListParams): ListQueryState {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...getPagesQueryKey(place), page, perPage, filter],
    queryFn: ({ signal }) => fetchAssignmentPage(dataProvider, place, { page, perPage, filter, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    // The data provider has already tried three times. In networkMode `always`, an offline browser reports an error
    // instead of waiting.
    retry: false,
    networkMode: 'always',
  });
  const settle = useEvent((fault: Error | null) => {
    setFailed(fault !== null);
    if (fault) toast.error(fault);
  });
  useEffect(() => {
    if (!isFetching) settle(error);
  }, [isFetching, error, settle]);
  const asked = { error, isFetching, isPlaceholderData, failed, waiting: false, refetch };
  return getListQueryState({ rows: data?.data, total: data?.total, pageInfo: data?.pageInfo, ...asked });
}
