import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkBook } from 'xlsx';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { types, pagesOf, renderList } from './support';

const writeFile = vi.hoisted(() => vi.fn());
vi.mock('xlsx', async (original) => ({ ...(await original<object>()), writeFileXLSX: writeFile }));

const module = getProductModule('article-type');
const sheetOf = async (): Promise<unknown[][]> => {
  const { utils } = await import('xlsx');
  const [book] = writeFile.mock.lastCall as [WorkBook, string];
  return utils.sheet_to_json(book.Sheets['Article Types']!, { header: 1 });
};

beforeEach(() => writeFile.mockReset());

describe('the export', () => {
  it('writes all that is filtered, with the columns that are shown and labels as shown', async () => {
    const getList = pagesOf(() => [{ ...types(1)[0]!, articleTypeName: '=1+1' }, ...types(150).slice(1)]);
    const { user } = renderList({ module, getList, path: '/list?filter={"dataStatus":"Active"}' });
    await screen.findByText('=1+1');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('The file was saved to your downloads');

    const asked = getList.mock.calls
      .map(([, params]) => params)
      .filter(({ pagination }) => pagination?.perPage === 100);
    expect(asked.map(({ pagination, filter }) => [pagination?.page, filter])).toEqual([
      [1, { dataStatus: 'Active' }],
      [2, { dataStatus: 'Active' }],
    ]);
    const rows = await sheetOf();
    expect(rows).toHaveLength(151);
    expect(rows.slice(0, 2)).toEqual([
      ['ID', 'Type Name', 'Related Articles', 'Created On', 'Status'],
      [1, '=1+1', 0, '09 Mar 2027 08:05', 'Active'],
    ]);
    expect(writeFile.mock.lastCall?.[1]).toMatch(/^Article Types-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/);
    const [book] = writeFile.mock.lastCall as [WorkBook, string];
    expect(book.Sheets['Article Types']!['B2']).toMatchObject({ t: 's' });
  });

  it('writes the names of codes, those of a period and of what stands in for a column among them', async () => {
    const code = { type: 'integer', 'x-ui': { options: 'groups' } } as const;
    const groups = createTestModule(
      { title: 'Article Types', properties: { name: { type: 'string' }, from: code, until: code, other: code } },
      {
        calls: { page: 'GET things' },
        list: {
          columns: [
            { field: 'from', periodEndField: 'until' },
            { field: 'name', fallback: { field: 'from', periodEndField: 'other' } },
          ],
        },
      },
      { groups: { call: 'GET groups', valueField: 'pk', labelField: 'name' } },
    );
    const send = async () => ({
      data: ['North', 'South', 'East'].map((name, index) => ({ pk: index + 1, name })),
      msg: '',
    });
    const rows = [{ id: 7, from: 1, until: 2, other: 3 }];
    const { user } = renderList({ module: groups, getList: pagesOf(() => rows), provider: { send } as never });
    await screen.findAllByText('North', { exact: false });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('The file was saved to your downloads');
    expect((await sheetOf())[1]).toEqual(['North – South', 'North – East']);
  });

  it('of nothing says so and writes no file', async () => {
    const { user } = renderList({ module, getList: pagesOf(() => []) });
    await screen.findByText(/^No article type yet/);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText('Empty files');
    expect(writeFile).not.toHaveBeenCalled();
  });

  it('refuses more rows than a sheet holds', async () => {
    const getList = pagesOf(() => types(10)).mockImplementation(async () => ({ data: types(10), total: 70_000 }));
    const { user } = renderList({ module, getList });
    await screen.findByText('Type 1');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByText(/More than 65,535 rows match/);
    expect(writeFile).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    const pages = pagesOf(() => types(300));
    const getList = vi.fn((...args: Parameters<typeof pages>) =>
      args[1].pagination?.perPage === 100
        ? new Promise<never>((_, reject) =>
            args[1].signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          )
        : pages(...args),
    );
    const { user } = renderList({ module, getList });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await screen.findByText('Type 1');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByRole('dialog', { name: 'Exporting…' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('aborted')).toBeNull();
    expect(writeFile).not.toHaveBeenCalled();
  });
});
