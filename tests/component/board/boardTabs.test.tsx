import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { getProductModule } from '../../support/entityModule';
import { open, TABS } from './support';

const block = (name: string) => screen.findByRole('region', { name });
const failing = (message: string) => () => {
  throw new Error(message);
};

describe('the tabs of a board', () => {
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
    expect((await block('Performance')).contains(document.activeElement)).toBe(true);
    await figures.findByRole('radiogroup', { name: 'Figures' });
    await waitFor(() => expect(to('bottom-chart')).toHaveLength(1));
  });

  it('offers no retry in a block that the user may not view, and says who can help', async () => {
    open({
      'dashboard/bottom-tabs': () => {
        throw new HttpError('You do not have access to this function', 403, { success: false });
      },
    });
    const figures = within(await block('Performance'));
    await figures.findByText('Your account may not view this. An administrator can give you access.');
    expect(figures.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says that its tabs could not be loaded although fallback options replace them', async () => {
    const { entity, validators } = getProductModule('dashboard');
    const dashboardTabs = {
      ...entity.options['dashboardTabs']!,
      fallbackOptions: [{ value: 'ENERGY', label: 'Energy' }],
    };
    const { user, answer } = open(
      { 'dashboard/bottom-tabs': failing('No tabs today') },
      { entity: { entity: { ...entity, options: { ...entity.options, dashboardTabs } }, validators } },
    );
    const figures = within(await block('Performance'));
    await figures.findByRole('radio', { name: 'Energy' });
    answer('bottom-tabs', TABS);
    await user.click(await figures.findByRole('button', { name: /^Retry/ }));
    await figures.findByRole('radio', { name: 'Sessions' });
    expect(figures.queryByRole('alert')).toBeNull();
  });
});
