/** Lists with malformed responses: a malformed row or row count affects only itself, not the whole list. */
import { screen, waitFor, within } from '@testing-library/react';
import type { GetListParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { box, openDialog, sites } from '../assignment/support';
import { pagesOf, renderList, types } from './support';

const module = getProductModule('article-type');
const getRow = async (text: string): Promise<HTMLElement> => (await screen.findByText(text)).closest('tr')!;

describe('a row without an id of its own', () => {
  const odd = [
    { ...types(1)[0]!, id: '~0', articleTypeId: undefined, articleTypeName: 'Nameless' },
    ...types(2),
    { ...types(1)[0]!, id: '~3', articleTypeName: 'Twin' },
    { id: '~4' },
  ] as never;

  it('is shown without link and menu, and the list says so', async () => {
    renderList({ module, getList: pagesOf(() => odd) });
    for (const name of ['Nameless', 'Twin']) {
      const row = within(await getRow(name));
      expect([row.queryByRole('link'), row.queryByRole('button')]).toEqual([null, null]);
    }
    within(await getRow('Type 1')).getByRole('link', { name: '1' });
    within(await getRow('Type 1')).getByRole('button', { name: 'Actions for Type 1' });
    screen.getByText('3 rows have no ID and cannot be opened');
    expect(document.body.textContent).not.toContain('~');
  });

  it('alone is told alone; without one nothing is said', async () => {
    const one = renderList({ module, getList: pagesOf(() => [{ ...types(1)[0]!, id: '~0' }] as never) });
    await screen.findByText('1 row has no ID and cannot be opened');
    one.unmount();
    renderList({ module, getList: pagesOf(() => types(3)) });
    await screen.findByText('Type 1');
    expect(screen.queryByText(/has no ID|have no ID/)).toBeNull();
  });

  it('shows no place for an id, also where the id is called so', async () => {
    const lots = createTestModule(
      { properties: { id: { type: 'integer', title: 'ID' }, lotName: { type: 'string' } } },
      {
        idField: 'id',
        titleField: 'lotName',
        routes: { list: '/lots', update: '/lots/{id}' },
        calls: { rest: 'lots' },
        list: { columns: ['id', 'lotName'] },
      },
    );
    renderList({ module: lots, getList: pagesOf(() => [{ id: '~0', lotName: 'North' }] as never) });
    const row = within(await getRow('North'));
    expect(row.getAllByRole('cell')[0]!.textContent).toBe('');
    expect(row.queryByRole('link')).toBeNull();
  });

  it('cannot be chosen in an assignment, and takes no other with it', async () => {
    const rows = [...sites(2), { ...sites(1)[0]!, siteName: 'Twin' }, { siteName: 'Nameless' } as never];
    const app = await openDialog({ rows: () => rows });
    await box(app.dialog, 'Select Site 1');
    const boxes = within(app.dialog).getAllByRole('checkbox', { name: /^Select (?!this)/ });
    expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual(['Select Site 1', 'Select Site 2']);
    within(app.dialog).getByText('2 rows have no ID and cannot be selected');
    await app.user.click(within(app.dialog).getByRole('checkbox', { name: 'Select this page' }));
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(app.sent).toHaveBeenCalled());
    expect(app.sent.mock.calls).toEqual([['thing/assign-sites', { thingId: 7, sitePks: [1, 2] }]]);
  });
});

/** Returns a server without a total: pages of 25 rows, and whether another page follows. */
const uncounted = (count: number) =>
  vi.fn(async (_: string, { pagination }: GetListParams) => {
    const { page = 1, perPage = 10 } = pagination ?? {};
    const data = types(count).slice((page - 1) * perPage, page * perPage);
    const isFull = data.length === perPage;
    const known = { data, total: (page - 1) * perPage + data.length };
    if (data.length > 0 && !isFull) return known;
    return {
      data,
      total: isFull ? page * perPage + 1 : 0,
      pageInfo: { hasNextPage: isFull, hasPreviousPage: page > 1 },
    };
  });

describe('a list that nobody has counted', () => {
  const range = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: '.wd-page-range' });
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go to next page' });
  const last = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go to last page' });

  it('says what was seen, and is read on to its end', async () => {
    const { user } = renderList({ module, getList: uncounted(25) });
    await range('1–10 of at least 10');
    expect([next().disabled, last().disabled]).toEqual([false, true]);
    screen.getByText('At least 10 results');
    await user.click(next());
    await range('11–20 of at least 20');
    await user.click(next());
    await range('21–25 of 25');
    expect(next().disabled).toBe(true);
  });

  it('goes back to the last page with rows from behind the end', async () => {
    const { user } = renderList({ module, getList: uncounted(20) });
    await range('1–10 of at least 10');
    await user.click(next());
    await range('11–20 of at least 20');
    await user.click(next());
    await range('11–20 of at least 20');
    screen.getByText('Type 20');
  });

  it('begins at its start where an address leads behind the end', async () => {
    const app = renderList({ module, getList: uncounted(20), path: '/list?page=70' });
    await range('1–10 of at least 10');
    expect(app.pages()).toEqual([70, 1, 2]);
  });
});
