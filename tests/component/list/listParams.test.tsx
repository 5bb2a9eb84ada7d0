/** A list's state: where it is kept, and what is made of it. */
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { memoryStore, StoreContextProvider, useLocation, useNavigate } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useListContextValue } from '../../../src/generator/list/listContext';
import type { ListQuery } from '../../../src/generator/list/phase';
import type { RowSelection } from '../../../src/generator/list/rows';
import { useColumns } from '../../../src/generator/list/useColumns';
import { useListParams, type ListControl } from '../../../src/generator/list/useListParams';
import { useLocalParams } from '../../../src/generator/list/useLocalParams';
import { usePageInstead } from '../../../src/generator/list/usePageInstead';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

const RULES = { pageSize: 10 };
const entity = moduleOf({ properties: {} });

/** A search and a choice that meet before the address of the first is drawn, as on a slow machine. */
const change = (list: ListControl) => () => {
  list.setFilter((now) => ({ ...now, criteria: 'standard' }));
  list.setFilter((now) => ({ ...now, countryCode: 'MY' }));
};

function InAddress() {
  const list = useListParams(RULES);
  const { search } = useLocation();
  return <button onClick={change(list)}>{new URLSearchParams(search).get('filter')}</button>;
}

function InDialog() {
  const list = useLocalParams(10);
  return <button onClick={change(list)}>{JSON.stringify(list.params.filter)}</button>;
}

describe('two filters that change in one moment', () => {
  it.each([
    ['the address', InAddress],
    ['a dialog', InDialog],
  ])('both hold in %s', async (_, Filters) => {
    renderInApp(<Filters />, { entity });
    const button = (await screen.findAllByRole('button'))[0]!;
    fireEvent.click(button);
    expect(JSON.parse(button.textContent ?? '')).toEqual({ criteria: 'standard', countryCode: 'MY' });
  });
});

const NAMED = '?filter=%7B%22name%22%3A%22x%22%7D';

/** What a list can be asked for, and what it holds. */
function Controls({ list }: { list: ListControl }) {
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify(list.params)}</output>
      <button onClick={() => list.setPage(3)}>page</button>
      <button onClick={() => list.setPerPage(20)}>size</button>
      <button onClick={() => list.setFilter({ name: 'a' })}>filter</button>
      <button onClick={() => list.setFilter((now) => ({ ...now, kind: 'b' }))}>more</button>
      <button onClick={() => navigate(NAMED)}>elsewhere</button>
    </>
  );
}

const AtAddress = () => <Controls list={useListParams(RULES)} />;
const AtDialog = () => <Controls list={useLocalParams(10)} />;

describe.each([
  ['its address', AtAddress],
  ['itself', AtDialog],
])('a list that is kept in %s', (_, List) => {
  it.each<[string, string[], object]>([
    ['begins on page 1', [], { page: 1, perPage: 10, filter: {} }],
    ['goes to a page', ['page'], { page: 3, perPage: 10, filter: {} }],
    ['begins again with another size', ['page', 'size'], { page: 1, perPage: 20, filter: {} }],
    ['begins again with other filters', ['size', 'page', 'filter'], { page: 1, perPage: 20, filter: { name: 'a' } }],
    ['adds a filter to the others', ['filter', 'more'], { page: 1, perPage: 10, filter: { name: 'a', kind: 'b' } }],
  ])('%s', (__, presses, expected) => {
    renderInApp(<List />, { entity });
    for (const name of presses) fireEvent.click(screen.getByRole('button', { name }));
    expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual(expected);
  });
});

it('a choice builds on the address as it is, wherever that came from', () => {
  renderInApp(<AtAddress />, { entity });
  for (const name of ['filter', 'page', 'elsewhere', 'more']) fireEvent.click(screen.getByRole('button', { name }));
  const params = JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
  expect(params).toEqual({ page: 1, perPage: 10, filter: { name: 'x', kind: 'b' } });
});

function Dialog() {
  const list = useListParams(RULES);
  const navigate = useNavigate();
  const { to, state } = list.dialogLink({ edit: '7' });
  return (
    <>
      <button onClick={() => navigate(to, { state })}>open</button>
      <button onClick={list.closeDialog}>close</button>
    </>
  );
}

describe('a dialog with an address', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('that was opened here closes by going back, once', async () => {
    const app = renderInApp(<Dialog />, { entity, path: '/list?page=2' });
    press('open');
    expect(app.location().search).toBe('?page=2&dialog=edit-7');
    press('close');
    press('close');
    await waitFor(() => expect(app.location().search).toBe('?page=2'));
    expect(app.location().pathname).toBe('/list');
  });

  it('that an address opened closes in its place', async () => {
    const app = renderInApp(<Dialog />, { entity, path: '/list?page=2&dialog=create' });
    press('close');
    await waitFor(() => expect(app.location().search).toBe('?page=2'));
  });
});

it.each([
  ['/list?page=1&perPage=10', ''],
  ['/list?page=2&perPage=999&other=x', '?page=2'],
])('the address %s is corrected to %s', async (path, search) => {
  const app = renderInApp(<AtAddress />, { entity, path });
  await waitFor(() => expect(app.location().search).toBe(search));
});

const text = (title: string) => ({ type: 'string' as const, title });
const things = moduleOf(
  { properties: { name: text('Name'), state: text('State'), file: text('File') } },
  { list: { columns: ['id', 'name', 'state', { field: 'file', hidden: true }] } },
).entity;
const columns = things.list!.columns;
const SEVEN = { id: 7, name: 'Seven' };
const EIGHT = { id: 8, name: 'Eight' };

