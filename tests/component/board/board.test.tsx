import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { open, TABS } from './support';

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

  it('forgets the provider with the country, and keeps the country when filters are taken back', async () => {
    const { user, location, to } = open({}, { path: '/dashboard?filter={"countryCode":"SG","providerPk":3}' });
    await user.click(await screen.findByRole('combobox', { name: /Country/ }));
    await user.click(await screen.findByRole('option', { name: 'Malaysia' }));
    await waitFor(() => expect(to('top-cards').at(-1)?.query).toEqual({ countryCode: 'MY' }));
    expect(new URLSearchParams(location().search).get('filter')).toBe('{"countryCode":"MY"}');
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Provider' }));
    await user.click(await screen.findByRole('option', { name: 'Merlion' }));
    for (const place of ['top-cards', 'bottom-tabs', 'getBottomTab'])
      await waitFor(() => expect(to(place).at(-1)?.query).toEqual({ countryCode: 'MY', providerPk: 3 }));
    await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(location().search).toBe('?filter=%7B%22countryCode%22%3A%22MY%22%7D'));
  });

  const MALAYSIA = { countryCode: 'MY', countryName: 'Malaysia' };
  const SINGAPORE = { countryCode: 'SG', countryName: 'Singapore' };

  it.each<[string, unknown, string]>([
    ['has the operator’s own', [MALAYSIA, SINGAPORE], 'SG'],
    ['is empty', [], 'SG'],
    ['failed', failing('No countries'), 'SG'],
  ])('asks everything once, of its own country, where the list of countries %s', async (_, countries, code) => {
    const { asked, to } = open({ 'base/getCountries': countries });
    await screen.findByRole('combobox', { name: 'Provider' });
    await waitFor(() => expect(to('bottom-chart')).toHaveLength(1));
    const blocks = asked.filter(({ path }) => path.startsWith('dashboard/'));
    expect(blocks).toHaveLength(10);
    expect(new Set(blocks.map(({ path }) => path)).size).toBe(10);
    expect(new Set(blocks.map(({ query }) => query['countryCode']))).toEqual(new Set([code]));
    expect(asked.filter(({ path }) => path === 'base/getCountries')).toHaveLength(1);
  });

  it('asks for its figures without waiting for the list of countries, and shows them once that has its country', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    const { asked, to } = open({ 'base/getCountries': () => new Promise((resolve) => (tell = resolve)) });
    await waitFor(() => expect(to('bottom-chart')).toHaveLength(1));
    expect(asked[0]?.path).toBe('base/getCountries');
    await block('Revenue Tracking');
    for (const text of ['64', 'S$99.50']) expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    act(() => tell([MALAYSIA, SINGAPORE]));
    for (const text of ['64', 'S$99.50']) await screen.findByText(text);
    expect(to('top-cards')).toHaveLength(1);
  });

  it('shows nothing of its own country where the list of countries lacks it, and asks again of the first one there', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    const { to, location } = open(
      {
        'base/getCountries': () => new Promise((resolve) => (tell = resolve)),
        'dashboard/top-cards': ({ countryCode }: { countryCode: string }) =>
          countryCode === 'SG' ? failing('There is no such country')() : [{ key: 'sites', value: 3 }],
        'dashboard/connectors': ({ countryCode }: { countryCode: string }) =>
          countryCode === 'SG' ? new Promise(() => undefined) : { Available: 8 },
      },
      { path: '/dashboard?filter={"countryCode":"SG","providerPk":3}' },
    );
    await waitFor(() => expect(to('bottom-chart')).toHaveLength(1));
    const cards = within(await block('Today'));
    expect(cards.queryByText('There is no such country')).toBeNull();
    expect(screen.queryByText('S$99.50')).toBeNull();
    act(() => tell([MALAYSIA, { countryCode: 'TH', countryName: 'Thailand' }]));
    await cards.findByText('3');
    await screen.findByText('S$99.50');
    expect(to('connectors')[0]?.signal?.aborted).toBe(true);
    // The provider filter depends on the country, so a new country clears it.
    expect(to('top-cards').map(({ query }) => query)).toEqual([
      { countryCode: 'SG', providerPk: 3 },
      { countryCode: 'MY' },
    ]);
    expect(new URLSearchParams(location().search).get('filter')).toBe('{"countryCode":"MY"}');
  });

  it('takes the first country once a list that had failed is there, and lacks its own', async () => {
    const { user, answerCall, to } = open({ 'base/getCountries': failing('No countries') });
    await within(await block('Today')).findByText('Sites');
    answerCall('base/getCountries', [MALAYSIA]);
    await user.click(await screen.findByRole('button', { name: /^Retry: Country/ }));
    await waitFor(() =>
      expect(to('top-cards').map(({ query }) => query)).toEqual([{ countryCode: 'SG' }, { countryCode: 'MY' }]),
    );
  });

  it('has its filters before its figures', async () => {
    open({ 'dashboard/top-cards': () => new Promise(() => undefined) });
    await screen.findByRole('combobox', { name: 'Provider' });
  });

  it('asks for the chart of another tab, and for nothing else', async () => {
    const { user, asked, to } = open();
    const tabs = await screen.findByRole('radiogroup', { name: 'Figures' });
    expect(within(tabs).getByRole<HTMLInputElement>('radio', { name: 'Sessions' }).checked).toBe(true);
    await screen.findByText('S$99.50');
    await screen.findByRole('combobox', { name: 'Provider' });
    const before = asked.length;
    await user.click(within(tabs).getByRole('radio', { name: 'Energy' }));
    await waitFor(() => expect(to('bottom-chart').at(-1)?.query).toEqual({ countryCode: 'SG', tab: 'ENERGY' }));
    expect(asked).toHaveLength(before + 1);
  });

  it.each([
    ['is none of them', { value: 'WEATHER' }],
    ['is not said', null],
    ['cannot be read', failing('No tab')],
  ])('opens the first tab where the one to be opened %s', async (_, first) => {
    const { to } = open({ 'dashboard/getBottomTab': first });
    await waitFor(() => expect(to('bottom-chart')).toHaveLength(1));
    expect(to('bottom-chart')[0]?.query).toEqual({ countryCode: 'SG', tab: 'ENERGY' });
  });

  it('asks without a tab where there are none', async () => {
    const { to } = open({ 'dashboard/bottom-tabs': [] });
    await waitFor(() => expect(to('bottom-chart')[0]?.query).toEqual({ countryCode: 'SG' }));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('tells that its tabs cannot be read, in their block alone, and tries them again', async () => {
    const { user, answer, to } = open({ 'dashboard/bottom-tabs': failing('No tabs today') });
    const figures = within(await block('Performance'));
    await figures.findByText('No tabs today');
    await within(await block('Revenue Tracking')).findByText('S$99.50');
    expect(screen.getAllByText('No tabs today')).toHaveLength(2);
    expect(to('bottom-chart')).toEqual([]);
    answer('bottom-tabs', TABS);
    await user.click(figures.getByRole('button', { name: 'Retry' }));
    await figures.findByRole('radiogroup', { name: 'Figures' });
    await waitFor(() => expect(to('bottom-chart')).toHaveLength(1));
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
