import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormPreloadProvider } from '../../../src/generator/screenLayout/formPreload';
import { ListScreen } from '../../../src/generator/screens/ListScreen';
import { enMessages } from '../../../src/i18n/en';
import { getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { noForms } from './screens';
import { types, pagesOf, renderList, type Row } from './support';

const module = getProductModule('article-type');
const ready = (name = 'Type 1'): Promise<HTMLElement> => screen.findByText(name);
const getRow = (text: string): HTMLElement => screen.getByText(text).closest('tr')!;

async function choose(user: UserEvent, row: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `Actions for ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const focused = () => document.activeElement?.getAttribute('aria-label');

const server = (count: number, refuse?: string) => {
  let rows: Row[] = types(count);
  const remove = vi.fn(async (_: string, { id }: { id: unknown }) => {
    if (refuse) throw new HttpError(refuse, 409);
    rows = rows.filter((row) => row.id !== id);
    return { data: { id } };
  });
  return { getList: pagesOf(() => rows), provider: { delete: remove } as never, remove };
};

describe('rows', () => {
  it('have links and a menu; if they are Inactive, only the name is a link', async () => {
    renderList({ module, getList: pagesOf(() => types(10)) });
    await ready();
    within(getRow('Type 1')).getByRole('link', { name: '1' });
    within(getRow('Type 1')).getByRole('button', { name: 'Actions for Type 1' });
    expect(within(getRow('Type 5')).getByRole('link').textContent).toBe('Type 5');
    expect(getRow('Type 5').tabIndex).toBe(-1);
    expect(within(getRow('Type 5')).queryByRole('button')).toBeNull();
  });

  it('lead to their views on a view-only route, where the list has no create and export; filters and pages stay', async () => {
    renderList({ module, getList: pagesOf(() => types(25)), viewOnly: true, path: '/list?dialog=edit-1' });
    await ready();
    for (const name of ['Create', 'Export', /^Actions for/]) expect(screen.queryByRole('button', { name })).toBeNull();
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      types(10).map(({ articleTypeName }) => articleTypeName),
    );
    expect(links[0]!.pathname).toContain('/view/');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('searchbox');
    screen.getByRole('button', { name: 'Go to next page' });
  });

  it('show an empty cell for a missing value', async () => {
    renderList({
      module,
      getList: pagesOf(() => [{ id: 1, articleTypeId: 1, articleTypeName: 'Bare', createTime: null }]),
    });
    await ready('Bare');
    expect(getRow('Bare').textContent).toBe('1Bare');
  });
});

describe('deleting', () => {
  it('asks first; a refusal sends nothing', async () => {
    const { remove, ...api } = server(3);
    const { user } = renderList({ module, ...api });
    await ready();
    await choose(user, 'Type 1', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete "Type 1"?' });
    within(dialog).getByText('Are you sure you want to delete this article type?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
  });

  it('sends one call, says so and reads the list again', async () => {
    const { remove, ...api } = server(3);
    const { user } = renderList({ module, ...api });
    await ready();
    await choose(user, 'Type 2', 'Delete');
    await user.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete successfully!');
    await waitFor(() => expect(screen.queryByText('Type 2')).toBeNull());
    expect(remove).toHaveBeenCalledTimes(1);
    expect(remove).toHaveBeenCalledWith('article-type', expect.objectContaining({ id: 2 }));
    screen.getByText('1–2 of 2');
  });

  it('puts the focus on the row that took the place, of the last one on the row before', async () => {
    const { remove: _, ...api } = server(3);
    const { user } = renderList({ module, ...api });
    await ready();
    const removed = async (row: string) => {
      await choose(user, row, 'Delete');
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByText(row)).toBeNull());
    };
    await removed('Type 1');
    await waitFor(() => expect(focused()).toBe('Actions for Type 2'));
    await screen.findByRole('button', { name: 'Actions for Type 3' });
    await removed('Type 3');
    await waitFor(() => expect(focused()).toBe('Actions for Type 2'));
  });

  it('passes by a row without a menu for the focus', async () => {
    const { remove: _, ...api } = server(6);
    const { user } = renderList({ module, ...api });
    await ready();
    // Row 5 is Inactive and has no menu.
    await choose(user, 'Type 4', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Type 4')).toBeNull());
    await waitFor(() => expect(focused()).toBe('Actions for Type 6'));
    await screen.findByRole('button', { name: 'Actions for Type 6' });
    await choose(user, 'Type 6', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(focused()).toBe('Actions for Type 3'));
  });

  it('goes to the page before when the page became empty', async () => {
    const { remove: _, ...api } = server(21);
    const { user, ...app } = renderList({ module, ...api, path: '/list?page=3' });
    await ready('Type 21');
    await choose(user, 'Type 21', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await ready('Type 11');
    expect(app.location().search).toBe('?page=2');
  });

  it('shows the text of a server that refuses and leaves the list as it is', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { remove: _, ...api } = server(3, 'Still in use');
    const { user } = renderList({ module, ...api });
    await ready();
    await choose(user, 'Type 1', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Still in use');
    screen.getByText('Type 1');
  });
});

describe('forms', () => {
  it('open in a dialog that has an address; closing goes back to the same list', async () => {
    const { user, ...app } = renderList({ module, getList: pagesOf(() => types(25)), path: '/list?page=2' });
    await ready('Type 11');
    await user.click(screen.getByRole('link', { name: '12' }));
    await screen.findByRole('dialog', { name: 'Edit 12' });
    expect(app.location().search).toBe('?page=2&dialog=edit-12');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(app.location().search).toBe('?page=2'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.pages()).toEqual([2, 3]);
  });

  it('open from an address, and the list is read again after a save', async () => {
    const { user, ...app } = renderList({ module, getList: pagesOf(() => types(3)), path: '/list?dialog=create' });
    await screen.findByRole('dialog', { name: 'Create' });
    await waitFor(() => expect(app.pages()).toEqual([1]));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.pages()).toEqual([1, 1]));
    expect(app.location().search).toBe('');
  });

  it('in a dialog stay open where an edit of the schema makes screens of them', async () => {
    const { form } = module.entity;
    const asScreen = { ...module, entity: { ...module.entity, form: { ...form!, openAs: 'screen' as const } } };
    function Edited() {
      const [entity, setEntity] = useState(module);
      return (
        <FormPreloadProvider value={noForms()}>
          <ListScreen entity={entity} routeIndex={0} />
          <button onClick={() => setEntity(asScreen)}>Edit the schema</button>
        </FormPreloadProvider>
      );
    }
    const dataProvider = {
      getList: pagesOf(() => types(1)) as never,
      send: (async () => ({ data: [], msg: '' })) as never,
    };
    renderInApp(<Edited />, { dataProvider, entity: module, path: '/list?dialog=create', messages: enMessages });
    const dialog = await screen.findByRole('dialog', { name: 'Create' });
    fireEvent.click(screen.getByText('Edit the schema'));
    expect(screen.getByRole('dialog', { name: 'Create' })).toBe(dialog);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('on a screen are links that remember the list they were reached from', async () => {
    const articles = getProductModule('article');
    const rows = [{ id: 7, articleId: 7, articleTitle: 'News', dataStatus: 'Active' }];
    const { user, ...app } = renderList({ module: articles, getList: pagesOf(() => rows), path: '/list?perPage=20' });
    await ready('News');
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe(
      '/marketing-management/article/create',
    );
    await user.click(screen.getByRole('link', { name: '7' }));
    expect(app.location()).toMatchObject({
      pathname: '/marketing-management/article/update/7',
      state: { from: '/list?perPage=20' },
    });
  });
});

describe('columns', () => {
  it('can be hidden and come back', async () => {
    const { user } = renderList({ module, getList: pagesOf(() => types(3)) });
    await ready();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Created On' }));
    expect(screen.queryByRole('columnheader', { name: 'Created On', hidden: true })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
    screen.getByRole('columnheader', { name: 'Created On', hidden: true });
  });
});

describe('a narrow screen', () => {
  beforeEach(() =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      addListener: vi.fn(),
      removeListener: vi.fn(),
    })),
  );

  it('displays a time in the heading of a card as a table does', async () => {
    const log = getProductModule('connectivity-log');
    const rows = [{ id: 1, timestamp: '2026-11-28T21:57:25+08:00', notification: 'Online' }];
    renderList({ module: log, getList: pagesOf(() => rows) });
    await screen.findByRole('heading', { level: 2, name: '28 Nov 2026 21:57' });
  });

  it('shows cards instead of a table', async () => {
    renderList({ module, getList: pagesOf(() => types(5)) });
    const card = (await screen.findByRole('heading', { level: 2, name: 'Type 1' })).closest('li')!;
    expect(screen.queryByRole('table')).toBeNull();
    within(card).getByText('Active');
    within(card).getByText('Created On');
    within(card).getByRole('button', { name: 'Actions for Type 1' });
  });
});
