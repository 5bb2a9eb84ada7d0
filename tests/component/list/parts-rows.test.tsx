/** Table, cards and the menu of a record, each component alone. */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AvailableAction } from '../../../src/generator/actions/types';
import { ListCards } from '../../../src/generator/list/ListCards';
import { ListTable } from '../../../src/generator/list/ListTable';
import { RowActions } from '../../../src/generator/list/RowActions';
import { ListRowsProvider, type ListRowsContextValue } from '../../../src/generator/list/listRowsContext';
import type { RowSelectionController } from '../../../src/generator/selection/rowSelectionController';
import { RecordActions } from '../../../src/generator/recordScreen/RecordActions';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { listOf } from './listState';

const text = (title: string) => ({ type: 'string' as const, title });
const FILE = { field: 'file', fileUrlField: 'uri', hiddenByDefault: true };
const things = createTestModule(
  { properties: { name: text('Name'), state: text('State'), file: text('File'), uri: text('Address') } },
  {
    titleField: 'name',
    list: {
      columns: ['id', 'name', { field: 'state', display: 'status' }, FILE],
    },
  },
).entity;
const columns = things.list!.columns;
const SEVEN = { id: 7, name: 'Seven', state: 'Active' };
const EIGHT = { id: 8, name: 'Eight', state: 'Inactive' };

const selectionOf = (more: Partial<RowSelectionController> = {}): RowSelectionController => ({
  isSelectable: () => true,
  has: ({ id }) => id === 7,
  toggle: vi.fn(),
  pageSelection: 'some',
  togglePage: vi.fn(),
  disabled: false,
  ids: [7],
  select: vi.fn(),
  ...more,
});
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
const shownRows = {
  title: 'Things',
  columns,
  rows: [SEVEN, EIGHT],
  skeletons: 0,
  stale: false,
  busy: false,
  list: listOf(),
};

describe('a table', () => {
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const bodyRows = () => within(screen.getAllByRole('rowgroup')[1]!).getAllByRole('row', { hidden: true });

  it('has a row for each, and says which of them are busy', () => {
    inRows(<ListTable {...shownRows} />);
    expect(heads()).toEqual(['ID', 'Name', 'State', 'File']);
    expect(bodyRows().map((row) => row.textContent)).toEqual(['7SevenActive', '8EightInactive']);
    expect(bodyRows().map((row) => row.getAttribute('aria-busy'))).toEqual([null, 'true']);
    expect(bodyRows().map((row) => row.getAttribute('aria-selected'))).toEqual([null, null]);
  });

  it('has a column of boxes, and says which rows are chosen', () => {
    inRows(<ListTable {...shownRows} />, { selection: selectionOf() });
    expect(heads()).toHaveLength(5);
    expect(bodyRows().map((row) => row.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['menus alone, under a hidden heading', false],
    ['buttons, under one in sight', true],
  ])('has a column for %s', (_, hasButtons) => {
    inRows(<ListTable {...shownRows} />, { hasMenu: true, hasButtons });
    const head = screen.getByRole('columnheader', { name: 'Action' });
    expect(head.querySelector('.wd-hidden') === null).toBe(hasButtons);
    expect(bodyRows().map((row) => within(row).getAllByRole('cell').length)).toEqual([5, 5]);
  });

  it.each<[string, Partial<ListRowsContextValue>, number]>([
    ['', {}, 4],
    [' with boxes and menus', { selection: selectionOf(), hasMenu: true }, 6],
  ])('has as many bars as values will come%s, which nobody hears', (_, more, cells) => {
    inRows(<ListTable {...shownRows} rows={[]} skeletons={3} busy />, more);
    expect(bodyRows().map(({ children }) => children.length)).toEqual([cells, cells, cells]);
    expect(within(screen.getAllByRole('rowgroup')[1]!).queryByRole('row')).toBeNull();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  });
});

describe('the menu of a record', () => {
  const getOffer = (label: string, more: Partial<AvailableAction> = {}): AvailableAction => ({
    name: label,
    kind: 'call',
    label,
    isDanger: false,
    isDisabled: false,
    isBusy: false,
    isButton: false,
    run: () => undefined,
    ...more,
  });
  const actions = [getOffer('Open'), getOffer('Runs', { isBusy: true }), getOffer('Shut', { isDisabled: true })];
  afterEach(() => {
    window.innerWidth = 1280;
  });

  it.each<[string, (warm: () => void) => ReactNode]>([
    ['in its row', () => <RowActions row={SEVEN} />],
    ['in the head of its screen', (warm) => <RecordActions actions={actions} preload={warm} name="Seven" />],
  ])('%s fetches ahead what it leads to, and does nothing twice at once', async (_, draw) => {
    window.innerWidth = 390;
    const warm = vi.fn();
    const { user } = inRows(draw(warm), { getActions: () => actions, preloadForm: warm });
    await user.click(screen.getByRole('button', { name: 'Actions for Seven' }));
    expect(warm).toHaveBeenCalledTimes(1);
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-disabled')])).toEqual([
      ['Open', null],
      ['Runs', 'true'],
      ['Shut', 'true'],
    ]);
  });
});

describe('cards', () => {
  const pairs = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  it('are headed by the name, with the status beside it and everything else below', () => {
    inRows(<ListCards {...shownRows} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Seven',
      'Eight',
    ]);
    expect(pairs()).toEqual(['ID', 'File', 'ID', 'File']);
    const [seven, eight] = screen.getAllByRole('listitem');
    within(seven!).getByText('Active');
    expect([seven, eight].map((card) => card?.getAttribute('aria-busy'))).toEqual([null, 'true']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keep the way to a file that names them, and are headed by several names', async () => {
    inRows(<ListCards {...shownRows} rows={[{ ...SEVEN, file: 'a.pdf', uri: 'https://files.example/a' }]} />, {
      nameFields: ['name', 'file'],
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Seven a.pdf');
    expect(pairs()).toEqual(['ID', 'File']);
    await screen.findByRole('link', { name: 'a.pdf' });
  });

  it('can be chosen, one or all of the page', () => {
    inRows(<ListCards {...shownRows} />, { selection: selectionOf() });
    expect(screen.getByLabelText<HTMLInputElement>('Select this page').indeterminate).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Seven' }).checked).toBe(true);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('offer no choice where there are none', () => {
    inRows(<ListCards {...shownRows} rows={[]} />, { selection: selectionOf() });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('are bars that nobody hears while nothing is known', () => {
    inRows(<ListCards {...shownRows} rows={[]} skeletons={3} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.querySelectorAll('[aria-hidden=true] .wd-skeleton-card')).toHaveLength(3);
  });

  it.each([
    ['by the name where the list shows no id', ['name', 'state'], 1],
    ['by the id as well where it does', ['id', 'name'], 2],
  ])('lead into the record %s', (_, own, count) => {
    const { entity } = createTestModule(
      { properties: { name: text('Name'), state: text('State') } },
      { list: { columns: own }, titleField: 'name' },
    );
    inRows(<ListCards {...shownRows} columns={entity.list!.columns} rows={[SEVEN]} />, {
      entity,
      getLink: ({ id }) => ({ to: `/things/${String(id)}` }),
    });
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: count }, () => '/things/7'));
    expect(links[0]?.closest('h2')).not.toBeNull();
  });
});
