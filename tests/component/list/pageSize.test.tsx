/** The page size that a user chose for a list is that of every list, until another one is chosen. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { ADMIN, ARTICLES, openApp, TYPES } from '../app';

it('is remembered for all lists, without a word in their addresses', async () => {
  const asked: [string, number][] = [];
  const getList = async (name: string, { pagination }: { pagination: { perPage: number } }) => {
    if ([ARTICLES.resourceKey, TYPES.resourceKey].includes(name)) asked.push([name, pagination.perPage]);
    const rows = Array.from({ length: pagination.perPage }, (_, index) => ({
      id: index,
      articleTypeId: index,
      articleTypeName: `Type ${index}`,
      dataStatus: 'Active',
    }));
    return { data: rows, total: 90 };
  };
  const app = await openApp({
    path: TYPES.path,
    session: ADMIN,
    dataProvider: { getList: getList as unknown as WattdeskDataProvider['getList'] },
  });
  await screen.findByRole('link', { name: '9' });
  await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Rows per page' }), '20');
  await waitFor(() => expect(asked.at(-1)).toEqual(['article-type', 20]));
  await app.user.click(screen.getByRole('link', { name: 'Articles' }));
  await waitFor(() => expect(asked.at(-1)).toEqual(['article', 20]));
  await waitFor(() => expect(app.path()).toBe(ARTICLES.path));
});
