/**
 * Filters of reports: default values, the filters that a new report type clears, and the maximum number of selected
 * sites.
 */
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose, combobox, DAWN, fetchInputs, open, press, SITES, TYPES, YEAR, type User } from './reportList';

beforeAll(fetchInputs, 60_000);

describe('a list whose filters come by themselves', () => {
  it('waits for the first ones, then asks once', async () => {
    const { pages } = open();
    await waitFor(() => expect(pages).toEqual([{ reportType: 'MNTHSITE', year: YEAR, month: 1 }]), { timeout: 20_000 });
    expect((await combobox(/Report Type/)).textContent).toBe('MNTHSITE');
    await waitFor(async () => expect((await combobox('Month')).textContent).toBe('January'));
    // Default values cannot be reset.
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
    expect(pages).toHaveLength(1);
  });

  it('opens as its address says', async () => {
    const { pages } = open({ path: '/list?filter={"reportType":"MNTHFLET","year":2025,"month":3,"groupPks":[6]}' });
    await screen.findByText('Corporate Fleets');
    expect(pages).toEqual([{ reportType: 'MNTHFLET', year: 2025, month: 3, groupPks: [6] }]);
  });

  it.each<[string, object]>([
    ['{"reportType":{"$ne":1},"sitePks":"x","groupPks":6}', { reportType: 'MNTHSITE', year: YEAR, month: 1 }],
    [
      '{"reportType":"CARBON","year":2025,"month":2,"sitePks":[1],"sitePk":3}',
      { reportType: 'CARBON', year: 2025, month: 2 },
    ],
    [
      '{"reportType":"MAF","siteDateRange":{"from":"2026-02-01","x":1},"year":2026}',
      { reportType: 'MAF', dateStart: '2026-02-01' },
    ],
  ])('opens with sense at an address with %s', async (filter, asked) => {
    const { pages } = open({ path: `/list?filter=${filter}` });
    await waitFor(() => expect(pages).toEqual([asked]));
  });

  it('shows what belongs to another type, empties what belonged to the first, and keeps the year', async () => {
    const { user, asks, pages } = open({
      path: '/list?filter={"reportType":"MNTHFLET","year":2025,"month":3,"groupPks":[6]}',
    });
    await combobox('Fleet');
    await waitFor(async () => expect((await combobox('Month')).textContent).toBe('March'));
    expect(asks('report/group-select').map(({ options }) => options.query)).toEqual([{ reportType: 'MNTHFLET' }]);
    await choose(user, 'MNTHTRAN');
    await combobox('Service Provider');
    expect(screen.queryByRole('combobox', { name: 'Fleet' })).toBeNull();
    await waitFor(async () => expect((await combobox('Month')).textContent).toBe('January'));
    await choose(user, 'MNTHFLET');
    await combobox('Fleet');
    expect(screen.queryByText('Corporate Fleets')).toBeNull();
    expect(new Set(asks('report/group-select').map(({ options }) => JSON.stringify(options.query)))).toEqual(
      new Set(['{"reportType":"MNTHFLET"}']),
    );
    expect(pages).toHaveLength(1);
    await press(user, 'Search');
    await waitFor(() => expect(pages.at(-1)).toEqual({ reportType: 'MNTHFLET', year: 2025, month: 1 }));
  });

  it('empties both ends of a period', async () => {
    const range = '{"from":"2026-02-01","to":"2026-02-09"}';
    const { user, pages } = open({ path: `/list?filter={"reportType":"MAF","siteDateRange":${range},"sitePk":3}` });
    await screen.findByRole('group', { name: 'From' });
    await waitFor(() => expect(pages).toHaveLength(1));
    await choose(user, 'MNTHTRAN');
    await combobox('Service Provider');
    await choose(user, 'MAF');
    await screen.findByRole('group', { name: 'From' });
    await press(user, 'Search');
    await waitFor(() => expect(pages.at(-1)).toEqual({ reportType: 'MAF' }));
  });
});

describe('the month', () => {
  const FIRST = [{ value: 'APENDIXF', name: 'APENDIXF' }, ...TYPES];
  const WORDS = ['JAN', 'FEB'].map((value) => ({ value, name: value }));

  it('is the first one again after each change of the type, on screen as on the wire', async () => {
    const { user, generated } = open({ lists: { [`${DAWN}/report-type-select`]: FIRST } });
    await choose(user, 'MNTHTRAN');
    for (const type of ['CARBON', 'MNTHFLET']) {
      await user.click(await combobox('Month'));
      await user.click(await screen.findByRole('option', { name: 'March' }));
      await choose(user, type);
      await waitFor(async () => expect((await combobox('Month')).textContent).toBe('January'));
    }
    await press(user, 'Generate');
    await waitFor(() => expect(generated()).toEqual([{ reportType: 'MNTHFLET', year: YEAR, month: 1 }]));
  });

  it('may be a code in letters, as a group may', async () => {
    const { user, pages } = open({
      lists: {
        [`${DAWN}/report-type-select`]: TYPES.filter(({ value }) => value === 'MNTHFLET'),
        [`${DAWN}/month-select`]: WORDS,
        [`${DAWN}/report/group-select`]: [{ value: 'G6', name: 'Corporate Fleets' }],
      },
      rows: [{ id: 9, filePk: 9, month: 'FEB' }],
    });
    await user.click(await combobox('Fleet'));
    await user.click(await screen.findByText('Corporate Fleets'));
    await press(user, 'Search');
    const reportRequest = { reportType: 'MNTHFLET', year: YEAR, month: 'JAN', groupPks: ['G6'] };
    await waitFor(() => expect(pages.at(-1)).toEqual(reportRequest));
    await screen.findByRole('cell', { name: 'FEB' });
  });
});

describe('sites', () => {
  // The last sites: the dropdown opens with the first ones, which are not selected.
  const chosen = (count: number): string => {
    const sitePks = SITES.slice(SITES.length - count).map(({ sitePk }) => sitePk);
    return `/list?filter=${JSON.stringify({ reportType: 'MNTHSITE', year: 2026, month: 1, sitePks })}`;
  };
  const isDisabled = async (user: User): Promise<boolean> => {
    await user.click(await combobox('Sites'));
    const first = await screen.findByText('Site 1');
    return first.closest('li')!.getAttribute('aria-disabled') === 'true';
  };

  it('say how many of them can be chosen, before it is too many', async () => {
    open({ path: chosen(2) });
    await screen.findByText('At most 500');
    await screen.findByText('2/500');
  });

  it('are no more than that in an address, either', async () => {
    const { pages } = open({ path: chosen(600) });
    await waitFor(() => expect(pages.at(-1)).toHaveProperty('sitePks.length', 500));
  });

  it('can be 500, and no more', async () => {
    const { user, pages } = open({ path: chosen(499) });
    await screen.findByText('499/500');
    expect(await isDisabled(user)).toBe(false);
    await user.click(screen.getByText('Site 1'));
    await screen.findByText('500 selected, the maximum');
    expect(screen.getByText('Site 2').closest('li')!.getAttribute('aria-disabled')).toBe('true');
    await screen.findByText('500/500');
    await press(user, 'Search');
    await waitFor(() => expect(pages.at(-1)).toHaveProperty('sitePks.length', 500));
  });
});
