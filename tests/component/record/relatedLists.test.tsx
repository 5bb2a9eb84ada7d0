/** What refers to a record: counted when the browser is idle, loaded when opened, told before it is deleted. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useDelete } from '../../../src/generator/actions/useDelete';
import { usePerformAction } from '../../../src/generator/actions/usePerformAction';
import { RelatedLists } from '../../../src/generator/related/RelatedLists';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';
import { loadEntity } from '../../../src/model/registry/entityRegistry';
import { renderInApp, type AppOptions } from '../../support/renderInApp';

const TYPE = { id: 3, articleTypeId: 3, articleTypeName: 'News' };
const ARTICLES = [1, 2, 3, 4, 5].map((id) => ({ id, articleId: id, articleTitle: `Article ${id}`, articleTypeId: 3 }));
const FILTER = { articleTypeId: 3 };
const EARLIER = '2026-01-05 08:00';
const LATER = '2026-02-05 08:00';

let module: EntityModule;
beforeAll(async () => {
  module = await loadEntity('article-type');
  await loadEntity('article');
});
afterEach(() => {
  // The screen cancels its idle callback when it is unmounted.
  cleanup();
  vi.unstubAllGlobals();
});

function createProvider(rows: readonly object[] = ARTICLES, total = 12) {
  const getList = vi.fn(async (_name: string, _params: unknown) => ({ data: rows, total }));
  return { getList, dataProvider: { getList, send: async () => ({ data: [], msg: '' }) } as never };
}

function DeleteButton() {
  const { remove } = useDelete(module, () => undefined);
  return <button onClick={() => void remove(TYPE)}>Remove</button>;
}

/** Deletes the selected rows of a list. */
function DeleteSelectedButton({ rows }: { rows: readonly (typeof TYPE)[] }) {
  const { run } = usePerformAction({ module, onChanged: () => undefined });
  const action = module.entity.actions['delete']!;
  const target = { selectedRows: rows.map((row) => ({ id: row.articleTypeId, row })) };
  return <button onClick={() => void run({ action, target, label: 'Delete' })}>Remove</button>;
}

const options = (more: AppOptions): AppOptions => ({ entity: module, messages: enMessages, role: 'ADMIN', ...more });
const open = (more: AppOptions) => renderInApp(<RelatedLists module={module} record={TYPE} />, options(more));
const stubIdle = (): void => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
};

