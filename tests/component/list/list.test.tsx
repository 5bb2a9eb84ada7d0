import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { types, pagesOf, renderList } from './support';

// The chart is drawn by a library, which needs a browser.
vi.mock('../../../src/generator/chart/RechartsChart', () => ({ RechartsChart: () => null }));
vi.mock('../../../src/generator/chart/ChartMenu', () => ({ ChartMenu: () => null }));

const module = getProductModule('article-type');
const bodyRows = (): HTMLElement[] => within(screen.getAllByRole('rowgroup')[1]!).queryAllByRole('row');
const ready = (name: string | RegExp = 'Type 1'): Promise<HTMLElement> => screen.findByText(name);

describe('a list', () => {
  it('opens on page 1 with ten rows and the columns of the schema, and tells how many there are', async () => {
    const getList = pagesOf(() => types(62));
    renderList({ module, getList });
    await ready();

    screen.getByRole('heading', { level: 1, name: 'Article Types' });
    expect(document.title).toBe('Article Types · Wattdesk');
    const heads = screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter(Boolean);
    expect(heads).toEqual(['ID', 'Type Name', 'Related Articles', 'Created On', 'Status', 'Action']);
    expect(bodyRows()).toHaveLength(10);
    expect(getList.mock.calls[0]?.[1]).toMatchObject({ pagination: { page: 1, perPage: 10 }, filter: {} });
    screen.getByText('1–10 of 62');
    await waitFor(() => expect(screen.getAllByRole('status').map((live) => live.textContent)).toContain('62 results'));
  });

  it('fetches the next page ahead, shows it at once and asks for it again; the last page has no next', async () => {
    const { user, ...app } = renderList({ module, getList: pagesOf(() => types(25)) });
    await ready();
    await waitFor(() => expect(app.pages()).toEqual([1, 2]));

    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    // Shown from the prefetched page, before the second response.
    screen.getByText('Type 11');
    expect(app.location().search).toBe('?page=2');
    await waitFor(() => expect(app.pages()).toEqual([1, 2, 2, 3]));

    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    await ready('Type 21');
    expect(bodyRows()).toHaveLength(5);
    await waitFor(() => expect(app.pages()).toEqual([1, 2, 2, 3, 3]));
  });

  it('shows what another page size had shown at once, and asks for it again', async () => {
    let rows = types(12);
    const { user, ...app } = renderList({ module, getList: pagesOf(() => rows), path: '/list?perPage=20' });
    await ready('Type 12');
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    await user.selectOptions(sizes, '50');
    await waitFor(() => expect(app.pages()).toEqual([1, 1]));
    rows = types(11);
    await user.selectOptions(sizes, '20');
    await waitFor(() => expect(app.pages()).toEqual([1, 1, 1]));
    await waitFor(() => expect(screen.queryByText('Type 12')).toBeNull());
  });

  it('goes back to page 1 when the page size changes', async () => {
    const { user, ...app } = renderList({ module, getList: pagesOf(() => types(62)), path: '/list?page=3' });
    await ready('Type 21');
    const sizes = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '20', '50', '100']);
    await user.selectOptions(sizes, '20');
    await ready('Type 1');
    expect(app.location().search).toBe('?perPage=20');
    expect(bodyRows()).toHaveLength(20);
  });

  it('corrects a forged address in place', async () => {
    const app = renderList({
      module,
      getList: pagesOf(() => types(3)),
      path: '/list?perPage=9999&page=-1&filter={"nobody":1}&x=1',
    });
    await ready();
    expect(app.location().search).toBe('');
    expect(app.pages()).toEqual([1]);
  });

  it.each([
    ['invites to its first row', false],
    ['invites nobody who may only look', true],
  ])('without rows %s', async (_, viewOnly) => {
    renderList({ module, getList: pagesOf(() => []), viewOnly });
    await ready(/^No article type yet/);
    expect(screen.queryByText('Add the first one') === null).toBe(viewOnly);
  });

  it('goes to the last page when the one in the address does not exist', async () => {
    const app = renderList({ module, getList: pagesOf(() => types(25)), path: '/list?page=99' });
    await ready('Type 21');
    expect(app.location().search).toBe('?page=3');
    expect(screen.queryByText(/^No article type yet/)).toBeNull();
  });
});

