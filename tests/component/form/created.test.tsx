/** What follows after a record was created: the toast leads to it, and its row in the list is marked. */
import { useRouterProvider, useStore } from 'ra-core';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { ListScreen } from '../../../src/generator/screens/ListScreen';
import { FormPreloadProvider } from '../../../src/generator/screenLayout/formPreload';
import { getRecentSetting } from '../../../src/generator/shared/visitedScreens';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { noForms } from '../list/screens';
import { pagesOf, type Row } from '../list/support';

vi.mock('virtual:wattdesk/manifest', () => ({
  manifest: [{ name: 'thing', title: 'Cards', ids: ['id'], routes: [{ list: '/cards' }], finds: 'text' }],
  loaders: {},
}));

const cards = createTestModule(
  {
    title: 'Cards',
    properties: {
      number: { type: 'string', title: 'Number', 'x-ui': { omitFromDuplicate: true } },
      owner: { type: 'string', title: 'Owner' },
    },
  },
  {
    titleField: 'number',
    routes: { list: '/cards', create: '/cards/add', update: '/cards/{id}' },
    calls: { rest: 'cards' },
    list: { columns: ['number', 'owner'], filters: [{ name: 'text', search: true }] },
    form: { openAs: 'screen' },
    messages: { created: 'Card added' },
  },
);

const ROWS: Row[] = [
  { id: 1, number: '04', owner: 'Ann' },
  { id: 2, number: '041', owner: 'Ben' },
];

function Screens() {
  const { Routes, Route } = useRouterProvider();
  const [recent] = useStore<{ path: string; title: string; detail: string }[]>(getRecentSetting(), []);
  return (
    <FormPreloadProvider value={noForms()}>
      <output aria-label="Recent">
        {recent.map(({ path, title, detail }) => `${title} (${detail}): ${path}`).join(', ')}
      </output>
      <Routes>
        <Route path="/cards" element={<ListScreen entity={cards} routeIndex={0} />} />
        <Route path="/cards/add" element={<FormScreen entity={cards} view="create" routeIndex={0} />} />
        <Route path="/cards/view/:id" element={<p>The view</p>} />
      </Routes>
    </FormPreloadProvider>
  );
}

async function createCard(response: Record<string, unknown>) {
  const getList = pagesOf(() => ROWS);
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...data, ...response } }));
  const app = renderInApp(<Screens />, {
    dataProvider: { getList, create } as never,
    entity: cards,
    path: '/cards/add',
    messages: enMessages,
    config: { formExitDelayMs: 0 },
  });
  await app.user.type(await screen.findByRole('textbox', { name: /^Number/ }), '04');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Card added');
  return { ...app, getList };
}

const getMarkedRow = () => screen.findByText('New').then((mark) => mark.closest('tr')!);

describe('a created record', () => {
  it('is marked in the list, and opened by the toast, which closes', async () => {
    const { user, getList, ...app } = await createCard({ id: 1 });
    within(await getMarkedRow()).getByText('Ann');
    expect(screen.getAllByText('New')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Open 04' }));
    await screen.findByText('The view');
    expect(app.location()).toMatchObject({ pathname: '/cards/view/1', state: { from: '/cards' } });
    expect(screen.queryByText('Card added')).toBeNull();
    // The list alone was requested: an id needs no search.
    expect(getList.mock.calls.map(([, { filter }]) => filter)).toEqual([{}]);
  });

  it('is the first of the recent records, which remain when the toast has closed', async () => {
    const { user } = await createCard({ id: 1 });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Card added')).toBeNull();
    expect(screen.getByRole('status', { name: 'Recent' }).textContent).toBe('04 (Cards): /cards/view/1');
  });

  it('is searched by its unique value where the response has no id', async () => {
    const { getList } = await createCard({ id: '' });
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open 04' })).pathname).toBe('/cards/view/1');
    within(await getMarkedRow()).getByText('Ann');
    expect(getList.mock.calls.map(([, { filter }]) => filter)).toContainEqual({ text: '04' });
  });
});
