import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { ADMIN, expectToast, openApp, TYPES, type OpenOptions } from '../app';

const ROWS = [{ id: 1, articleTypeId: 1, articleTypeName: 'News', dataStatus: 'Active' }];

const open = async (options: OpenOptions = {}, stored: Record<string, unknown> = {}) => {
  const asked: object[] = [];
  // The store of the app is in memory; what a list reads before it is rendered comes from the storage.
  for (const [name, value] of Object.entries(stored))
    localStorage.setItem(`wattdesk.settings.${name}`, JSON.stringify(value));
  const app = await openApp({
    path: TYPES.path,
    session: ADMIN,
    dataProvider: {
      getList: (async (
        resource: string,
        { filter, pagination }: { filter: object; pagination: { perPage: number } },
      ) => {
        if (resource === 'article-type') asked.push({ ...filter, perPage: pagination.perPage });
        return { data: ROWS, total: 1 };
      }) as unknown as WattdeskDataProvider['getList'],
    },
    ...options,
  });
  for (const [name, value] of Object.entries(stored)) app.store.setItem(name, value);
  const choose = async (entry: string | RegExp, kind: 'menuitem' | 'menuitemradio' = 'menuitem') => {
    await app.user.click(await screen.findByRole('button', { name: /^Views?\b/ }));
    await app.user.click(await screen.findByRole(kind, { name: entry }));
  };
  const save = async (name: string) => {
    await choose('Save as new view…');
    const dialog = await screen.findByRole('dialog', { name: 'Save as new view' });
    await app.user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), `${name}{Enter}`);
    await screen.findByRole('button', { name: `View: ${name}` });
  };
  const search = (text: string) => app.user.type(screen.getByRole('searchbox'), `${text}{Enter}`);
  return { ...app, asked, choose, save, search };
};

const MINE = { id: '5', title: 'Mine', filter: { articleTypeName: 'ne' }, perPage: 20, density: 'compact' };
const SAVED = { 'views.1.article-type': [MINE] };

