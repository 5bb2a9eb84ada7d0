import { useLayoutEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useLocation } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { ManifestEntry } from '../model/entity/entity';
import { useConfig } from '../widgets/context/config';
import { preloadPage } from './read/preloadPage';
import { getFirstPageRequest } from './read/firstPageRequest';

/**
 * Sends a list's page call before anything of the list has arrived, with the params that the list
 * will read from the same address.
 * @param wanted only while something is on its way: a list that is there asks by itself
 */
export function usePreloadList(entry: ManifestEntry, wanted: boolean): void {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const { search } = useLocation();
  const { pageSize } = useConfig();
  const send = useEvent(() => {
    const request = getFirstPageRequest(entry, search, pageSize);
    if (request) void preloadPage(client, dataProvider, entry.name, request);
  });
  // Not on a change of the address: the first question is the only one that can be early.
  useLayoutEffect(() => {
    if (wanted) send();
  }, [wanted, send]);
}
