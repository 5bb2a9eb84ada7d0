import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useLocale, type GetListParams } from 'ra-core';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import type { NavigationTarget } from '../../generator/actions/types';
import { toPageRequest } from '../../generator/queries/pageRequest';
import { getIdForDisplay, type Row } from '../../generator/shared/listRowIds';
import { getRowTitle } from '../../generator/shared/getRowTitle';
import { isIdShown } from '../../generator/shared/isIdShown';
import { toText } from '../../model/values/isEmpty';
import { getEntityManifest, loadEntity, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useFormatTexts } from '../../widgets/useFormatTexts';
import { useDebouncedValue } from '../../widgets/useDebouncedValue';
import { getDisambiguationTexts } from './getDisambiguationTexts';
import { getSearchFilter, getPermittedLists, type PermittedListScreen } from './permittedLists';
import { getSearchResultLink } from './searchResultLink';

interface FoundRecord extends NavigationTarget {
  key: string;
  /** The title of the list that contains the record. */
  title: string;
  name: string;
  id: string;
  /** What tells the record from others with the same name. Empty if its name is its own. */
  difference: string;
}

export interface RecordSearch {
  found: FoundRecord[];
  isSearching: boolean;
  /** The titles of the lists in which the search failed. */
  failed: string[];
  retry(): void;
}

/** The minimum length of a search text. A single letter would match too many records. */
export const MIN_SEARCH_LENGTH = 2;
const MOST_EACH = 5;
const PAUSE = 300;
const FRESH = 15_000;

/** Combines the search results of all lists. */
const combineResults = (
  queries: readonly UseQueryResult<FoundRecord[]>[],
  searchedLists: readonly PermittedListScreen[],
): RecordSearch => ({
  found: queries.flatMap(({ data = [] }) => data),
  isSearching: queries.some(({ isFetching }) => isFetching),
  failed: searchedLists
    .filter((_, index) => queries[index]?.isError && !queries[index].isFetching)
    .map(({ title }) => title),
  retry: () => queries.forEach((query) => query.isError && void query.refetch()),
});

/**
 * Searches for records in all permitted lists that have a search filter, and returns a few rows of each list.
 * Outdated requests are aborted.
 */
export function useRecordSearch(typed: string): RecordSearch {
  const dataProvider = useDataProvider();
  const locale = useLocale();
  const formatTexts = useFormatTexts();
  const { permissions, role } = useUserPermissions();
  const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
  const now = typed.trim();
  const text = useDebouncedValue(now, PAUSE);
  const searchedLists = useMemo(
    () =>
      text.length < MIN_SEARCH_LENGTH
        ? []
        : getPermittedLists(manifest, permissions).filter(
            ({ entry }, index, all) =>
              // An entity is searched only once, even if its list has several route variants.
              getSearchFilter(entry, text) !== undefined &&
              all.findIndex((permittedList) => permittedList.entry === entry) === index,
          ),
    [manifest, permissions, text],
  );
  const combineQueries = useCallback(
    (queries: UseQueryResult<FoundRecord[]>[]) => combineResults(queries, searchedLists),
    [searchedLists],
  );
  const records = useQueries({
    queries: searchedLists.map((permittedList) => ({
      queryKey: ['wattdesk', 'palette', locale, permittedList.entry.name, text],
      staleTime: FRESH,
      gcTime: FRESH,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundRecord[]> => {
        const { name } = permittedList.entry;
        const filter = getSearchFilter(permittedList.entry, text) ?? {};
        const request: GetListParams & { signal: AbortSignal } = {
          ...toPageRequest({ page: 1, perPage: MOST_EACH, filter }),
          signal,
        };
        const { data } = await dataProvider.getList<Row & { id: string }>(name, request);
        if (data.length === 0) return [];
        const module = await loadEntity(name);
        const rows = data.slice(0, MOST_EACH);
        const names = rows.map((row) => getRowTitle(module.entity, row));
        const differences = getDisambiguationTexts(module.entity, rows, names, formatTexts);
        return rows.map((row, index) => ({
          ...getSearchResultLink(module, row, permittedList, role, filter),
          key: `${name} ${index}`,
          title: permittedList.title,
          name: names[index] ?? '',
          difference: differences[index] ?? '',
          id: isIdShown(module.entity) ? toText(getIdForDisplay(module.entity, row)) : '',
        }));
      },
    })),
    combine: combineQueries,
  });
  return { ...records, isSearching: records.isSearching || (text !== now && now.length >= MIN_SEARCH_LENGTH) };
}