describe('a view of a list', () => {
  it('is saved under a name, found modified after a change, saved again, and left', async () => {
    const { save, search, choose, asked, store } = await open();
    await screen.findByRole('link', { name: '1' });
    await search('new');
    await save('New ones');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View: New ones' })));
    expect(store.getItem('views.1.article-type')).toMatchObject([
      { title: 'New ones', filter: { articleTypeName: 'new' } },
    ]);
    await search('s');
    await screen.findByRole('button', { name: 'View: New ones · Modified' });
    await choose('Discard changes');
    await screen.findByRole('button', { name: 'View: New ones' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('new');
    await search('er');
    await choose('Save changes');
    await screen.findByRole('button', { name: 'View: New ones' });
    expect(store.getItem('views.1.article-type')).toMatchObject([{ filter: { articleTypeName: 'newer' } }]);
    await choose('Standard view', 'menuitemradio');
    const views = await screen.findByRole('button', { name: 'Views' });
    await waitFor(() => expect(document.activeElement).toBe(views));
    expect(asked.at(-1)).toEqual({ perPage: 10 });
    expect(store.getItem('lastView.article-type')).toBeUndefined();
  });

  it('remembers the columns, apart from those of the list without a view', async () => {
    const { user, choose, save } = await open();
    await screen.findByRole('columnheader', { name: 'Status' });
    await save('Short');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await user.keyboard('{Escape}');
    await choose('Save changes');
    await choose('Standard view', 'menuitemradio');
    await screen.findByRole('columnheader', { name: 'Status' });
    await choose('Short', 'menuitemradio');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull());
    screen.getByRole('button', { name: 'View: Short' });
  });

  it('is renamed, to a name that no other view has, and deleted after a question', async () => {
    const { user, choose, store } = await open(
      { path: `${TYPES.path}?view=5&perPage=20&filter={"articleTypeName":"ne"}` },
      {
        'views.1.article-type': [MINE, { ...MINE, id: '6', title: 'Other' }],
      },
    );
    await waitFor(() => expect(store.getItem('density.article-type/5')).toBe('compact'));
    await choose('Rename…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename view' });
    const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    expect(name.value).toBe('Mine');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    within(dialog).getByText('Enter a name');
    await user.type(name, 'Other{Enter}');
    within(dialog).getByText(/already have a view/);
    expect(document.activeElement).toBe(name);
    await user.type(name, 's{Enter}');
    await screen.findByRole('button', { name: 'View: Others' });
    await choose('Delete view…');
    await user.click(
      within(await screen.findByRole('dialog', { name: /^Delete view/ })).getByRole('button', { name: 'Delete' }),
    );
    const button = await screen.findByRole('button', { name: 'Views' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(store.getItem('views.1.article-type')).toMatchObject([{ title: 'Other' }]);
    expect(store.getItem('density.article-type/5')).toBeUndefined();
  });

  it('that was opened last comes back, and is the first that is requested, until it is left', async () => {
    const { asked, choose } = await open({}, { ...SAVED, 'lastView.article-type': { 1: '5', 2: '9' } });
    await screen.findByRole('button', { name: 'View: Mine' });
    await screen.findByRole('link', { name: '1' });
    expect(asked[0]).toEqual({ articleTypeName: 'ne', perPage: 20 });
    await choose('Standard view', 'menuitemradio');
    await screen.findByRole('button', { name: 'Views' });
    await waitFor(() => expect(asked.at(-1)).toEqual({ perPage: 10 }));
  });

  it('does not come back where the address says what is shown, or to another user', async () => {
    const { asked } = await open({ path: `${TYPES.path}?page=1` }, { ...SAVED, 'lastView.article-type': { 2: '5' } });
    await screen.findByRole('button', { name: 'Views' });
    await screen.findByRole('link', { name: '1' });
    expect(asked[0]).toEqual({ perPage: 10 });
  });

  it('that no longer exists says so, and the list is shown without it', async () => {
    const { asked } = await open({}, { 'lastView.article-type': { 1: '9' } });
    await expectToast('This view no longer exists. The standard view is shown.');
    await screen.findByRole('link', { name: '1' });
    expect(asked.at(-1)).toEqual({ perPage: 10 });
  });

  it('that names a filter and a column that are gone says so, and shows the rest', async () => {
    const filter = { articleTypeName: 'ne', kind: 1 };
    const view = { ...MINE, filter, columns: { colour: true } };
    const { asked } = await open({}, { 'views.1.article-type': [view], 'lastView.article-type': { 1: '5' } });
    await expectToast(
      'The view “Mine” uses parts that this list no longer has: kind, colour. The rest of the view is shown.',
    );
    await screen.findByRole('link', { name: '1' });
    expect(asked[0]).toEqual({ articleTypeName: 'ne', perPage: 20 });
  });
});

describe('the link to a view', () => {
  it('opens what it carries, in the fragment of the address, and can be saved', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    const { choose, user } = await open(
      { path: `${TYPES.path}?view=5&perPage=20&filter={"articleTypeName":"ne"}` },
      SAVED,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await choose('Copy link');
    await expectToast('Link copied');
    const link = new URL(write.mock.calls[0]![0]);
    expect([link.pathname, link.search]).toEqual([TYPES.path, '']);
    expect(JSON.parse(decodeURIComponent(link.hash).slice('#view='.length))).toMatchObject({
      title: 'Mine',
      filter: { articleTypeName: 'ne' },
      perPage: 20,
    });
    await user.keyboard('{Escape}');
    await choose('Copy for the schema file');
    await expectToast('View copied. Paste it into x-admin.list.views of article-type.json to show it to everybody.');
    expect(JSON.parse(write.mock.calls[1]![0])).toEqual({
      name: 'mine',
      title: 'Mine',
      filters: { articleTypeName: 'ne' },
      pageSize: 20,
      density: 'compact',
    });
    await user.keyboard('{Escape}');
  });

  it('that somebody sent is opened and can be saved', async () => {
    const view = encodeURIComponent(JSON.stringify({ title: 'Theirs', filter: { articleTypeName: 'x' } }));
    const { asked, store, choose, user } = await open({ path: `${TYPES.path}#view=${view}` });
    await screen.findByRole('button', { name: 'View: Theirs' });
    await screen.findByRole('link', { name: '1' });
    expect(asked.at(-1)).toEqual({ articleTypeName: 'x', perPage: 10 });
    await choose('Save as new view…');
    const dialog = await screen.findByRole('dialog', { name: 'Save as new view' });
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Theirs');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expectToast('View “Theirs” saved');
    expect(store.getItem('views.1.article-type')).toMatchObject([{ title: 'Theirs' }]);
  });
});
