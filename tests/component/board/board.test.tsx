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
    const cards = within(await block('Today and This Month'));
    await cards.findByText('Sites');
    for (const text of ['64', 'Trees', '1,234.5 kWh', 'Revenue This Month', 'S$12.50']) cards.getByText(text);
    const list = within(await screen.findByRole('list', { name: 'Connectors' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Available375%',
      'Suspended by the Vehicle125%',
    ]);
  });

  it('tells of a series its span and latest change, and what is not over, under headings that name what they hold', async () => {
    const { user } = open(
      {
        'dashboard/revenue-tracking': {
          currency: 'SGD',
          total: '9',
          xdata: ['2026-09', '2026-10', '2026-11'],
          ydata: ['80', '100', '7'],
        },
        'dashboard/bottom-chart': { xdata: ['2026-11-25', '2026-11-26'], ydata: [7, 7] },
      },
      { now: () => new Date('2026-11-26T16:20:00Z') },
    );
    const revenue = within(await block('Revenue Tracking'));
    await revenue.findByText('Last 3 months · S$');
    expect(revenue.getByText(/^Oct 2026 · S\$100\.00/).textContent).toBe('Oct 2026 · S$100.00 ▲ 25% above Sep 2026');
    const rows = await revenue.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthRevenue',
      'Sep 2026S$80.00',
      'Oct 2026S$100.00',
      'Nov 2026 (so far)S$7.00',
    ]);
    // In the operator's time zone, the 27th has begun: no day of this series is running.
    const performance = within(await block('Performance'));
    await performance.findByText('25 Nov 2026 – 26 Nov 2026');
    performance.getByText('same as 25 Nov 2026');
    await performance.findByRole('columnheader', { name: 'Sessions' });
    performance.getByRole('columnheader', { name: 'Day' });
    await user.click(performance.getByRole('radio', { name: 'Energy' }));
    await performance.findByRole('columnheader', { name: 'Energy' });
  });

  it('leads from what it shows to the lists behind it, and nowhere where the user may not go', async () => {
    const incidents = [{ siteName: 'Mall', chargeBoxId: 'SG-1', connectorId: 2, errorCode: 'OtherError' }];
    const { user, location } = open({
      'dashboard/incidents': incidents,
      'dashboard/connectors': { Available: 3, Faulted: 1 },
      'dashboard/revenue-tracking': { currency: 'SGD', total: '9', xdata: ['2026-10'], ydata: ['80'] },
    });
    const getPlace = (link: HTMLElement): string => decodeURIComponent(link.getAttribute('href') ?? '');
    const link = async (name: string) => getPlace(await screen.findByRole('link', { name }));
    expect(await link('64')).toBe('/smart-energy-management/site-load-balancing');
    expect(await link('Incidents')).toBe('/incident-management/error-log');
    expect(await link('Faulted')).toBe('/incident-management/error-log?filter={"criteria":"Faulted"}');
    // No list can be filtered by this status.
    expect(screen.queryByRole('link', { name: 'Available' })).toBeNull();
    expect(await link('Connectors')).toBe('/smart-energy-management/config-stations');
    expect(await link('SG-1')).toBe('/incident-management/charge-box/SG-1');
    await user.click(await screen.findByRole('button', { name: 'Options for Revenue' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
    expect(await link('Oct 2026')).toBe('/report-management/monthly-reports?filter={"year":2026,"month":10}');
    await user.click(screen.getByRole('link', { name: 'SG-1' }));
    expect(location()).toMatchObject({
      pathname: '/incident-management/charge-box/SG-1',
      state: { from: '/dashboard' },
    });
  });

  it('has no links to screens that the user may not open', async () => {
    open({}, { canAccess: async ({ resource }) => resource === 'error-log' });
    await screen.findByRole('link', { name: 'Incidents' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Incidents']);
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
    for (const name of ['Today and This Month', 'Hourly Usage', 'Incidents'])
      await within(await block(name)).findByText('No data');
  });

  it('tells a failure once, in its block alone, until somebody asks again', async () => {
    const { user, answer, to } = open({ 'dashboard/top-cards': failing('Meter is silent') });
    const cards = within(await block('Today and This Month'));
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
    await within(await block('Today and This Month')).findByText('Meter is silent');
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
    await within(await block('Today and This Month')).findByText('3');
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
    await user.click(await screen.findByRole('button', { name: 'Options for Connectors' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(names);
    await user.click(entries[0]!);
    await user.click(await screen.findByRole('button', { name: 'Options for Connectors' }));
    await screen.findByRole('menuitem', { name: 'Hide the table' });
  });
});
