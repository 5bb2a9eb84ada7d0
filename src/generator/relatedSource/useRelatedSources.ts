import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useDataProvider, useLocale } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';
import { loadRelatedSources, type RelatedPageParams, type RelatedSource } from './loadRelatedSources';

/** Returns the query options of one page of a related list. */
export const getRelatedPageQuery = (source: RelatedSource, params: RelatedPageParams) => ({
  queryKey: source.getQueryKey(params),
  queryFn: ({ signal }: { signal: AbortSignal }) => source.fetchPage(params, signal),
});

/**
 * Loads which related lists a record has. It loads only code and permissions, and sends no request for rows.
 * @returns undefined while they are loading
 */
export function useRelatedSources(module: EntityModule, record: Row): readonly RelatedSource[] | undefined {
  const client = useQueryClient();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const authProvider = useAuthProvider();
  const { data } = useQuery({
    queryKey: ['wattdesk', 'related', module.entity.name, useLocale(), record],
    queryFn: () =>
      loadRelatedSources(
        {
          client,
          dataProvider,
          canAccess: async (question) => (await authProvider?.canAccess?.(question)) ?? true,
        },
        module,
        record,
      ),
    // A record that is read again keeps its lists while they are determined anew.
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  return data;
}
