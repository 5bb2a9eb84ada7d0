/** Reports: a pending Search, the request of Generate, and rows without a file. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, combobox, DAWN, fetchInputs, open, press, YEAR } from './reportList';

beforeAll(fetchInputs);

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

describe('an empty month', () => {
  const filter = { reportType: 'MNTHTRAN', year: YEAR, month: 1 };
  const path = `/list?filter=${JSON.stringify(filter)}`;
  const report = (filePk: number, month: unknown) => ({ id: filePk, filePk, month, reportName: `File ${filePk}` });

  it('offers the months that have rows, in one request, and leads to their rows', async () => {
    const rows = [report(1, 3), report(2, '2'), report(3, 3)];
    const { user, pages, sought } = open({
      path,
      rows: ({ month }) => (month === 1 ? [] : rows.filter((row) => month === undefined || row.month === month)),
    });
    const offered = within(await screen.findByRole('group', { name: 'Month with results' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['February', 'March']);
    expect([pages, sought]).toEqual([[filter], [{ reportType: 'MNTHTRAN', year: YEAR }]]);
    await user.click(offered.getByRole('button', { name: 'March' }));
    await screen.findByText('File 1');
    expect(pages.at(-1)).toEqual({ ...filter, month: 3 });
  });

  it('offers nothing where no month has rows', async () => {
    const { sought } = open({ path });
    await waitFor(() => expect(sought).toHaveLength(1));
    expect(screen.queryByRole('group', { name: 'Month with results' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Clear Month/ })).toBeNull();
  });

  it('is named, and can be cleared where rows do not say their month', async () => {
    const rows = [{ id: 1, filePk: 1, fileName: 'File 1' }];
    const { user, pages } = open({
      entity: 'monthly-report',
      path: `/list?filter=${JSON.stringify({ year: 2025, month: 1, providerPk: 1 })}`,
      rows: ({ month }) => (month === 1 ? [] : rows),
    });
    await waitFor(() =>
      expect(document.querySelector('.wd-empty-filters')?.textContent).toBe(
        'Year: 2025 · Month: January · Service Provider: Wattdesk Charging',
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Clear Month (1 result)' }));
    await screen.findByText('File 1');
    expect(pages.at(-1)).toEqual({ year: 2025, providerPk: 1 });
  });
});

describe('a type', () => {
  it('says what it is for: in the list of types, and below the chosen one', async () => {
    const { user } = open();
    await user.click(await combobox(/Report Type/));
    const option = await screen.findByRole('option', { name: 'MNTHTRAN' });
    expect(option.textContent).toContain('Every charging session of a month');
    await user.click(option);
    const type = await combobox(/Report Type/);
    await waitFor(() =>
      expect(document.getElementById(type.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Every charging session of a month',
      ),
    );
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
    // No report was created, so the list is not reloaded.
    expect(pages).toHaveLength(1);
    await user.click(button);
    await waitFor(() => expect(generated()).toHaveLength(2));
  });

  it('wants days and a site of one type; Search does not', async () => {
    const { user, pages, generated } = open();
    await waitFor(() => expect(pages).toHaveLength(1));
    await choose(user, 'MAF');
    await press(user, 'Generate');
    // The errors appear only at the fields, and the focus moves to the first of them.
    expect(await screen.findAllByText('Please select date range')).toHaveLength(1);
    expect(screen.getAllByText('Please select a site')).toHaveLength(1);
    const site = await combobox('Site');
    expect(site.getAttribute('aria-invalid')).toBe('true');
    const from = within(await screen.findByRole('group', { name: 'From' }));
    await waitFor(() => expect(from.getByRole('spinbutton', { name: 'Day' })).toBe(document.activeElement));
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

it('shows a report that has no file yet, and says nothing of an id that nobody needs', async () => {
  open({ rows: [{ id: '~0', createBy: 'tan.wei', reportName: 'Sites, March' }] });
  await screen.findByRole('cell', { name: 'tan.wei' });
  expect(screen.queryByText(/without an id/)).toBeNull();
});

it('generates for all that were chosen, however many', async () => {
  const groups = Array.from({ length: 150 }, (_, index) => ({ value: index + 1, name: `Group ${index + 1}` }));
  const { user, pages, generated } = open({
    path: '/list?filter={"reportType":"MNTHFLET","year":2026,"month":1}',
    lists: { [`${DAWN}/report/group-select`]: groups },
  });
  await user.click(await combobox('Fleet'));
  await user.click(await screen.findByText('Select all (150)'));
  await press(user, 'Generate');
  await waitFor(() => expect(generated()).toHaveLength(1));
  expect(generated()[0]).toHaveProperty('groupPks.length', 150);
  await waitFor(() => expect(pages.at(-1)).toHaveProperty('groupPks.length', 150));
  await screen.findByText('+142');
});
