import { useLayoutEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useLocation } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { ManifestEntry } from '../model/entity/entity';
import { useConfig } from '../widgets/context/config';
import { preloadPage } from './queries/preloadedAnswers';
import { getFirstPageRequest } from './queries/firstPageRequest';

/**
 * Sends a list's page request before code and definition of the list are loaded, with the params that the list will
 * read from the same URL.
 * @param isEnabled only while something is loading: a rendered list sends its own requests
 */
export function usePreloadList(entry: ManifestEntry, isEnabled: boolean): void {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const { search } = useLocation();
  const { pageSize } = useConfig();
  const send = useEvent(() => {
    const request = getFirstPageRequest(entry, search, pageSize);
    if (request) void preloadPage(client, dataProvider, entry.name, request);
  });
  // Not on a change of the URL: only the first request can be sent before the list renders.
  useLayoutEffect(() => {
    if (isEnabled) send();
  }, [isEnabled, send]);
}
