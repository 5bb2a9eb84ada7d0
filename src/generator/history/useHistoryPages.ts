import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { CallFields } from '../../../dataProvider/contract/serializers';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Entity, Field } from '../../model/entity/entity';
import type { HistoryEntryPaths } from '../../model/entity/historyEntryPaths';
import type { Row } from '../shared/listRowIds';

const PAGE_SIZE = 20;

/** Describes the records in an entry, whose values have the formats of the API. */
function getCallFields({ shape, isSerialized }: Entity, { before, after }: HistoryEntryPaths): CallFields | undefined {
  if (!isSerialized) return undefined;
  const record = { name: before, key: before, type: 'object', ui: {}, shape } as unknown as Field;
  const fields = { [before]: record, [after]: { ...record, name: after, key: after } };
  return { sentFields: shape.fields, rowShape: { ...shape, fields } };
}

/** Loads the history of a record, the last change first. A record that was read again has a new history. */
export function useHistoryPages(entity: Entity, history: HistoryEntryPaths, record: Row) {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const call = entity.calls['history'];
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['wattdesk', 'history', entity.name, record],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.page<Row>(call!, {
        page: pageParam,
        perPage: PAGE_SIZE,
        filter: {},
        params: record,
        title: entity.title,
        fields: getCallFields(entity, history),
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.reduce((count, { rows }) => count + rows.length, 0) < total ? pages.length + 1 : undefined,
    enabled: call !== undefined,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });
  return {
    rows: data?.pages.flatMap((page) => page.rows),
    error,
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    loadEarlier: () => void fetchNextPage(),
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
