import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './support';

const block = (name: string) => screen.findByRole('region', { name });
const failing = (message: string) => () => {
  throw new Error(message);
};

describe('the country of a board', () => {
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
    let tell: (response: unknown) => void = () => undefined;
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
    let tell: (response: unknown) => void = () => undefined;
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
    const cards = within(await block('Today and This Month'));
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
    await within(await block('Today and This Month')).findByText('Sites');
    answerCall('base/getCountries', [MALAYSIA]);
    await user.click(await screen.findByRole('button', { name: /^Retry: Country/ }));
    await waitFor(() =>
      expect(to('top-cards').map(({ query }) => query)).toEqual([{ countryCode: 'SG' }, { countryCode: 'MY' }]),
    );
  });
});
