import { useLayoutEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useLocation } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { ManifestEntry } from '../model/entity/entity';
import { useConfig } from '../widgets/context/config';
import { preloadListPage } from './queries/preloadedResponses';
import { getFirstPageRequest } from './queries/firstPageRequest';

/**
 * Sends the page request of a list before the code and the entity definition of the list are loaded. The request
 * has the same params that the list will read from the URL.
 * @param isEnabled true only while code or entity definition are loading, because a rendered list sends its own
 *   requests
 */
export function usePreloadList(entry: ManifestEntry, isEnabled: boolean): void {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const { search } = useLocation();
  const { pageSize } = useConfig();
  const send = useEvent(() => {
    const request = getFirstPageRequest(entry, search, pageSize);
    if (request) void preloadListPage(client, dataProvider, entry.name, request);
  });
  // A change of the URL does not run this effect, because only the first request can be sent before the list
  // renders.
  useLayoutEffect(() => {
    if (isEnabled) send();
  }, [isEnabled, send]);
}
