/** The content that replaces rows: loading, empty and failed lists. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { FilterBar } from '../../../src/generator/list/FilterBar';
import { ListBody } from '../../../src/generator/list/ListBody';
import type { ListQueryState } from '../../../src/generator/list/listQueryState';
import { ListRowsProvider, type ListRowsContextValue } from '../../../src/generator/list/listRowsContext';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { listOf, queryOf } from './listState';

const text = (title: string) => ({ type: 'string' as const, title });
const FILE = { field: 'file', fileUrlField: 'uri', hiddenByDefault: true };
const module = createTestModule(
  { properties: { name: text('Name'), state: text('State'), file: text('File'), uri: text('Address') } },
  {
    titleField: 'name',
    list: {
      columns: ['id', 'name', { field: 'state', display: 'status' }, FILE],
      filters: ['state', 'name'],
    },
  },
);
const things = module.entity;
const columns = things.list!.columns;
const SEVEN = { id: 7, name: 'Seven', state: 'Active' };
const inRows = (ui: ReactNode, more: Partial<ListRowsContextValue> = {}) => {
  const rows: ListRowsContextValue = {
    entity: things,
    hasMenu: false,
    getActions: () => [],
    getLink: () => undefined,
    getClickLink: () => undefined,
    isBusy: ({ id }) => id === 8,
    preload: () => undefined,
    preloadForm: () => undefined,
    ...more,
  };
  return renderInApp(<ListRowsProvider value={rows}>{ui}</ListRowsProvider>, { messages: enMessages });
};

describe('in the place of rows', () => {
  const draw = (
    query: Partial<ListQueryState>,
    list = listOf(),
    more: { unfinished?: number; empty?: string } = {},
  ) => {
    const { empty, unfinished: pendingCount } = more;
    const entity = empty ? { ...things, list: { ...things.list!, emptyMessage: empty } } : things;
    inRows(
      <ListBody title="Things" query={queryOf(query)} {...{ entity, columns, list, pendingCount }}>
        <button>Add</button>
      </ListBody>,
    );
    return list;
  };
  const NOTICES = /nothing here|Nothing matches|No lamp|could not be loaded|Choose|has not ended/;
  const said = () => screen.queryAllByText(NOTICES).map(({ textContent }) => textContent);

  it.each<[string, Partial<ListQueryState>, Parameters<typeof draw>[2], string[], boolean]>([
    ['of an empty list stands the way to its first one', {}, {}, ['There is nothing here yet'], true],
    ['of an empty list stand the words of its schema', {}, { empty: 'No lamp' }, ['No lamp'], true],
    ['stands nothing while they are there', { rows: [SEVEN], total: 1 }, {}, [], false],
    ['stands nothing while they are on their way', { phase: 'first' }, {}, [], false],
    [
      'stand the words of a failure',
      { phase: 'failed', error: new Error('Down') },
      {},
      ['The list could not be loaded'],
      false,
    ],
  ])('%s', async (_, query, more, notices, invites) => {
    draw(query, listOf({ filter: { state: 'Active' } }), more);
    // The code of the notice of a failure is loaded with the first failure.
    await waitFor(() => expect(said()).toEqual(notices));
    expect(screen.queryByRole('button', { name: 'Add' }) !== null).toBe(invites);
  });

  it('that match nothing stands no button, because the filter bar has the one that resets them', () => {
    draw({}, listOf({ filter: { state: 'Active', name: 'x' } }));
    expect(said()).toEqual(['Nothing matches these filters']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that match nothing stands, above them, the button of the filter bar, which keeps what must stay', () => {
    const list = listOf({ filter: { state: 'Active', name: 'x' } });
    inRows(<FilterBar module={module} list={list} />);
    fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(list.setFilter).toHaveBeenCalledExactlyOnceWith({ state: 'Active' });
  });

  it('that match nothing name the filters that exclude all', async () => {
    draw({}, listOf({ filter: { state: 'Active', name: 'x' } }));
    await screen.findByText('Name: x');
  });

  it.each([
    [10, 10],
    [100, 20],
  ])('stand bars, of a page of %i as many as %i', (perPage, bars) => {
    draw({ phase: 'first' }, listOf({ perPage }));
    expect(document.querySelectorAll('tbody tr')).toHaveLength(bars);
  });
});
