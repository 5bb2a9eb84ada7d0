import { useContext, useLayoutEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { DataProviderContext, useEvent, useLocation } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/types';
import type { ManifestEntry } from '../model/entity';
import { useConfig } from '../widgets/context/config';
import { loadEarly } from './list/earlyPage';
import { firstPage } from './list/firstPage';

/**
 * Sends a list's page call before anything of the list has arrived, with the params that the list
 * will read from the same address.
 * @param wanted only while something is on its way: a list that is there asks by itself
 */
export function usePreload(entry: ManifestEntry, wanted: boolean): void {
  // Not `useDataProvider`: its proxy ends the session on a 401, and that is for the list's own call.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider | null;
  const client = useQueryClient();
  const { search } = useLocation();
  const { pageSize } = useConfig();
  const send = useEvent((isWanted: () => boolean) => {
    const request = firstPage(entry, search, pageSize);
    if (request && dataProvider) void loadEarly(client, dataProvider, { resource: entry.name, request, isWanted });
  });
  // Not on a change of the address: the first question is the only one that can be early.
  useLayoutEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    send(() => here);
    return () => {
      here = false;
    };
  }, [wanted, send]);
}
