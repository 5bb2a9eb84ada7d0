/** The search box of a list and the state derived from a list, each alone. */
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useBuildListContext } from '../../../src/generator/list/useBuildListContext';
import type { ListQueryState } from '../../../src/generator/list/listQueryState';
import type { RowSelectionController } from '../../../src/generator/selection/rowSelectionController';
import { SearchBox } from '../../../src/generator/list/SearchBox';
import { useVisibleColumns } from '../../../src/generator/list/useVisibleColumns';
import { useLeaveEmptyPage } from '../../../src/generator/list/useLeaveEmptyPage';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { listOf, queryOf } from './listState';

describe('a search box', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
  const draw = (value = '', slash = true) => {
    const onSearch = vi.fn();
    const onKey = vi.fn();
    function Bar() {
      const [now, setNow] = useState(value);
      return (
        <div onKeyDown={({ key }) => onKey(key)} role="presentation">
          <SearchBox
            label="Name"
            value={now}
            onSearch={(text) => {
              onSearch(text);
              setNow(text);
            }}
            hasSearchShortcut={slash}
          />
          <button onClick={() => setNow('from outside')}>outside</button>
        </div>
      );
    }
    return { ...renderInApp(<Bar />, { messages: enMessages }), onSearch, onKey };
  };

  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const press = (key: string) => fireEvent.keyDown(box(), { key });

  it('searches on Enter for the text without blanks, once', () => {
    const { onSearch } = draw();
    type(' solar ');
    press('x');
    expect(onSearch).not.toHaveBeenCalled();
    press('Enter');
    press('Enter');
    expect(onSearch.mock.calls).toEqual([['solar']]);
    expect(box().value).toBe(' solar ');
  });

  it('is cleared by Escape, which does not go further, and the next one does', () => {
    const { onSearch, onKey } = draw('solar');
    press('Escape');
    expect([box().value, onSearch.mock.calls]).toEqual(['', [['']]]);
    expect(onKey).not.toHaveBeenCalled();
    press('Escape');
    expect(onKey).toHaveBeenCalledExactlyOnceWith('Escape');
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('has a button to clear it while there is something to clear, and keeps the focus', () => {
    const { onSearch } = draw('solar');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('shows a text from outside, and keeps what was typed since a search', () => {
    draw();
    type('so');
    press('Enter');
    type('solar');
    expect(box().value).toBe('solar');
    fireEvent.click(screen.getByRole('button', { name: 'outside' }));
    expect(box().value).toBe('from outside');
  });

  it.each([
    ['says the key that leads to it', true, '/'],
    ['has none where that belongs to another', false, null],
  ])('%s', (_, slash, key) => {
    draw('solar', slash);
    expect(box().getAttribute('aria-keyshortcuts')).toBe(key);
  });
});

const text = (title: string) => ({ type: 'string' as const, title });
const things = createTestModule(
  { properties: { name: text('Name'), state: text('State'), file: text('File') } },
  { list: { columns: ['id', 'name', 'state', { field: 'file', hiddenByDefault: true }] } },
).entity;
const columns = things.list!.columns;
const SEVEN = { id: 7, name: 'Seven' };
const EIGHT = { id: 8, name: 'Eight' };

describe('a list for hand-written parts', () => {
  const hook = (
    query: Partial<ListQueryState>,
    more: { page?: number; selection?: Pick<RowSelectionController, 'ids' | 'select'> } = {},
  ) => {
    const { page = 2, selection } = more;
    const list = listOf({ page });
    return renderHook(() =>
      useBuildListContext({ resource: 'thing', title: 'Things', list, query: queryOf(query), selection }),
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
    const value = hook({ rows: [SEVEN, EIGHT], total: 2 }, { selection: { ids: [7], select: choose } });
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
    const { result } = renderHook(() => useVisibleColumns(things), { wrapper });
    const fieldsOf = (all: readonly { field: string }[]) => all.map(({ field }) => field);
    return {
      now: () => result.current,
      shown: () => fieldsOf(result.current.visible),
      fixed: () => fieldsOf(columns.filter(result.current.isAlwaysVisible)),
      toggle: (name: string) => {
        result.current.toggle(columns.find(({ field }) => field === name)!);
      },
    };
  };

  it('are those that the schema shows, until one is chosen and back', async () => {
    const list = hook();
    expect([list.shown(), list.fixed(), list.now().changed]).toEqual([['id', 'name', 'state'], ['id'], false]);
    list.toggle('file');
    await waitFor(() => expect(list.shown()).toEqual(['id', 'name', 'state', 'file']));
    list.toggle('name');
    await waitFor(() => expect(list.shown()).toEqual(['id', 'state', 'file']));
    expect(list.now().changed).toBe(true);
    list.now().reset();
    await waitFor(() => expect(list.shown()).toEqual(['id', 'name', 'state']));
    expect(list.now().changed).toBe(false);
  });
});

describe('a page that turned out empty', () => {
  const hook = (page: number, query: Partial<ListQueryState>) => {
    const list = listOf({ page });
    const { result } = renderHook(() => useLeaveEmptyPage(list, queryOf(query)));
    return { ...result.current, left: list.setPage.mock.calls };
  };

  it.each<[string, number, Partial<ListQueryState>, number | undefined]>([
    ['is left for the last one', 5, { total: 21 }, 3],
    ['stays where it is the first', 1, {}, undefined],
    ['stays while it is read again', 5, { total: 21, refreshing: true }, undefined],
    ['stays while another is shown', 5, { total: 21, phase: 'changing' }, undefined],
    ['stays after a failure', 5, { total: 0, phase: 'failed' }, undefined],
    ['is left for the first where nobody counts and none had rows', 5, { isTotalUnknown: true }, 1],
  ])('%s', (_, page, query, instead) => {
    const { listState, hasSettled, left } = hook(page, query);
    expect(left).toEqual(instead === undefined ? [] : [[instead, { replace: true }]]);
    // A skeleton instead of an empty table that is about to disappear.
    expect(listState.phase).toBe(instead === undefined ? (query.phase ?? 'ready') : 'first');
    expect(hasSettled).toBe(instead === undefined && listState.phase === 'ready' && !query.refreshing);
  });
});
