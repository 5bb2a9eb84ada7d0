import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Section } from '../../../src/pages/rate/rate-week.section';
import { productModule } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';
import { heldForm } from './heldForm';

const DAILY = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const row = (id: number, rateName: string, more: object = {}) => ({
  dynamicRateId: id,
  rateName,
  countryCode: 'SG',
  dataStatus: 'Active',
  repeats: ['MON'],
  allDay: false,
  startTime: '22:00',
  endTime: '06:00',
  ...more,
});

const ROWS = [
  row(1, 'Night Saver'),
  row(2, 'Rest', { repeats: DAILY.slice(1), allDay: true }),
  row(3, 'Old', { dataStatus: 'Inactive' }),
  row(4, 'Abroad', { countryCode: 'MY' }),
  row(5, 'Itself', { repeats: DAILY, allDay: true }),
];

const entity = productModule('dynamic-rate');
/** Monday 22 June 2026, half past nine in the evening in Singapore. */
const clock = () => new Date('2026-06-22T13:30:00Z');

function open(page = vi.fn().mockResolvedValue({ rows: ROWS, total: ROWS.length })) {
  const { drawn, type } = heldForm(<Section clock={clock} />);
  const record = { id: 5, repeats: ['MON'], allDay: false, startTime: '20:00', endTime: '00:00', countryCode: 'SG' };
  const app = renderInApp(drawn, { dataProvider: { page }, entity, record });
  return { ...app, page, type };
}

const told = () => screen.getByRole('status').textContent;

describe('the week picture', () => {
  it('tells when the rate applies, whom it overlaps and what nobody covers', async () => {
    open();
    await screen.findByText('Overlaps Night Saver on Mon 22:00–24:00');
    screen.getByText('Applies Mon 20:00–24:00');
    screen.getByText('No rate covers Mon 00:00–20:00');
    await waitFor(
      () =>
        expect(told()).toBe(
          'Applies Mon 20:00–24:00. Overlaps Night Saver on Mon 22:00–24:00. No rate covers Mon 00:00–20:00.',
        ),
      { timeout: 3000 },
    );
  });

  it('names the other active rates of the country, without itself', async () => {
    open();
    await screen.findByText('Other active rates here (2)');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Night Saver Mon 22:00–24:00; Tue 00:00–06:00', 'Rest Tue–Sun all day', 'Submit']);
    expect(screen.queryByText('Old')).toBeNull();
    expect(screen.queryByText('Abroad')).toBeNull();
    expect(screen.queryByText('Itself')).toBeNull();
  });

  it('follows what is typed at once, and tells it after a rest', async () => {
    const { type } = open();
    await screen.findByText('Applies Mon 20:00–24:00');
    const before = told();
    await type('endTime', '08:00');
    screen.getByText('Applies Mon 20:00–08:00, ends the next day');
    expect(told()).toBe(before);
    await type('allDay', true);
    screen.getByText('Applies Mon all day');
    await type('repeats', []);
    screen.getByText('Choose days and times to see when this rate applies');
    await waitFor(() => expect(told()).toMatch(/^Choose days and times/), { timeout: 3000 });
  });

  it('is a picture with a name, in which now stands on the operator’s clock', async () => {
    open();
    const picture = await screen.findByRole('figure', { name: 'The week, hour by hour' });
    within(picture).getByText('21:30');
    within(picture).getByText('Mon');
  });

  it('shows the other country’s rates when the country changes', async () => {
    const { type, page } = open();
    await screen.findByText('Other active rates here (2)');
    await type('countryCode', 'MY');
    await screen.findByText('Other active rates here (1)');
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('reads all pages', async () => {
    const page = vi.fn().mockImplementation(async (_call: unknown, { page: number }: { page: number }) => ({
      rows: Array.from({ length: 100 }, (_, index) => row(number * 1000 + index, `R${number}-${index}`)),
      total: 200,
    }));
    open(page);
    await screen.findByText('Other active rates here (200)');
    expect(page.mock.calls.map(([, params]) => [params.page, params.perPage])).toEqual([
      [1, 100],
      [2, 100],
    ]);
    screen.getByRole('button', { name: 'Show all 200' });
  });

  it('says that overlaps are not known when the rates cannot be read, and tries again', async () => {
    const page = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue({ rows: ROWS, total: 5 });
    const { user } = open(page);
    await screen.findByText(/could not be loaded/);
    expect(screen.queryByText(/No rate covers/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Overlaps Night Saver on Mon 22:00–24:00');
  });
});
