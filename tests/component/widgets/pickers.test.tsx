import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawField } from './draw';

describe('a date', () => {
  it('shows the stored text as day, month and year', async () => {
    drawField({ type: 'string', title: 'From', format: 'date' }, '2027-03-09');
    const group = await screen.findByRole('group', { name: 'From' });
    expect(within(group).getByRole('spinbutton', { name: 'Day' }).textContent).toBe('09');
    expect(within(group).getByRole('spinbutton', { name: 'Month' }).textContent).toBe('Mar');
    expect(within(group).getByRole('spinbutton', { name: 'Year' }).textContent).toBe('2027');
  });

  it('is stored as it was typed, section by section', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'From', format: 'date' });
    const group = await screen.findByRole('group', { name: 'From' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('09032027');
    expect(await submit()).toBe('2027-03-09');
  });

  it('does not pass for empty while it is unfinished', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'From', format: 'date' });
    const group = await screen.findByRole('group', { name: 'From' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('09');
    expect(await submit()).toBe('Invalid Date');
    expect(within(group).getByRole('spinbutton', { name: 'Day' }).textContent).toBe('09');
  });

  it('is an empty text when it is cleared', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'From', format: 'date' }, '2027-03-09');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(await submit()).toBe('');
  });
});

describe('a date and time', () => {
  it.each(['2027-03-09 08:05', '2027-03-09 08:05:59', '2027-03-09T08:05:00Z', '2027-03-09T08:05:00.000+08:00'])(
    'shows the hour of %s as it is written',
    async (text) => {
      drawField({ type: 'string', title: 'Start', format: 'yyyy-MM-dd HH:mm' }, text);
      const group = await screen.findByRole('group', { name: 'Start' });
      expect(within(group).getByRole('spinbutton', { name: 'Hours' }).textContent).toBe('08');
    },
  );

  it('is stored to the minute', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Start', format: 'yyyy-MM-dd HH:mm' });
    const group = await screen.findByRole('group', { name: 'Start' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('090320272359');
    expect(await submit()).toBe('2027-03-09 23:59');
  });
});

describe('a date and time with an offset', () => {
  it.each([
    ['that of UTC', '', '2027-03-09T23:59:00Z'],
    ['the offset of the value before', '2027-01-01T08:05:30+02:00', '2027-03-09T23:59:00+02:00'],
  ])('is stored with seconds and %s', async (_, before, stored) => {
    const { user, submit } = drawField({ type: 'string', title: 'Start', format: 'date-time' }, before);
    const group = await screen.findByRole('group', { name: 'Start' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('090320272359');
    expect(await submit()).toBe(stored);
  });
});

describe('a year', () => {
  it.each([
    ['integer', 2025, 2026],
    ['string', '2025', '2026'],
  ] as const)('is picked or typed, and stored as the %s that it is', async (type, before, after) => {
    const { user, submit } = drawField({ type, title: 'Year', 'x-ui': { widget: 'year' } }, before);
    const group = await screen.findByRole('group', { name: 'Year' });
    const section = within(group).getByRole('spinbutton', { name: 'Year' });
    expect(section.textContent).toBe('2025');
    await user.click(section);
    await user.keyboard('2026');
    expect(await submit()).toBe(after);
    expect(section.textContent).toBe('2026');
  });

  it.each([
    [true, ''],
    [false, 2025],
  ])('that is emptied and left may be none (%s), or comes back', async (clearable, left) => {
    const ui = { widget: 'year', ...(clearable ? {} : { clearable: false as const }) };
    const { user, submit } = drawField({ type: 'integer', title: 'Year', 'x-ui': ui }, 2025);
    const group = await screen.findByRole('group', { name: 'Year' });
    const section = within(group).getByRole('spinbutton', { name: 'Year' });
    await user.click(section);
    await user.keyboard('{Backspace}');
    expect(section.textContent).not.toBe('2025');
    expect(await submit()).toBe(left);
    expect(section.textContent === '2025').toBe(!clearable);
  });
});

describe('a time', () => {
  it('is stored in 24 hours', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Opens', format: 'HH:mm' });
    const group = await screen.findByRole('group', { name: 'Opens' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Hours' }));
    await user.keyboard('2030');
    expect(await submit()).toBe('20:30');
  });
});

describe('a date or time by keys alone', () => {
  it('is full at the hour that is left alone, in the form and on the screen', async () => {
    const { user, submit } = drawField({ type: 'string', title: 'Opens', format: 'HH:mm' });
    const group = await screen.findByRole('group', { name: 'Opens' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Hours' }));
    await user.keyboard('08');
    expect(await submit()).toBe('08:00');
    expect(within(group).getByRole('spinbutton', { name: 'Minutes' }).textContent).toBe('00');
  });

  it('is finished when it is saved from within', async () => {
    const { user, submitted } = drawField({ type: 'string', title: 'From', format: 'date' });
    const group = await screen.findByRole('group', { name: 'From' });
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('090327');
    expect(within(group).getByRole('spinbutton', { name: 'Year' }).textContent).toBe('0027');

    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(within(group).getByRole('spinbutton', { name: 'Year' }).textContent).toBe('2027'));
    expect(submitted).not.toHaveBeenCalled();
  });

  it('opens its calendar with Alt and an arrow; the button is for the pointer', async () => {
    const { user } = drawField({ type: 'string', title: 'From', format: 'date' }, '2027-03-09');
    const group = await screen.findByRole('group', { name: 'From' });
    const day = within(group).getByRole('spinbutton', { name: 'Day' });
    await user.click(day);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('gridcell', { name: '9', selected: true });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: '9' })).toBeNull());
    expect(day.textContent).toBe('09');
    // Its name has the date as the input shows it.
    expect(screen.getByRole('button', { name: 'Choose date, selected date is 09 Mar 2027' }).tabIndex).toBe(-1);
  });
});

describe('a period', () => {
  it.each([
    ['from', 'to'],
    ['start', 'end'],
  ])('is a group of two dates in one object: %s and %s', async (first, last) => {
    const day = { type: 'string', format: 'date' } as const;
    const { user, submit } = drawField(
      { type: 'object', title: 'Period', properties: { [first]: day, [last]: { ...day, title: 'Last' } } },
      { [first]: '2027-01-01', [last]: '2027-01-31' },
    );
    const period = await screen.findByRole('group', { name: 'Period' });
    const end = await within(period).findByRole('group', { name: 'Last' });
    await user.click(within(end).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('30');
    expect(await submit()).toEqual({ [first]: '2027-01-01', [last]: '2027-01-30' });
  });
});
