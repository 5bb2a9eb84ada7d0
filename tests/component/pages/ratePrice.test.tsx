/** Price for a driver, next to the rate that is being entered. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Section } from '../../../src/pages/rate/price/rate-price.section';
import { getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { heldForm } from './heldForm';

const entity = getProductModule('dynamic-rate');
const section = entity.entity.form!.sections.find(({ custom }) => custom === 'rate-price')!;
const RECORD = {
  repeats: ['MON'],
  allDay: false,
  startTime: '20:00',
  endTime: '22:00',
  countryCode: 'SG',
  rates: [{ rate: 0.5, rateType: 'PER_KWH', chargeTypePk: 'AC' }],
  specialRates: [{ rate: 0.3, rateType: 'PER_KWH', groupPk: 4 }],
};
const OPTIONS: Record<string, object[]> = {
  'dynamic-rate/dynamic-rate-type-select': [{ value: 'PER_KWH', name: 'Per kWh' }],
  'dawn/api/v1/charger-type-select': [{ value: 'AC', name: 'AC' }],
  'dawn/api/v1/group-select': [{ groupPk: 4, groupName: 'Taxis' }],
};

function open(record: object = RECORD) {
  const { drawn, type } = heldForm(<Section section={section} module={entity} record={undefined} />);
  const send = vi.fn().mockImplementation(async ({ path }: { path: string }) => ({ data: OPTIONS[path] ?? [] }));
  const app = renderInApp(drawn, { dataProvider: { send }, entity, record: { id: 1, ...record } });
  return { ...app, type };
}

const total = async () => {
  const table = await screen.findByRole('table', { name: 'What a driver would pay' });
  return within(table).getAllByRole('cell').at(-1)?.textContent;
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the price of a session', () => {
  it('is that of a usual one, and follows what is typed in the rate', async () => {
    const { type } = open();
    expect(await total()).toBe('S$15.00');
    await screen.findByRole('rowheader', { name: /^Per kWh ?Mon 20:00–21:00$/ });
    await type('rates', [{ rate: 0.1, rateType: 'PER_KWH', chargeTypePk: 'AC' }]);
    expect(await total()).toBe('S$3.00');
  });

  it('is said for the hours of the rate alone', async () => {
    const { user } = open();
    await user.clear(field(/^Charging/));
    await user.type(field(/^Charging/), '240');
    screen.getByText('Mon 22:00–24:00: this rate does not apply, so there is no price.');
    expect(await total()).toBe('S$7.50');
  });

  it('is the special one of the chosen group', async () => {
    const { user } = open();
    await user.click(screen.getByRole('combobox', { name: 'Group' }));
    await user.click(await screen.findByRole('option', { name: 'Taxis' }));
    expect(await total()).toBe('S$9.00');
    screen.getByText('Special rate');
  });

  it.each<[RegExp, string, string]>([
    [/^Plugged in at/, '25:00', 'A time such as 22:30'],
    [/^Energy/, '1,234', 'A number from 0 to 10,000'],
    [/^Charging/, '0', '1 minute to 7 days'],
    [/^Idle/, '-1', '0 minutes to 7 days'],
  ])('is none where an entry is not understood: %s', async (name, typed, fault) => {
    const { user } = open();
    await user.clear(field(name));
    await user.type(field(name), typed);
    screen.getByText(fault);
    expect(screen.queryByRole('table')).toBeNull();
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });

  it.each<[string, object, string]>([
    ['a type nobody knows', { rates: [{ rate: 1, rateType: 'MOON' }] }, 'The rate type MOON is unknown'],
    ['no type', { rates: [{ rate: 1 }] }, 'A row without a rate type'],
    ['no row', { rates: [{}] }, 'No rate applies to this session.'],
    ['no hours', { repeats: [] }, 'this rate does not apply'],
  ])('is none with %s, and that is said', async (_, change, message) => {
    open({ ...RECORD, ...change });
    await screen.findByText(new RegExp(message));
    expect(screen.queryByRole('table')).toBeNull();
  });
});
