/** Sorting of a list whose dialect writes an order. */
import { screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { renderList } from './support';

const PROPERTIES = {
  lotName: { type: 'string', title: 'Name' },
  spaces: { type: 'integer', title: 'Spaces' },
  tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
} as const;

const createModule = (calls: object, isSpacesSortable = false) =>
  createTestModule({ properties: PROPERTIES } as never, {
    idField: 'id',
    titleField: 'lotName',
    routes: { list: '/lots' },
    calls: calls as never,
    list: { columns: ['lotName', { field: 'spaces', sortable: isSpacesSortable }, 'tags'] },
  });

const createServer = () =>
  vi.fn<(resource: string, params: GetListParams) => Promise<never>>(
    async () => ({ data: [{ id: 1, lotName: 'Harbour' }], total: 1 }) as never,
  );
const getSort = (server: ReturnType<typeof createServer>) => server.mock.lastCall?.[1].sort;

it('a click on a heading sorts ascending, then descending, then as the server does', async () => {
  const server = createServer();
  const { user } = renderList({ module: createModule({ rest: 'lots' }), getList: server });
  const heading = await screen.findByRole('columnheader', { name: 'Name' });
  expect([getSort(server), heading.getAttribute('aria-sort')]).toEqual([{ field: 'id', order: 'ASC' }, null]);
  for (const [order, state] of [
    ['ASC', 'ascending'],
    ['DESC', 'descending'],
  ]) {
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(getSort(server)).toEqual({ field: 'lotName', order }));
    expect(heading.getAttribute('aria-sort')).toBe(state);
  }
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(heading.getAttribute('aria-sort')).toBeNull());
});

it('other columns, and all columns of an API that cannot sort, have a plain heading', async () => {
  const page = renderList({ module: createModule({ rest: 'lots' }), getList: createServer() });
  await screen.findByRole('button', { name: 'Name' });
  for (const name of ['Spaces', 'Tags']) expect(screen.queryByRole('button', { name })).toBeNull();
  page.unmount();
  const calls = { page: { endpoint: 'POST lots', dialect: 'pageNo/pageVo' } };
  renderList({ module: createModule(calls), getList: createServer() });
  await screen.findByText('Harbour');
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
});

describe('a list of an API that cannot sort', () => {
  const calls = { page: { endpoint: 'POST lots', dialect: 'pageNo/pageVo' } };
  const lots = [
    { id: 1, lotName: 'Harbour 10' },
    { id: 2, lotName: 'harbour 9' },
    { id: 3, lotName: null },
    { id: 4, lotName: 'Airport' },
  ];
  const serve = (total: number) =>
    vi.fn<(resource: string, params: GetListParams) => Promise<never>>(async () => ({ data: lots, total }) as never);
  const names = () => screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent);

  it('is sorted here while all of its rows are loaded, missing values last', async () => {
    const server = serve(lots.length);
    const { user } = renderList({ module: createModule(calls), getList: server });
    const orders = [
      ['Airport', 'harbour 9', 'Harbour 10', '3'],
      ['Harbour 10', 'harbour 9', 'Airport', '3'],
      ['Harbour 10', 'harbour 9', '3', 'Airport'],
    ];
    for (const order of orders) {
      await user.click(await screen.findByRole('button', { name: 'Name' }));
      await waitFor(() => expect(names().slice(1)).toEqual(order));
    }
    expect(new Set(server.mock.calls.map(([, { sort }]) => JSON.stringify(sort)))).toEqual(
      new Set([JSON.stringify({ field: 'id', order: 'ASC' })]),
    );
  });

  it('is sorted by the size of numbers, in both directions', async () => {
    const sized = [10, 9, 100].map((spaces) => ({ id: spaces, lotName: `Lot ${spaces}`, spaces }));
    const server = vi.fn(async () => ({ data: sized, total: sized.length }) as never);
    const { user } = renderList({ module: createModule(calls, true), getList: server });
    for (const order of [
      [9, 10, 100],
      [100, 10, 9],
    ]) {
      await user.click(await screen.findByRole('button', { name: 'Spaces' }));
      await waitFor(() => expect(names().slice(1)).toEqual(order.map((spaces) => `Lot ${spaces}`)));
    }
  });

  it('keeps the order of the server while there are more rows, also at an address with an order', async () => {
    renderList({ module: createModule(calls), getList: serve(lots.length + 1), path: '/list?sort=lotName' });
    await screen.findByText('Airport');
    expect(names().slice(1)).toEqual(['Harbour 10', 'harbour 9', '3', 'Airport']);
    expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  });
});

it('cards, which have no headings, have a menu that says the order in words', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }));
  const server = createServer();
  const { user } = renderList({ module: createModule({ rest: 'lots' }), getList: server });
  for (const [shown, order, state] of [
    ['Sort', 'ASC', 'Name, ascending'],
    ['Sort: Name, ascending', 'DESC', 'Name, descending'],
  ]) {
    await user.click(await screen.findByRole('button', { name: shown! }));
    await user.click(await screen.findByRole('menuitemradio'));
    await waitFor(() => expect(getSort(server)).toEqual({ field: 'lotName', order }));
    await screen.findByRole('button', { name: `Sort: ${state}` });
  }
});

it('the order is in the address, and a wrong one is ignored', async () => {
  const server = createServer();
  const module = createModule({ rest: 'lots' });
  const page = renderList({ module, getList: server, path: '/list?sort=-lotName' });
  const heading = await screen.findByRole('columnheader', { name: 'Name' });
  await waitFor(() => expect(heading.getAttribute('aria-sort')).toBe('descending'));
  expect(getSort(server)).toEqual({ field: 'lotName', order: 'DESC' });
  page.unmount();
  renderList({ module, getList: server, path: '/list?sort=spaces' });
  await screen.findByRole('button', { name: 'Name' });
  expect(getSort(server)).toEqual({ field: 'id', order: 'ASC' });
});