describe('the related lists of a record', () => {
  it('send nothing until one is opened; its rows lead on, and to the list with its filter', async () => {
    const { getList, dataProvider } = createProvider();
    const { user } = open({ dataProvider });
    const head = await screen.findByRole('button', { name: 'Articles', expanded: false });
    expect(getList).not.toHaveBeenCalled();
    await user.click(head);
    const table = await screen.findByRole('table', { name: 'Articles' });
    await within(table).findByText('Article 5');
    expect(getList.mock.calls.map(([name, params]) => [name, params])).toEqual([
      ['article', expect.objectContaining({ filter: FILTER, pagination: { page: 1, perPage: 5 } })],
    ]);
    expect(within(table).getByRole('link', { name: '1' }).getAttribute('href')).toContain('/article/view/1');
    expect(within(table).queryByRole('columnheader', { name: /Type/ })).toBeNull();
    const all = new URL(
      screen.getByRole('link', { name: 'Show all in Articles' }).getAttribute('href')!,
      'http://a.test',
    );
    expect([all.pathname, JSON.parse(all.searchParams.get('filter')!)]).toEqual([
      '/marketing-management/article',
      FILTER,
    ]);
    screen.getByRole('button', { name: 'Articles 12', expanded: true });
  });

  it.each([
    ['leave out columns that repeat what the record says', TYPE, {}, []],
    ['leave them out where a row has no value', TYPE, { createTime: null, articleTypeId: null }, []],
    ['show them for a page with another value', TYPE, { createTime: LATER }, ['Posted Date']],
    [
      'show them where all rows have another value than the record',
      { ...TYPE, createTime: LATER },
      {},
      ['Posted Date'],
    ],
    ['show the column of the filter for rows of another record', TYPE, { articleTypeId: 4 }, ['Type']],
  ])('%s', async (_, record, last, shown) => {
    const rows = ARTICLES.map((row, index) => ({ ...row, createTime: EARLIER, ...(index === 4 ? last : {}) }));
    const { dataProvider } = createProvider(rows);
    const relatedLists = module.entity.relatedLists!.map((one) => ({ ...one, omitColumns: ['createTime'] }));
    const terse = { ...module, entity: { ...module.entity, relatedLists } };
    const { user } = renderInApp(<RelatedLists module={terse} record={record} />, options({ dataProvider }));
    await user.click(await screen.findByRole('button', { name: 'Articles', expanded: false }));
    const table = await screen.findByRole('table', { name: 'Articles' });
    await within(table).findByRole('link', { name: '5' });
    const titles = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(titles.filter((title) => title === 'Posted Date' || title === 'Type')).toEqual(shown);
  });

  it('name the records that cannot be changed, with plain ids', async () => {
    const [first, second] = ARTICLES;
    const rows = [first!, { ...second, dataStatus: 'Inactive' }];
    const { user } = open({ dataProvider: createProvider(rows, 2).dataProvider });
    await user.click(await screen.findByRole('button', { name: 'Articles' }));
    await screen.findByRole('link', { name: 'Article 2' });
    expect([screen.queryAllByRole('link', { name: '1' }).length, screen.queryByRole('link', { name: '2' })]).toEqual([
      1,
      null,
    ]);
  });

  it('are counted when the browser is idle; opening one sends no second request', async () => {
    stubIdle();
    const { getList, dataProvider } = createProvider();
    const { user } = open({ dataProvider });
    await user.click(await screen.findByRole('button', { name: 'Articles 12' }));
    await screen.findByText('Article 5');
    expect(getList).toHaveBeenCalledOnce();
  });

  it('say that nothing refers to the record', async () => {
    stubIdle();
    const { user } = open({ dataProvider: createProvider([], 0).dataProvider });
    await user.click(await screen.findByRole('button', { name: 'Articles 0' }));
    await screen.findByText('Nothing here refers to this article type');
  });

  it('are absent where the user may not open the list', async () => {
    const { getList, dataProvider } = createProvider();
    const canAccess = vi.fn(async () => false);
    open({ dataProvider, canAccess });
    await waitFor(() => expect(canAccess).toHaveBeenCalledOnce());
    expect([screen.queryByText('Related'), getList.mock.calls]).toEqual([null, []]);
  });
});

describe('the question before a record is deleted', () => {
  it('is asked at once, and then says what refers to the record', async () => {
    let answer = (_total: number): void => undefined;
    const getList = vi.fn(() => new Promise((resolve) => (answer = (total) => resolve({ data: [], total }))));
    const { user } = renderInApp(<DeleteButton />, options({ dataProvider: { getList } as never }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Checking what refers to it…');
    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    answer(2);
    await within(dialog).findByText('2 articles refer to this article type');
  });

  it('says so if it cannot be counted', async () => {
    const getList = async () => Promise.reject(new Error('down'));
    const { user } = renderInApp(<DeleteButton />, options({ dataProvider: { getList } as never }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Could not check what refers to it');
  });

  it.each([
    ['one, as in the menu of its row', [TYPE], 1],
    ['several, of which each would have to be counted', [TYPE, { ...TYPE, id: 4, articleTypeId: 4 }], 0],
  ])('is the same for selected rows: %s', async (_, rows, notes) => {
    const { dataProvider } = createProvider(ARTICLES, 5);
    const { user } = renderInApp(<DeleteSelectedButton rows={rows} />, options({ dataProvider }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = await screen.findByRole('dialog');
    if (notes > 0) await within(dialog).findByText('5 articles refer to this article type');
    expect(within(dialog).queryAllByText(/refers? to/)).toHaveLength(notes);
  });
});