describe('filters', () => {
  it('search after a pause, from page 1, and can be reset', async () => {
    const getList = pagesOf(() => types(62));
    const { user, ...app } = renderList({ module, getList, path: '/list?page=2' });
    await ready('Type 11');
    const search = screen.getByRole('searchbox', { name: 'Type Name' });
    expect(search.getAttribute('aria-keyshortcuts')).toBe('/');
    await user.type(search, 'solar');
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ articleTypeName: 'solar' }));
    const searches = getList.mock.calls.filter(
      ([, { filter, pagination }]) => pagination?.page === 1 && 'articleTypeName' in filter,
    );
    expect(searches).toHaveLength(1);
    expect(new URLSearchParams(app.location().search).get('filter')).toBe('{"articleTypeName":"solar"}');
    expect(app.location().search).not.toContain('page=');

    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(app.location().search).toBe(''));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Filters'));
  });

  it('search at once on Enter, and clear at once', async () => {
    const { user, ...app } = renderList({ module, getList: pagesOf(() => types(5)) });
    await ready();
    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(app.location().search).toContain('articleTypeName');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(app.location().search).toBe('');
  });

  it('offer All first for the status and send what is chosen', async () => {
    const getList = pagesOf(() => types(5));
    const { user } = renderList({ module, getList });
    await ready();
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    const choices = within(await screen.findByRole('listbox'));
    expect(choices.getAllByRole('option')[0]?.textContent).toBe('All');
    await user.click(await choices.findByRole('option', { name: 'Inactive' }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].filter).toEqual({ dataStatus: 'Inactive' }));
  });

  it('take nothing of an address that they could not hold', async () => {
    const filters = { properties: { level: { type: 'integer' as const, title: 'Level', minimum: 3 } } };
    const levels = createTestModule(
      { properties: {} },
      { calls: { page: 'GET things' }, list: { columns: ['id'], filters } },
    );
    const getList = pagesOf(() => types(1));
    renderList({ module: levels, getList, path: '/list?filter={"level":2}' });
    const input = await screen.findByLabelText<HTMLInputElement>('Level');
    expect(input.value).toBe('');
    expect(getList.mock.lastCall?.[1].filter).toEqual({});
  });

  it('that match nothing say so, and are reset by one button', async () => {
    const { user, ...app } = renderList({
      module,
      getList: pagesOf(() => []),
      path: '/list?filter={"articleTypeName":"zz"}',
    });
    await screen.findByText('Nothing matches these filters');
    expect(screen.getAllByRole('button', { name: /^(Reset filters|Show all)$/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await screen.findByText(/^No article type yet/);
    expect(app.location().search).toBe('');
  });
});

describe('figures of a list', () => {
  const articles = getProductModule('article');
  const button = () => screen.getByRole('button', { name: 'Chart' });

  it('are drawn on demand, and go again', async () => {
    const rows = [{ id: 7, articleId: 7, articleTitle: 'News', views: 12 }];
    const { user } = renderList({ module: articles, getList: pagesOf(() => rows) });
    await ready('News');
    expect(screen.queryByRole('figure')).toBeNull();
    await user.click(button());
    await screen.findByRole('figure');
    screen.getByRole('heading', { level: 2, name: 'Views' });
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await user.click(button());
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('are not offered where there are none', async () => {
    renderList({ module, getList: pagesOf(() => types(1)) });
    await ready();
    expect(screen.queryByRole('button', { name: 'Chart' })).toBeNull();
  });
});

describe('a failed list call', () => {
  it('empties the table, shows the server text once as a toast, keeps the filters and can be retried', async () => {
    let fails = false;
    const pages = pagesOf(() => types(25));
    const getList = vi.fn((...args: Parameters<typeof pages>) =>
      fails ? Promise.reject(new HttpError('Database is down', 500)) : pages(...args),
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, ...app } = renderList({ module, getList, path: '/list?page=3' });
    await ready('Type 21');

    fails = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('The list could not be loaded');
    expect(bodyRows()).toHaveLength(0);
    screen.getByText('0–0 of 0');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    // Shown in the toast and in place of the rows, and read out once.
    await waitFor(() => expect(screen.getAllByText('Database is down')).toHaveLength(2));
    for (const text of screen.getAllByText('Database is down'))
      expect(getComputedStyle(text).visibility).toBe('visible');
    const getReadOut = () => screen.getAllByText('Database is down').filter((text) => !text.closest('[inert]'));
    expect(getReadOut()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(getReadOut()).toHaveLength(1);
    expect(app.location().search).toBe('?page=3');

    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await ready('Type 21');
    expect(screen.queryByText('The list could not be loaded')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByText('Type 21'))).toBe(true);
  });

  it('says who can help where the user lacks the permission, and offers no retry, which could not help', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const getList = vi
      .fn()
      .mockRejectedValue(new HttpError('You do not have access to this function', 403, { success: false }));
    renderList({ module, getList });
    await screen.findByText('The list could not be loaded');
    screen.getByText('Your account may not view this. An administrator can give you access.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
