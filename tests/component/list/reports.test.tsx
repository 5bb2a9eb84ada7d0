/** The filters of reports at work: what comes by itself, a Search that waits, and what Generate sends. */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { productModule } from '../../support/entityModule';
import { renderList } from './support';

// What is fetched late is not what these tests are about.
beforeAll(async () => {
  await import('../../../src/generator/list/FilterFields');
  await import('../../../src/widgets/inputs/PickerInput');
  await import('../../../src/widgets/inputs/MultiSelectInput');
}, 60_000);

const module = productModule('report');
const DAWN = 'dawn/api/v1';
const YEAR = new Date().getFullYear();

const TYPES = ['MNTHSITE', 'APENDIXF', 'MNTHFLET', 'MNTHTRAN', 'MAF', 'CARBON'].map((value) => ({
  value,
  name: value,
}));
const MONTHS = ['January', 'February', 'March'].map((name, index) => ({ value: index + 1, name }));
const SITES = Array.from({ length: 600 }, (_, index) => ({ sitePk: index + 1, siteName: `Site ${index + 1}` }));

const LISTS: Readonly<Record<string, object[]>> = {
  [`${DAWN}/report-type-select`]: TYPES,
  [`${DAWN}/month-select`]: MONTHS,
  [`${DAWN}/all-site-select`]: SITES,
  [`${DAWN}/report/group-select`]: [{ value: 6, name: 'Corporate Fleets' }],
  [`${DAWN}/service-provider-select`]: [{ providerPk: 1, providerName: 'Wattdesk Charging' }],
};

interface Asked {
  call: { path: string };
  options: { body?: unknown; query?: object };
}

function open({ path = '/list', viewOnly = false, generate = async () => ({ data: null, msg: '' }) as unknown } = {}) {
  const asked: Asked[] = [];
  const pages: unknown[] = [];
  const getList = vi.fn(async (_: string, { filter }: { filter: unknown }) => {
    pages.push(filter);
    return { data: [], total: 0 };
  });
  const send = vi.fn(async (call: Asked['call'], options: Asked['options']) => {
    asked.push({ call, options });
    const list = LISTS[call.path];
    if (!list) return generate();
    // The server searches sites.
    const { siteName = '' } = { ...options.query } as { siteName?: string };
    return { data: list.filter((one) => JSON.stringify(one).includes(siteName)), msg: '' };
  });
  const app = renderList({ module, getList: getList as never, provider: { send } as never, path, viewOnly });
  const generated = () => asked.flatMap(({ call, options }) => (call.path.endsWith('generate') ? [options.body] : []));
  const asks = (list: string) => asked.filter(({ call }) => call.path === `${DAWN}/${list}`);
  return { ...app, pages, generated, asks };
}

const combobox = (name: string | RegExp) => screen.findByRole('combobox', { name });
type User = ReturnType<typeof open>['user'];

async function choose(user: User, type: string): Promise<void> {
  await user.click(await combobox(/Report Type/));
  await user.click(await screen.findByRole('option', { name: type }));
}
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

describe('a list whose filters come by themselves', () => {
  it('waits for the first ones, then asks once', async () => {
    const { pages } = open();
    await waitFor(() => expect(pages).toEqual([{ reportType: 'MNTHSITE', year: YEAR, month: 1 }]), { timeout: 20_000 });
    expect((await combobox(/Report Type/)).textContent).toBe('MNTHSITE');
    await waitFor(async () => expect((await combobox('Month')).textContent).toBe('January'));
    // Nothing of it can be taken back.
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
    expect(pages).toHaveLength(1);
  });

  it('opens as its address says', async () => {
    const { pages } = open({ path: '/list?filter={"reportType":"MNTHFLET","year":2025,"month":3,"groupPks":[6]}' });
    await screen.findByText('Corporate Fleets');
    expect(pages).toEqual([{ reportType: 'MNTHFLET', year: 2025, month: 3, groupPks: [6] }]);
  });

  it.each<[string, object]>([
    ['{"reportType":{"$ne":1},"sitePks":"x","groupPks":6}', { reportType: 'MNTHSITE', month: 1 }],
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
});

describe('Search', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('asks half a second later, once however often it is pressed, and again for the same', async () => {
    const { user, pages } = open();
    await waitFor(() => expect(pages).toHaveLength(1));
    const button = await screen.findByRole('button', { name: 'Search' });
    for (const asked of [2, 3]) {
      await user.click(button);
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
      await user.click(button);
      expect(pages).toHaveLength(asked - 1);
      await act(() => vi.advanceTimersByTimeAsync(600));
      await waitFor(() => expect(pages).toHaveLength(asked));
      expect(button.hasAttribute('aria-busy')).toBe(false);
    }
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(pages).toHaveLength(3);
  });
});

describe('Generate', () => {
  it('sends what the filters say, searched for or not, and shows the rows of these', async () => {
    const { user, pages, generated } = open();
    await waitFor(() => expect(pages).toHaveLength(1));
    await choose(user, 'MNTHTRAN');
    await press(user, 'Generate');
    await screen.findByText('Generate success');
    expect(generated()).toEqual([{ reportType: 'MNTHTRAN', year: YEAR, month: 1 }]);
    await waitFor(() => expect(pages).toEqual([expect.anything(), { reportType: 'MNTHTRAN', year: YEAR, month: 1 }]));
    await press(user, 'Generate');
    await waitFor(() => expect(pages).toHaveLength(3));
  });

  it('is busy while it runs, is sent once, and can be used again after a refusal', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const { user, pages, generated } = open({
      generate: () => new Promise((_, reject) => (refuse = reject)),
    });
    await waitFor(() => expect(pages).toHaveLength(1));
    const button = await screen.findByRole('button', { name: 'Generate' });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await user.click(button);
    expect(generated()).toHaveLength(1);
    act(() => refuse(new HttpError('The figures are not complete yet', 200)));
    await screen.findByText('The figures are not complete yet');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    // Nothing was made: nothing is read again.
    expect(pages).toHaveLength(1);
    await user.click(button);
    await waitFor(() => expect(generated()).toHaveLength(2));
  });

  it('wants days and a site of one type; Search does not', async () => {
    const { user, pages, generated } = open();
    await waitFor(() => expect(pages).toHaveLength(1));
    await choose(user, 'MAF');
    await press(user, 'Generate');
    // At the fields, and nowhere else; the keyboard goes on at the first of them.
    expect(await screen.findAllByText('Please select date range')).toHaveLength(1);
    expect(screen.getAllByText('Please select a site')).toHaveLength(1);
    const site = await combobox('Site');
    expect(site.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('group', { name: 'From' }).contains(document.activeElement)).toBe(true);
    expect(generated()).toEqual([]);
    await press(user, 'Search');
    await waitFor(() => expect(pages.at(-1)).toEqual({ reportType: 'MAF' }));
    expect(screen.queryByText('Please select a site')).toBeNull();
    expect(site.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is not there for whoever may only look', async () => {
    open({ viewOnly: true });
    await screen.findByRole('button', { name: 'Search' });
    expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  });
});

describe('sites', () => {
  // The last ones: the list opens with the others.
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
    await screen.findByText('500 chosen, which is the most');
    expect(screen.getByText('Site 2').closest('li')!.getAttribute('aria-disabled')).toBe('true');
    await screen.findByText('500/500');
    await press(user, 'Search');
    await waitFor(() => expect(pages.at(-1)).toHaveProperty('sitePks.length', 500));
  });
});
