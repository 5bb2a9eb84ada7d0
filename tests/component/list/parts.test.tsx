/** Components of a list, each alone: content, accessible names and keyboard operation. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ListFooter } from '../../../src/generator/list/ListFooter';
import type { ListParams } from '../../../src/generator/queries/listParams';
import { ListRowsProvider, type ListRowsContextValue } from '../../../src/generator/list/listRowsContext';
import type { RowSelectionController } from '../../../src/generator/selection/rowSelectionController';
import { PageCheckbox, RowCheckbox } from '../../../src/generator/list/SelectionCheckboxes';
import { useRowClick } from '../../../src/generator/list/useRowClick';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const things = createTestModule({ properties: { name: { type: 'string' } } }, { titleField: 'name' }).entity;
const controlOf = (params: Partial<ListParams>) => ({
  params: { page: 1, perPage: 10, filter: {}, ...params },
  setPage: vi.fn(),
  setPerPage: vi.fn(),
  setSort: vi.fn(),
  setFilter: vi.fn(),
  lockedFilter: {},
});

describe('the pages of a list', () => {
  const NAMES = ['first', 'previous', 'next', 'last'];
  const rows = Array.from({ length: 10 }, () => ({}));
  const counted = (total: number) => ({ phase: 'ready' as const, total, isTotalUnknown: false, rows });

  it.each([
    ['of one page', { page: 1 }, counted(10), '1–10 of 10', {}],
    ['of nothing', { page: 1 }, counted(0), '0–0 of 0', {}],
    ['at their first', { page: 1 }, counted(62), '1–10 of 62', { next: 2, last: 7 }],
    ['in their midst', { page: 3 }, counted(62), '21–30 of 62', { first: 1, previous: 2, next: 4, last: 7 }],
    ['at their last', { page: 7 }, counted(62), '61–62 of 62', { first: 1, previous: 6 }],
    ['behind their last', { page: 9 }, counted(62), '61–62 of 62', { first: 1, previous: 6 }],
    [
      'of twenty rows',
      { page: 2, perPage: 20 },
      counted(62),
      '21–40 of 62',
      { first: 1, previous: 1, next: 3, last: 4 },
    ],
    [
      'that nobody has counted',
      { page: 1 },
      { ...counted(11), isTotalUnknown: true },
      '1–10 of at least 10',
      { next: 2 },
    ],
  ])('%s', (_, params, query, text, targets: Record<string, number>) => {
    const list = controlOf(params);
    const ui = <ListFooter list={list} query={query} pageSize={10} loading={false} />;
    renderInApp(ui, { messages: enMessages });
    within(screen.getByRole('navigation', { name: 'Pages' })).getByText(text);
    const reached = NAMES.flatMap((name) => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: `Go to ${name} page` });
      if (button.disabled) return [];
      list.setPage.mockClear();
      fireEvent.click(button);
      return [[name, list.setPage.mock.lastCall?.[0]]];
    });
    expect(Object.fromEntries(reached)).toEqual(targets);
  });

  it('rest and say nothing while nothing is known', () => {
    const ui = <ListFooter list={controlOf({ page: 2 })} query={counted(62)} pageSize={15} loading />;
    const { container } = renderInApp(ui, { messages: enMessages });
    expect(container.textContent).not.toContain('of 62');
    expect(screen.getAllByRole<HTMLButtonElement>('button').every(({ disabled }) => disabled)).toBe(true);
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
    expect(sizes.disabled).toBe(true);
    expect([...sizes.options].map(({ value }) => value)).toEqual(['10', '15', '20', '50', '100']);
  });

  it('are none where the list failed, whose total is 0', () => {
    const query = { phase: 'failed' as const, total: 0, isTotalUnknown: false, rows: [] };
    renderInApp(<ListFooter list={controlOf({ page: 3 })} query={query} pageSize={10} loading={false} />, {
      messages: enMessages,
    });
    screen.getByText('0–0 of 0');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('have the size that is chosen', () => {
    const list = controlOf({});
    renderInApp(<ListFooter list={list} query={counted(62)} pageSize={10} loading={false} />, { messages: enMessages });
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '50' } });
    expect(list.setPerPage).toHaveBeenCalledExactlyOnceWith(50);
  });
});

const selectionOf = (more: Partial<RowSelectionController>): RowSelectionController => ({
  isSelectable: () => true,
  has: () => false,
  toggle: vi.fn(),
  pageSelection: 'none',
  togglePage: vi.fn(),
  disabled: false,
  ids: [],
  select: vi.fn(),
  ...more,
});

const rowsOf = (more: Partial<ListRowsContextValue>): ListRowsContextValue => ({
  entity: things,
  hasMenu: false,
  getActions: () => [],
  getLink: () => undefined,
  getClickLink: () => ({ to: '/things/7', state: { from: 'list' } }),
  isBusy: () => false,
  preload: () => undefined,
  preloadForm: () => undefined,
  ...more,
});

function OneRow() {
  return (
    <table>
      <tbody>
        <tr {...useRowClick({ id: 7 }, false)}>
          <td>Seven</td>
          <td>
            <button>Press</button>
            <label htmlFor="tick">Tick</label>
            <input id="tick" type="radio" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

describe('a row that opens', () => {
  const draw = (more: Partial<ListRowsContextValue>) => {
    const ui = (
      <ListRowsProvider value={rowsOf(more)}>
        <OneRow />
      </ListRowsProvider>
    );
    return renderInApp(ui, { messages: enMessages });
  };
  const click = (text: string) => () => fireEvent.click(screen.getByText(text));
  const press = (role: 'row' | 'button', key: string) => () => fireEvent.keyDown(screen.getByRole(role), { key });
  const none = (): undefined => undefined;
  const link = () => ({ to: '/other' });

  it.each<[string, Partial<ListRowsContextValue>, () => unknown, boolean]>([
    ['by a click', {}, click('Seven'), true],
    ['not by a click on its button', {}, click('Press'), false],
    ['not by a click on a label', {}, click('Tick'), false],
    ['by Enter', {}, press('row', 'Enter'), true],
    ['not by another key', {}, press('row', 'a'), false],
    ['not by Enter on its button', {}, press('button', 'Enter'), false],
    ['by a click though it has a link', { getLink: link }, click('Seven'), true],
    ['not by Enter where it has a link', { getLink: link }, press('row', 'Enter'), false],
    ['not where it leads nowhere', { getClickLink: none }, click('Seven'), false],
    ['while nothing is chosen', { selection: selectionOf({}) }, click('Seven'), true],
    ['not while rows are chosen', { selection: selectionOf({ ids: [1] }) }, click('Seven'), false],
  ])('%s', (_, more, act, opens) => {
    const app = draw(more);
    act();
    expect(app.location()).toMatchObject(
      opens ? { pathname: '/things/7', state: { from: 'list' } } : { pathname: '/' },
    );
  });

  it('not while a text is marked in it', () => {
    const app = draw({});
    window.getSelection()!.selectAllChildren(screen.getByText('Seven'));
    click('Seven')();
    expect(app.location().pathname).toBe('/');
    window.getSelection()!.removeAllRanges();
    click('Seven')();
    expect(app.location().pathname).toBe('/things/7');
  });

  it.each<[string, Partial<ListRowsContextValue>, string | null]>([
    ['is reached by keyboard where it has no link', {}, '0'],
    ['is passed by where its link is reached', { getLink: link }, null],
    ['is passed by where it leads nowhere', { getClickLink: none }, null],
  ])('%s', (_, more, expected) => {
    draw(more);
    expect(screen.getByRole('row').getAttribute('tabindex')).toBe(expected);
  });
});

describe('a box that chooses', () => {
  const draw = (selection: RowSelectionController, names?: string[]) => {
    const value = rowsOf({ selection, ...(names ? { nameFields: names } : {}) });
    const ui = (
      <ListRowsProvider value={value}>
        <PageCheckbox selection={selection} />
        <PageCheckbox selection={selection} labelled />
        <RowCheckbox row={{ id: 7, name: 'Seven' }} selection={selection} />
      </ListRowsProvider>
    );
    renderInApp(ui, { messages: enMessages });
    return screen.getAllByRole<HTMLInputElement>('checkbox');
  };

  it.each([
    ['none', false, false],
    ['some', false, true],
    ['all', true, false],
  ] as const)('of the page shows that %s are chosen', (page, checked, indeterminate) => {
    for (const box of draw(selectionOf({ pageSelection: page })).slice(0, 2)) {
      expect([box.checked, box.indeterminate]).toEqual([checked, indeterminate]);
      expect(box.labels?.[0]?.textContent ?? box.getAttribute('aria-label')).toBe('Select this page');
    }
  });

  it('of a row is named by it, and says what is chosen', () => {
    const toggle = vi.fn();
    const [, , box] = draw(selectionOf({ has: () => true, toggle }));
    expect([box?.checked, box?.getAttribute('aria-label')]).toEqual([true, 'Select Seven']);
    fireEvent.click(box!);
    expect(toggle).toHaveBeenCalledExactlyOnceWith({ id: 7, name: 'Seven' }, false);
    fireEvent.click(box!, { shiftKey: true });
    expect(toggle).toHaveBeenLastCalledWith({ id: 7, name: 'Seven' }, true);
  });

  it('of a row is named as its list names rows', () => {
    expect(draw(selectionOf({}), ['id', 'name'])[2]?.getAttribute('aria-label')).toBe('Select 7 Seven');
  });

  it('is absent for a row that cannot be chosen, and rests while it is not offered', () => {
    expect(draw(selectionOf({ isSelectable: () => false, disabled: true })).map(({ disabled }) => disabled)).toEqual([
      true,
      true,
    ]);
  });
});
