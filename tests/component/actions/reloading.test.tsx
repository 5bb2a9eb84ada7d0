/** Which queries are refetched after a change, and which are only marked stale. */
import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useGetList, useGetOne } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { useReloadList } from '../../../src/generator/queries/useReloadList';
import { renderHookInApp } from '../../support/renderInApp';

it('lists of the entity are read again, its records when they are needed next, others not', async () => {
  const getList = vi.fn(async (_resource: string) => ({ data: [], total: 0 }));
  const getOne = vi.fn(async () => ({ data: { id: 7 } }));
  const useThings = () => {
    const lists = [useGetList('thing'), useGetList('other')];
    const one = useGetOne('thing', { id: 7 });
    const isThere = [...lists, one].every(({ isPending }) => !isPending);
    return { isThere, client: useQueryClient(), reload: useReloadList('thing') };
  };
  const { current } = renderHookInApp(useThings, { dataProvider: { getList, getOne } as never });
  await waitFor(() => expect(current().isThere).toBe(true));
  await act(async () => current().reload());
  expect(getList.mock.calls.map(([resource]) => resource)).toEqual(['thing', 'other', 'thing']);
  expect(getOne).toHaveBeenCalledTimes(1);
  const isOld = (resource: string, method: string) =>
    current()
      .client.getQueryCache()
      .find({ queryKey: [resource, method], exact: false })?.state.isInvalidated;
  expect([isOld('thing', 'getOne'), isOld('other', 'getList')]).toEqual([true, false]);
});
