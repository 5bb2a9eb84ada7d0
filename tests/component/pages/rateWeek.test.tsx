import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { Section } from '../../../src/pages/rate/rate-week.section';
import { getProductModule } from '../../support/entityModule';
import { AssignmentSection } from '../../../src/generator/assignment/AssignmentSection';
import { enMessages } from '../../../src/i18n/en';
import { renderInApp } from '../../support/renderInApp';
import { ClockProvider } from '../../../src/widgets/context/clock';
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
  rates: [{ rate: 0.45, rateType: 'PER_KWH', chargeTypePk: 'AC' }],
  assignedSiteCount: 0,
  ...more,
});

const ROWS = [
  row(1, 'Night Saver'),
  row(2, 'Rest', { repeats: DAILY.slice(1), allDay: true }),
  row(3, 'Old', { dataStatus: 'Inactive' }),
  row(4, 'Abroad', { countryCode: 'MY' }),
  row(5, 'Itself', { repeats: DAILY, allDay: true }),
];

const entity = getProductModule('dynamic-rate');
const section = entity.entity.form!.sections.find(({ custom }) => custom === 'rate-week')!;
/** Monday 22 June 2026, 21:30 in Singapore. */
const clock = () => new Date('2026-06-22T13:30:00Z');

const OPTIONS: Record<string, object[]> = {
  'dynamic-rate/dynamic-rate-type-select': [{ value: 'PER_KWH', name: 'Per kWh' }],
  'dynamic-rate/assignment-statuses': [
    { value: 'A1', name: 'Assigned' },
    { value: 'U1', name: 'Unassigned' },
  ],
};
const RECORD = {
  id: 5,
  repeats: ['MON'],
  allDay: false,
  startTime: '20:00',
  endTime: '00:00',
  countryCode: 'SG',
  rates: [{ rate: 0.5, rateType: 'PER_KWH', chargeTypePk: 'AC' }],
};

const OPTIONS_ONLY = async ({ path }: { path: string }) => ({ data: OPTIONS[path] ?? [], msg: '' });

/** Returns a `getPage` for rates and their assigned sites, of three sites. */
const withSites = (rows: object[], sites: Readonly<Record<number, number[]>>) =>
  vi.fn().mockImplementation(async (call: { path: string }, params: { filter: Record<string, number> }) => {
    if (!call.path.endsWith('assign-site-pages')) return { rows, total: rows.length };
    const assigned = sites[params.filter['dynamicRateId'] ?? 0];
    if (!assigned) throw new Error('No');
    const all = [1, 2, 3].map((sitePk) => ({
      sitePk,
      siteName: `Site ${sitePk}`,
      assignmentStatus: assigned.includes(sitePk) ? 'A1' : 'U1',
    }));
    return { rows: all, total: 3 };
  });

function open(
  page = vi.fn().mockResolvedValue({ rows: ROWS, total: ROWS.length }),
  more: object = {},
  { send = OPTIONS_ONLY, beside }: { send?: typeof OPTIONS_ONLY; beside?: ReactNode } = {},
) {
  const { drawn, type, read } = heldForm(
    <ClockProvider value={clock}>
      <Section section={section} module={entity} />
    </ClockProvider>,
  );
  const ui = (
    <>
      {drawn}
      {beside}
    </>
  );
  const dataProvider = { page, send } as unknown as Partial<WattdeskDataProvider>;
  const app = renderInApp(ui, { dataProvider, entity, record: { ...RECORD, ...more }, messages: enMessages });
  return { ...app, page, type, read };
}

const OVERLAP = 'Overlaps Night Saver on Mon 22:00–24:00: S$0.50 beside S$0.45 (Per kWh, AC)';

const told = () => screen.getByRole('status').textContent;

