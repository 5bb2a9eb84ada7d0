import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getDisambiguationTexts } from '../../../src/layout/commandPalette/getDisambiguationTexts';
import { createTestModule } from '../../support/entityModule';
import { ADMIN, ARTICLES, openApp, TYPES, type OpenOptions } from '../app';

const ROWS = [
  { id: 1, articleTypeId: 1, articleTypeName: 'News', dataStatus: 'Active' },
  { id: 3, articleTypeId: 3, articleTypeName: 'Tips', dataStatus: 'Active' },
];

const open = async (options: OpenOptions = {}) => {
  const app = await openApp({
    path: TYPES.path,
    session: ADMIN,
    dataProvider: {
      getList: (async () => ({ data: ROWS, total: ROWS.length })) as unknown as WattdeskDataProvider['getList'],
      getOne: (async (_: string, { id }: { id: unknown }) => ({
        data: ROWS.find((row) => String(row.id) === String(id)),
      })) as unknown as WattdeskDataProvider['getOne'],
    },
    ...options,
  });
  await screen.findByRole('link', { name: 'Articles' });
  return app;
};

type App = Awaited<ReturnType<typeof open>>;

const openPalette = async ({ user }: App, text = '') => {
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Find' });
  if (text) await user.type(box, text);
};
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('before anything is typed, the palette begins with', () => {
  it('the records that were opened last, the last one first', async () => {
    const app = await open();
    for (const name of ['1', '3']) {
      await app.user.click(await screen.findByRole('link', { name }));
      await within(await screen.findByRole('dialog')).findByRole('textbox');
      await app.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await openPalette(app);
    expect(offered().slice(0, 3)).toEqual(['TipsArticle Types', 'NewsArticle Types', 'ArticlesMarketingg then a']);
    await app.user.click(screen.getByRole('option', { name: /^News/ }));
    const field = await within(await screen.findByRole('dialog', { name: /^Edit/ })).findByRole('textbox');
    expect(field).toHaveProperty('value', 'News');
  });

  it('favourites, which an action adds and removes', async () => {
    const app = await open();
    await screen.findByRole('heading', { level: 1, name: 'Article Types' });
    await openPalette(app, 'favourite');
    await app.user.click(await screen.findByRole('option', { name: 'Add “Article Types” to favourites' }));
    await openPalette(app);
    expect(offered()[0]).toBe('Article Types');
    screen.getByText('Favourites');
    await app.user.type(screen.getByRole('combobox', { name: 'Find' }), 'star');
    await app.user.click(await screen.findByRole('option', { name: 'Remove “Article Types” from favourites' }));
    await openPalette(app);
    expect(screen.queryByText('Favourites')).toBeNull();
  });

  it('nothing that is stored by others, or damaged', async () => {
    const app = await open();
    app.store.setItem('recent.2', [{ path: '/a', title: 'Of another user', detail: '' }]);
    app.store.setItem('favourites.1', [{ path: 'https://evil.example', title: 'Elsewhere', detail: '' }, 7]);
    await openPalette(app);
    expect(offered()[0]).toBe('ArticlesMarketingg then a');
  });
});

it('the palette leads to the views that the user has saved', async () => {
  const app = await open({ path: ARTICLES.path });
  app.store.setItem('views.1.article-type', [{ id: '5', title: 'Old kinds', filter: {} }]);
  await openPalette(app, 'old');
  await app.user.click(await screen.findByRole('option', { name: /^Old kinds/ }));
  await waitFor(() => expect(app.path()).toBe(TYPES.path));
  await screen.findByRole('button', { name: 'View: Old kinds' });
});

it('the palette leads to the views of schema files that the user may open', async () => {
  const cards = { resourceKey: 'rfid-card', name: 'RFID Cards', path: '/rfid-card-management' };
  const app = await open({ answers: { 'GET resources': [ARTICLES, cards] } });
  await openPalette(app, 'payment of');
  const found = await screen.findByRole('option', { name: /^Payment of active cards/ });
  expect(found.textContent).toContain('RFID Cards');
});

describe('records with the same name are told apart by', () => {
  const { entity } = createTestModule(
    {
      properties: {
        boxId: { type: 'string' },
        plug: { type: 'integer' },
        status: {
          type: 'string',
          oneOf: [
            { const: 'A', title: 'Available' },
            { const: 'F', title: 'Faulted' },
          ],
        },
        since: { type: 'string', format: 'date' },
      },
    },
    {
      idField: 'boxId',
      routes: { list: '/boxes' },
      calls: { rest: 'boxes' },
      list: { columns: ['boxId', 'plug', { field: 'status', display: 'status' }, 'since'] },
    },
  );
  const texts = {
    language: 'en',
    yes: 'Yes',
    no: 'No',
    getOptionCodeLabel: (_: unknown, code: unknown) => (code === 'A' ? 'Available' : 'Faulted'),
    getCurrencySymbol: () => '',
    periods: { from: String, until: String, phases: { upcoming: '', running: '', ended: '' }, now: () => '' },
  };
  const row = (status: string, since: string, plug = 1) => ({ boxId: 'EV-1', plug, status, since });

  it.each<[string, ReturnType<typeof row>[], string[]]>([
    [
      'time and status',
      [row('A', '2026-01-05'), row('F', '2026-01-06')],
      ['05 Jan 2026 · Available', '06 Jan 2026 · Faulted'],
    ],
    [
      'another column, where both are equal',
      [row('A', '2026-01-05', 1), row('A', '2026-01-05', 2)],
      ['1 · 05 Jan 2026 · Available', '2 · 05 Jan 2026 · Available'],
    ],
    ['nothing, where there is one', [row('A', '2026-01-05')], ['']],
  ])('%s', (_, rows, expected) =>
    expect(
      getDisambiguationTexts(
        entity,
        rows,
        rows.map(({ boxId }) => boxId),
        texts,
      ),
    ).toEqual(expected),
  );
});