const queryOf = (more: Partial<ListQuery>): ListQuery => ({
  phase: 'ready',
  rows: [],
  total: 0,
  isOpen: false,
  refreshing: false,
  error: null,
  refetch: vi.fn(),
  ...more,
});
const listOf = (params: object = {}) => ({
  params: { page: 1, perPage: 10, filter: {}, ...params },
  kept: { state: 'Active' },
  setPage: vi.fn(),
  setPerPage: vi.fn(),
  setFilter: vi.fn(),
});

describe('a list for hand-written parts', () => {
  const hook = (
    query: Partial<ListQuery>,
    more: { page?: number; selection?: Pick<RowSelection, 'ids' | 'choose'> } = {},
  ) => {
    const { page = 2, selection } = more;
    const list = listOf({ page });
    return renderHook(() =>
      useListContextValue({ resource: 'thing', title: 'Things', list, query: queryOf(query), selection }),
    ).result.current;
  };

  it('says what is shown and where others are', () => {
    const value = hook({ rows: [SEVEN], total: 21 });
    expect(value).toMatchObject({ data: [SEVEN], total: 21, page: 2, perPage: 10, isPending: false, isLoading: false });
    expect([value.hasPreviousPage, value.hasNextPage]).toEqual([true, true]);
  });

  it.each([
    [1, 10, false, false],
    [1, 11, false, true],
    [2, 20, true, false],
  ])('on page %i of %i rows knows what is before and behind', (page, total, before, behind) => {
    const value = hook({ rows: [SEVEN], total }, { page });
    expect([value.hasPreviousPage, value.hasNextPage]).toEqual([before, behind]);
  });

  it('has no rows while none have come, and none after a failure', () => {
    expect(hook({ phase: 'first' })).toMatchObject({ data: undefined, isPending: true, isLoading: true, error: null });
    const error = new Error('Down');
    expect(hook({ phase: 'failed', error })).toMatchObject({ data: undefined, isPending: false, error });
  });

  it('chooses rows as its boxes do', () => {
    const choose = vi.fn();
    const value = hook({ rows: [SEVEN, EIGHT], total: 2 }, { selection: { ids: [7], choose } });
    expect(value.selectedIds).toEqual([7]);
    value.onToggleItem(7);
    value.onToggleItem(8);
    value.onSelect([8]);
    value.onSelectAll();
    value.onUnselectItems();
    expect(choose.mock.calls.map(([ids]) => ids)).toEqual([[], [7, 8], [8], [7, 8], []]);
  });

  it('without boxes has nothing chosen, and nothing to choose', () => {
    const value = hook({ rows: [SEVEN], total: 1 });
    value.onSelectAll();
    expect(value.selectedIds).toEqual([]);
  });
});

describe('the columns of a list', () => {
  const hook = () => {
    const store = memoryStore();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StoreContextProvider value={store}>{children}</StoreContextProvider>
    );
    const { result } = renderHook(() => useColumns(things), { wrapper });
    const fieldsOf = (all: readonly { field: string }[]) => all.map(({ field }) => field);
    return {
      now: () => result.current,
      shown: () => fieldsOf(result.current.shown),
      fixed: () => fieldsOf(columns.filter(result.current.isFixed)),
      toggle: (name: string) => {
        result.current.toggle(columns.find(({ field }) => field === name)!);
      },
    };
  };

  it('are those that the schema shows, until one is chosen and back', async () => {
    const list = hook();
    expect([list.shown(), list.fixed(), list.now().changed]).toEqual([['id', 'name', 'state'], ['id'], false]);
    list.toggle('file');
    await vi.waitFor(() => expect(list.shown()).toEqual(['id', 'name', 'state', 'file']));
    list.toggle('name');
    await vi.waitFor(() => expect(list.shown()).toEqual(['id', 'state', 'file']));
    expect(list.now().changed).toBe(true);
    list.now().reset();
    await vi.waitFor(() => expect(list.shown()).toEqual(['id', 'name', 'state']));
    expect(list.now().changed).toBe(false);
  });
});

describe('a page that turned out empty', () => {
  const hook = (page: number, query: Partial<ListQuery>) => {
    const list = listOf({ page });
    const { result } = renderHook(() => usePageInstead(list, queryOf(query)));
    return { ...result.current, left: list.setPage.mock.calls };
  };

  it.each<[string, number, Partial<ListQuery>, number | undefined]>([
    ['is left for the last one', 5, { total: 21 }, 3],
    ['stays where it is the first', 1, {}, undefined],
    ['stays while it is read again', 5, { total: 21, refreshing: true }, undefined],
    ['stays while another is shown', 5, { total: 21, phase: 'changing' }, undefined],
    ['stays after a failure', 5, { total: 0, phase: 'failed' }, undefined],
    ['is left for the first where nobody counts and none had rows', 5, { isOpen: true }, 1],
  ])('%s', (_, page, query, instead) => {
    const { shown, settled, left } = hook(page, query);
    expect(left).toEqual(instead === undefined ? [] : [[instead, { replace: true }]]);
    // Bars rather than an empty table that is about to go.
    expect(shown.phase).toBe(instead === undefined ? (query.phase ?? 'ready') : 'first');
    expect(settled).toBe(instead === undefined && shown.phase === 'ready' && !query.refreshing);
  });
});
