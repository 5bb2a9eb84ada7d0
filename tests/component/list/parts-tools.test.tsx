/** Tabs, buttons and notices of a list, each alone. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterTabs } from '../../../src/generator/list/FilterTabs';
import type { FilterValues } from '../../../src/generator/queries/sanitizeFilter';
import { ActionButton, ListToolbar } from '../../../src/generator/list/ListToolbar';
import { ListLoadErrorNotice, RowsWithoutIdNotice } from '../../../src/generator/list/ListNotices';
import type { FilterChange } from '../../../src/generator/list/useListParams';
import type { AvailableAction } from '../../../src/generator/actions/types';
import { ExportProgress } from '../../../src/generator/list/export/ExportProgress';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

afterEach(() => vi.useRealTimers());

describe('tabs', () => {
  const KIND = { type: 'string' as const, title: 'Kind', enum: ['A', 'B'] };
  const draw = (filter: FilterValues, all?: string) => {
    const kind = all ? { ...KIND, 'x-ui': { allLabel: all } } : KIND;
    const filters = { properties: { kind, name: { type: 'string' as const } } };
    const module = createTestModule({ properties: {} }, { list: { filters, tabFilter: 'kind' } });
    const setFilter = vi.fn<(change: FilterChange) => void>();
    const list = {
      params: { page: 1, perPage: 10, filter },
      lockedFilter: {},
      setPage: vi.fn(),
      setPerPage: vi.fn(),
      setSort: vi.fn(),
      setFilter,
    };
    renderInApp(<FilterTabs filters={module.entity.list!.filters} list={list} />, {
      messages: enMessages,
      entity: module,
    });
    const asked = (now: FilterValues) => {
      const change = setFilter.mock.lastCall?.[0];
      return typeof change === 'function' ? change(now) : change;
    };
    return { asked, tabs: screen.getAllByRole<HTMLInputElement>('radio') };
  };
  const chosen = (tabs: HTMLInputElement[]) => tabs.find(({ checked }) => checked)?.labels?.[0]?.textContent;

  it('offer all first, and each choice', () => {
    expect(draw({}).tabs.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['All', 'A', 'B']);
    screen.getByRole('radiogroup', { name: 'Kind' });
  });

  it.each<[FilterValues, string | undefined]>([
    [{}, 'All'],
    [{ name: 'x' }, 'All'],
    [{ kind: 'B' }, 'B'],
    [{ kind: 'gone' }, undefined],
  ])('show what is chosen: %j', (filter, expected) => expect(chosen(draw(filter).tabs)).toBe(expected));

  it('say that their list did not come, until it comes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const kind = { type: 'string' as const, title: 'Kind', 'x-ui': { options: 'kinds' } };
    const admin = { list: { filters: { properties: { kind } }, tabFilter: 'kind' } };
    const module = createTestModule({ properties: {} }, admin, { kinds: { call: 'GET kinds' } });
    const send = vi
      .fn()
      .mockRejectedValueOnce(new Error('Down'))
      .mockResolvedValue({ data: [{ value: 'A', name: 'Alpha' }], msg: '' });
    const list = {
      params: { page: 1, perPage: 10, filter: {} },
      lockedFilter: {},
      setPage: vi.fn(),
      setPerPage: vi.fn(),
      setSort: vi.fn(),
    };
    renderInApp(<FilterTabs filters={module.entity.list!.filters} list={{ ...list, setFilter: vi.fn() }} />, {
      messages: enMessages,
      entity: module,
      dataProvider: { send },
    });
    await screen.findByText('Options could not be loaded');
    fireEvent.click(screen.getByRole('button', { name: 'Retry: Kind' }));
    await screen.findByRole('radio', { name: 'Alpha' });
    expect(screen.queryByText('Options could not be loaded')).toBeNull();
  });

  it('call all by the words of the schema', () => {
    expect(draw({}, 'Every kind').tabs[0]?.labels?.[0]?.textContent).toBe('Every kind');
  });

  it('ask for one, or for all, and keep the other filters of that moment', () => {
    const { asked, tabs } = draw({ kind: 'A' });
    fireEvent.click(tabs[2]!);
    expect(asked({ kind: 'A', name: 'x' })).toEqual({ name: 'x', kind: 'B' });
    fireEvent.click(tabs[0]!);
    expect(asked({ kind: 'A', name: 'x' })).toEqual({ name: 'x' });
  });
});

describe('a button of a list', () => {
  const offer = (more: Partial<AvailableAction>) =>
    ({
      name: 'own',
      label: 'Do',
      kind: 'call',
      run: vi.fn(),
      isDisabled: false,
      ...more,
    }) as unknown as AvailableAction;
  const draw = (one: AvailableAction, more: object = {}) => {
    renderInApp(<ActionButton action={one} {...more} />, { messages: enMessages });
    return screen.getByRole<HTMLButtonElement>(one.to ? 'link' : 'button');
  };

  it.each<[string, Partial<AvailableAction>, object, string]>([
    ['has the words of its action', {}, {}, 'Do'],
    ['invites to the first row of an empty list', { kind: 'create' }, { first: true }, 'Add the first one'],
    ['names its row where several stand below each other', {}, { about: 'Seven' }, 'Do: Seven'],
  ])('%s', (_, more, props, name) => {
    const button = draw(offer(more), props);
    expect(button.getAttribute('aria-label') ?? button.textContent).toBe(name);
  });

  it('does what it says, once it may', () => {
    const one = offer({});
    fireEvent.click(draw(one));
    expect(one.run).toHaveBeenCalledTimes(1);
  });

  it('rests, or says that it works and keeps the focus', () => {
    expect(draw(offer({ isDisabled: true })).disabled).toBe(true);
  });

  it('that says why it is disabled can be focused, and a click says so', () => {
    const one = offer({ isDisabled: true, reason: 'Not now' });
    const button = draw(one);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect([button.getAttribute('aria-description'), button.dataset['tooltip']]).toEqual(['Not now', 'Not now']);
    fireEvent.click(button);
    expect(one.run).toHaveBeenCalledTimes(1);
  });

  it('says that it works and keeps the focus', () => {
    const button = draw(offer({ isBusy: true }));
    const said = ['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name));
    expect([button.disabled, ...said]).toEqual([false, 'true', 'true']);
  });

  it('leads to its form, which is fetched when the pointer or the focus comes near', () => {
    const preload = vi.fn();
    const link = draw(offer({ to: { to: '/new', state: {} } } as Partial<AvailableAction>), { preload });
    expect(link.getAttribute('href')).toBe('/new');
    fireEvent.pointerEnter(link);
    fireEvent.focus(link);
    expect(preload).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<AvailableAction>, string]>([
    ['export', { name: 'export', kind: 'export' }, ''],
    ['import', { name: 'import', kind: 'import' }, ''],
    ['another file', { name: 'log', kind: 'download' }, 'Do'],
    ['create', { name: 'create', kind: 'create' }, 'Do'],
    ['an action without a picture', { name: 'export' }, 'Do'],
  ])('on a phone has a picture alone where that says enough: %s', (_, more, text) => {
    window.innerWidth = 390;
    const button = draw(offer(more));
    window.innerWidth = 1280;
    expect(button.textContent).toBe(text);
    expect(button.getAttribute('aria-label') ?? button.textContent).toBe('Do');
  });

  it.each([
    [1280, ['Refresh', 'Import', 'Export', 'Create'], []],
    [390, ['Refresh', 'Actions for Things', 'Create'], ['Import', 'Export']],
  ])('stand in one line of %s px: %j', async (width, names, folded) => {
    const { entity } = createTestModule({ properties: {} });
    const offers = ['Import', 'Export', 'Create'].map((label) =>
      offer(label === 'Create' ? { name: label, label, kind: 'create' } : { name: label, label }),
    );
    const columns = { all: [], visible: [], isVisible: () => true, toggle: vi.fn() } as never;
    window.innerWidth = width;
    renderInApp(
      <ListToolbar
        {...{ entity, columns, list: { params: {} } as never, actions: offers }}
        onRefresh={vi.fn()}
        preload={vi.fn()}
      />,
      { messages: enMessages },
    );
    const shown = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(shown.filter((name) => !/Columns/.test(name))).toEqual(names);
    window.innerWidth = 1280;
    if (folded.length === 0) return;
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Things' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(folded);
  });
});

describe('what stands below the rows', () => {
  it('is nothing where all say which they are', () => {
    const { container } = renderInApp(<RowsWithoutIdNotice count={0} picks={false} />, { messages: enMessages });
    expect(container.querySelector('output')).toBeNull();
  });

  it('are the words of the server, and a way to ask again', async () => {
    const retry = vi.fn();
    renderInApp(<ListLoadErrorNotice error={new Error('Out of order')} onRetry={retry} />, { messages: enMessages });
    await screen.findByText('Out of order');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

it('an export says how far it is, and can be stopped', () => {
  const onCancel = vi.fn();
  renderInApp(<ExportProgress title="Exporting…" progress={0.4} onCancel={onCancel} />, { messages: enMessages });
  expect(screen.getByRole('progressbar', { name: 'Exporting…' }).getAttribute('aria-valuenow')).toBe('40');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
