import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { open } from './support';

const block = (name: string) => screen.findByRole('region', { name });
const failing = (message: string) => () => {
  throw new Error(message);
};

afterEach(() => vi.useRealTimers());

describe('a board', () => {
  it('asks once for each block, with what it is filtered by', async () => {
    const { asked } = open();
    await screen.findByText('S$99.50');
    const blocks = asked.filter(({ path }) => path.startsWith('dashboard/') && !path.endsWith('providers'));
    expect(blocks.map(({ path }) => path).toSorted()).toEqual([
      'dashboard/bottom-cards',
      'dashboard/bottom-chart',
      'dashboard/bottom-tabs',
      'dashboard/connectors',
      'dashboard/getBottomTab',
      'dashboard/hourly-usages',
      'dashboard/incidents',
      'dashboard/revenue-tracking',
      'dashboard/top-cards',
    ]);
    for (const { path, query } of blocks)
      expect(query).toEqual(path.endsWith('chart') ? { countryCode: 'SG', tab: 'SESSIONS' } : { countryCode: 'SG' });
  });

  it('shows figures with their units, under the names that the schema knows, else under those they bring', async () => {
    open();
    const cards = within(await block('Today'));
    await cards.findByText('Sites');
    for (const text of ['64', 'Trees', '1,234.5 kWh', 'Revenue This Month', 'S$12.50']) cards.getByText(text);
    const table = within(await screen.findByRole('table', { name: 'Connectors' }));
    expect(table.getByRole('row', { name: 'Available 3' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'Suspended by the Vehicle 1' })).toBeTruthy();
  });

  it.each([
    ['MYR', 'RM99.50', 'RM12.50'],
    ['BND', /^BND.99\.50$/, /^BND.12\.50$/],
  ])(
    'writes amounts in %s with the symbol that a country has for it, else with the code',
    async (currency, ...texts) => {
      open({
        'dashboard/revenue-tracking': { currency, total: '99.5', xdata: [], ydata: [] },
        'dashboard/top-cards': [{ key: 'revenueMonth', value: '12.5', unit: currency }],
      });
      for (const text of texts) await screen.findByText(text);
    },
  );

  it('says of a block without figures that there are none', async () => {
    open({ 'dashboard/hourly-usages': { xdata: [], ydata: [] }, 'dashboard/top-cards': null });
    for (const name of ['Today', 'Hourly Usage', 'Incidents']) await within(await block(name)).findByText('No data');
  });

  it('tells a failure once, in its block alone, until somebody asks again', async () => {
    const { user, answer, to } = open({ 'dashboard/top-cards': failing('Meter is silent') });
    const cards = within(await block('Today'));
    await cards.findByText('Meter is silent');
    expect(screen.getAllByText('Meter is silent')).toHaveLength(2);
    await within(await block('Revenue Tracking')).findByText('S$99.50');
    answer('top-cards', [{ key: 'sites', value: 65 }]);
    await user.click(cards.getByRole('button', { name: 'Retry' }));
    await cards.findByText('65');
    expect(cards.queryByText('Meter is silent')).toBeNull();
    expect(to('top-cards')).toHaveLength(2);
  });

  it('asks again every minute, and tells a failure that goes on no second time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { to, answer } = open({ 'dashboard/top-cards': failing('Meter is silent') });
    await within(await block('Today')).findByText('Meter is silent');
    const toasts = (): number => screen.queryAllByText('Meter is silent').length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(toasts()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(to('top-cards').length).toBeGreaterThanOrEqual(2);
    expect(toasts()).toBe(1);
    answer('top-cards', [{ key: 'sites', value: 66 }]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await screen.findByText('66');
  });

  it('takes no answer to a former question for one to the present', async () => {
    let late: (value: unknown) => void = () => undefined;
    const { user, to } = open({
      'dashboard/top-cards': (query: { providerPk?: number }) =>
        query.providerPk === undefined
          ? new Promise((resolve) => {
              late = resolve;
            })
          : [{ key: 'sites', value: 3 }],
    });
    await user.click(await screen.findByRole('combobox', { name: 'Provider' }));
    await user.click(await screen.findByRole('option', { name: 'Merlion' }));
    await within(await block('Today')).findByText('3');
    expect(to('top-cards').map(({ query }) => query)).toEqual([
      { countryCode: 'SG' },
      { countryCode: 'SG', providerPk: 3 },
    ]);
    expect(to('top-cards')[0]?.signal?.aborted).toBe(true);
    await act(async () => late([{ key: 'sites', value: 999 }]));
    expect(screen.queryByText('999')).toBeNull();
  });

  it('has its filters before its figures', async () => {
    open({ 'dashboard/top-cards': () => new Promise(() => undefined) });
    await screen.findByRole('combobox', { name: 'Provider' });
  });

  it('asks all blocks again by its button', async () => {
    const { user, to, answer } = open();
    await screen.findByText('64');
    answer('top-cards', [{ key: 'sites', value: 70 }]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('70');
    expect(to('connectors')).toHaveLength(2);
  });

  it.each([
    [false, ['Show as table', 'Download picture (PNG)', 'Download figures (Excel)']],
    [true, ['Show as table']],
  ])('offers of a chart its table, and downloads to those who may (view-only: %s)', async (viewOnly, names) => {
    const { user } = open({}, { viewOnly });
    await user.click(await screen.findByRole('button', { name: 'More about Connectors' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(names);
    await user.click(entries[0]!);
    await user.click(await screen.findByRole('button', { name: 'More about Connectors' }));
    expect(await screen.findByRole('menuitem', { name: 'Hide the table' })).toBeTruthy();
  });
});
