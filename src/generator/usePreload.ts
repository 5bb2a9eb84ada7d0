import { useContext, useLayoutEffect } from 'react';
import { DataProviderContext, useEvent, useLocation } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/types';
import type { ManifestEntry } from '../model/entity';
import { useConfig } from '../widgets/context/config';
import { readListParams, toPageRequest } from './list/listParams';

/**
 * Sends a list's page call before anything of the list has arrived, with the params that the list
 * will read from the same address; the list's own call takes the answer. An address with filters
 * waits for the entity: only that says which of them may be sent.
 * @param wanted only while something is on its way: a list that is there asks by itself
 */
export function usePreload({ name, page, defaults }: ManifestEntry, wanted: boolean): void {
  // Not `useDataProvider`: its proxy takes every method for a promise, and this one only sends.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider | null;
  const { search } = useLocation();
  const { pageSize } = useConfig();
  const sends = wanted && page !== undefined;
  const send = useEvent(() => {
    if (new URLSearchParams(search).has('filter')) return;
    const request = toPageRequest(readListParams(search, { pageSize, ...(defaults ? { defaults } : {}) }));
    dataProvider?.preload(name, request);
  });
  // Not on a change of the address: the first question is the only one that can be early.
  useLayoutEffect(() => {
    if (sends) send();
  }, [sends, send]);
}
