import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useLocale, type GetListParams } from 'ra-core';
import { useRights } from '../../auth/RightsProvider';
import type { Destination } from '../../generator/actions/types';
import { toPageRequest } from '../../generator/read/listParams';
import { rowName, shownId, type Row } from '../../generator/records/row';
import { textOf } from '../../model/values/empty';
import { getManifest, loadEntity, subscribe } from '../../model/registry/registry';
import { useDebounced } from '../../widgets/useDebounced';
import { filterFor, placesOf, type Place } from './searched';
import { targetOf } from './target';

interface FoundRecord extends Destination {
  key: string;
  /** What its list is called. */
  title: string;
  name: string;
  id: string;
}

export interface Records {
  found: FoundRecord[];
  isSearching: boolean;
  /** Titles of the lists that could not be searched. */
  failed: string[];
  retry(): void;
}

/** The first letter is in everything. */
export const LEAST = 2;
const MOST_EACH = 5;
const PAUSE = 300;
const FRESH = 15_000;

/** What all lists have answered, as one. */
const combined = (queries: readonly UseQueryResult<FoundRecord[]>[], asked: readonly Place[]): Records => ({
  found: queries.flatMap(({ data = [] }) => data),
  isSearching: queries.some(({ isFetching }) => isFetching),
  failed: asked.filter((_, index) => queries[index]?.isError && !queries[index].isFetching).map(({ title }) => title),
  retry: () => queries.forEach((query) => query.isError && void query.refetch()),
});

/**
 * Records that a text finds: each list that can be searched by a text and that the user may see is asked as its
 * own box to search would ask it, for a few rows. A call for a text that has been typed over is ended.
 */
export function useRecords(typed: string): Records {
  const dataProvider = useDataProvider();
  const locale = useLocale();
  const { resources, role } = useRights();
  const manifest = useSyncExternalStore(subscribe, getManifest);
  const now = typed.trim();
  const text = useDebounced(now, PAUSE);
  const asked = useMemo(
    () =>
      text.length < LEAST
        ? []
        : placesOf(manifest, resources).filter(
            ({ entry }, index, all) =>
              // One list stands behind all its addresses.
              filterFor(entry, text) !== undefined && all.findIndex((place) => place.entry === entry) === index,
          ),
    [manifest, resources, text],
  );
  const combine = useCallback((queries: UseQueryResult<FoundRecord[]>[]) => combined(queries, asked), [asked]);
  const records = useQueries({
    queries: asked.map((place) => ({
      queryKey: ['wattdesk', 'palette', locale, place.entry.name, text],
      staleTime: FRESH,
      gcTime: FRESH,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundRecord[]> => {
        const { name } = place.entry;
        const filter = filterFor(place.entry, text) ?? {};
        const request: GetListParams & { signal: AbortSignal } = {
          ...toPageRequest({ page: 1, perPage: MOST_EACH, filter }),
          signal,
        };
        const { data } = await dataProvider.getList<Row & { id: string }>(name, request);
        if (data.length === 0) return [];
        const module = await loadEntity(name);
        return data.slice(0, MOST_EACH).map((row, index) => ({
          ...targetOf(module, row, place, role, filter),
          key: `${name} ${index}`,
          title: place.title,
          name: rowName(module.entity, row),
          // Of several fields the id is nothing to read.
          id: module.entity.ids.length > 1 ? '' : textOf(shownId(module.entity, row)),
        }));
      },
    })),
    combine,
  });
  return { ...records, isSearching: records.isSearching || (text !== now && now.length >= LEAST) };
}