describe('the week picture', () => {
  it('tells when the rate applies, whom it overlaps and what nobody covers', async () => {
    open();
    await screen.findByText(OVERLAP);
    screen.getByText('Applies Mon 20:00–24:00');
    screen.getByText('No rate covers Mon 00:00–20:00');
    await waitFor(() => expect(told()).toBe(`Applies Mon 20:00–24:00. ${OVERLAP}. No rate covers Mon 00:00–20:00.`));
  });

  it('names the other active rates of the country, without itself and those whose overlap it tells', async () => {
    open();
    await screen.findByText(OVERLAP);
    await screen.findByText('Other active rates here (1)');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Rest Tue–Sun all day · S$0.45 Per kWh', 'Submit']);
    // Focus highlights the rate; no button is pressed.
    screen.getByRole('button', { name: /^Rest/ }).focus();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
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
    await waitFor(() => expect(told()).toMatch(/^Choose days and times/));
  });

  it('is a picture with a name, in which now stands on the operator’s clock', async () => {
    open();
    const picture = await screen.findByRole('figure', { name: 'The week, hour by hour' });
    within(picture).getByText('21:30');
    within(picture).getByText('Mon');
  });

  it('shows the other country’s rates when the country changes', async () => {
    const { type, page } = open();
    await screen.findByText(OVERLAP);
    await type('countryCode', 'MY');
    await screen.findByText(/^Overlaps Abroad on /);
    expect(screen.queryByText(OVERLAP)).toBeNull();
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('reads all pages', async () => {
    const page = vi.fn().mockImplementation(async (_call: unknown, { page: number }: { page: number }) => ({
      rows: Array.from({ length: 100 }, (_, index) => row(number * 1000 + index, `R${number}-${index}`)),
      total: 200,
    }));
    open(page);
    await screen.findByText('Other active rates here (195)');
    expect(page.mock.calls.map(([, params]) => [params.page, params.perPage])).toEqual([
      [1, 100],
      [2, 100],
    ]);
    screen.getByRole('button', { name: 'Show all 195' });
  });

  it('says that overlaps are not known when the rates cannot be read, and tries again', async () => {
    const page = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue({ rows: ROWS, total: 5 });
    const { user } = open(page);
    await screen.findByText(/could not be loaded/);
    expect(screen.queryByText(/No rate covers/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(OVERLAP);
  });

  it('has its edges in the hand: keys move them by a quarter of an hour, and the form follows', async () => {
    const { user, read, type } = open();
    const start = await screen.findByRole('slider', { name: 'Start time in the picture' });
    const end = screen.getByRole('slider', { name: 'End time in the picture' });
    expect([start, end].map((edge) => edge.getAttribute('aria-valuetext'))).toEqual(['20:00', '24:00']);
    start.focus();
    await user.keyboard('{ArrowUp}{PageDown}');
    expect(read('startTime')).toBe('20:45');
    end.focus();
    await user.keyboard('{ArrowDown}');
    expect(read('endTime')).toBe('00:15');
    screen.getByText('Applies Mon 20:45–00:15, ends the next day');
    // Moving the end past midnight and back keeps the focus: the handle is the same element on another day.
    await user.keyboard('{ArrowDown}');
    expect(read('endTime')).toBe('00:30');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(read('endTime')).toBe('23:45');
    expect(document.activeElement).toBe(end);
    await type('allDay', true);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('asks for the sites only of rates that would collide, and says when nobody knows', async () => {
    const sites: Record<number, number[]> = { 5: [1, 2], 1: [2], 6: [3] };
    const rows = [
      row(1, 'Night Saver', { assignedSiteCount: 1 }),
      row(6, 'Elsewhere', { assignedSiteCount: 1 }),
      row(7, 'Idle', { assignedSiteCount: 1, rates: [{ rate: 1, rateType: 'IDLE', chargeTypePk: 'AC' }] }),
      row(8, 'Unread', { assignedSiteCount: 1 }),
    ];
    const page = withSites(rows, sites);
    open(page, { assignedSiteCount: 2 });
    await screen.findByText(OVERLAP);
    await screen.findByText('Same hours, but no common site');
    screen.getByText('Same hours, but another charge type, rate type or group');
    screen.getByText(/^May overlap Unread on .*: it is not known whether they share a site$/);
    const asked = page.mock.calls.flatMap(([, { filter }]) => filter['dynamicRateId'] ?? []);
    expect(asked.toSorted()).toEqual([1, 5, 6, 8]);
  });

  it('follows sites that are assigned meanwhile', async () => {
    const sites: Record<number, number[]> = { 5: [1, 2], 6: [3] };
    const send = async (call: { path: string }) => {
      if (call.path.endsWith('/assign-sites')) sites[5]?.push(3);
      return OPTIONS_ONLY(call);
    };
    const beside = (
      <AssignmentSection
        module={entity}
        record={RECORD}
        assignment={entity.entity.assignments['assignSites']!}
        onChanged={undefined}
      />
    );
    const page = withSites([row(6, 'Elsewhere', { assignedSiteCount: 1 })], sites);
    const { user } = open(page, { assignedSiteCount: 2 }, { send, beside });
    await screen.findByText('Same hours, but no common site');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Site 3' }));
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    await screen.findByText(/^Overlaps Elsewhere/);
  });

  it('has no mark of now where nobody knows what time it is there', async () => {
    const { type } = open();
    const picture = await screen.findByRole('figure', { name: 'The week, hour by hour' });
    within(picture).getByText('21:30');
    await type('countryCode', 'ID');
    expect(within(picture).queryByText(/:30$/)).toBeNull();
  });
});
