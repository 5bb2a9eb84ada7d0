import { useContext, useLayoutEffect } from 'react';
import { DataProviderContext, useEvent, useLocation } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/types';
import type { ManifestEntry } from '../model/entity';
import { useConfig } from '../widgets/context/config';
import { firstPage } from './list/firstPage';

/**
 * Sends a list's page call before anything of the list has arrived, with the params that the list
 * will read from the same address; the list's own call takes the answer.
 * @param wanted only while something is on its way: a list that is there asks by itself
 */
export function usePreload(entry: ManifestEntry, wanted: boolean): void {
  // Not `useDataProvider`: its proxy takes every method for a promise, and this one only sends.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider | null;
  const { search } = useLocation();
  const { pageSize } = useConfig();
  const send = useEvent(() => {
    const request = firstPage(entry, search, pageSize);
    if (request) dataProvider?.preload(entry.name, request);
  });
  // Not on a change of the address: the first question is the only one that can be early.
  useLayoutEffect(() => {
    if (wanted) send();
  }, [wanted, send]);
}
