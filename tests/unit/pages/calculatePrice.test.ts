import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import {
  calculatePrice,
  type PriceMeasure,
  type PricedRate,
  type RatePriceRow,
  type ChargingSession,
} from '../../../src/pages/rate/week/calculatePrice';
import { parseRateWindow, type RateTimes } from '../../../src/pages/rate/week/weekTimes';

const MEANINGS: Record<string, PriceMeasure> = { KWH: 'energy', MIN: 'time', SESSION: 'session', IDLE: 'idle' };
const DAILY = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const ALL_DAY = { repeats: DAILY, allDay: true };

const rateOf = (times: RateTimes, rates: RatePriceRow[], specialRates: RatePriceRow[] = []): PricedRate => ({
  window: parseRateWindow(times),
  rates,
  specialRates,
});
/** Monday 09:00, one hour, 10 kWh. */
const session = (other: Partial<ChargingSession> = {}): ChargingSession => ({
  day: 0,
  start: 9 * 60,
  minutes: 60,
  idle: 0,
  energy: new Big(10),
  chargeType: 'AC',
  group: undefined,
  ...other,
});
const clock = (minute: number): string =>
  `${Math.floor(minute / 1440)} ${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** Formats price items as `energy 0 09:00-0 10:00 10 x 0.5 = 5`. */
function told(rate: PricedRate, of: ChargingSession) {
  const { items, outside, unknown, total } = calculatePrice(rate, of, MEANINGS);
  return {
    pieces: items.map(
      ({ measure, from, to, quantity, rate: each, amount, isSpecial }) =>
        `${isSpecial ? 'special ' : ''}${measure} ${clock(from)}-${clock(to)} ${quantity} x ${each} = ${amount}`,
    ),
    outside: outside.map(({ from, to }) => `${clock(from)}-${clock(to)}`),
    unknown,
    total: total?.toString(),
  };
}

const KWH: RatePriceRow = { rate: 0.5, rateType: 'KWH' };

describe('what is counted', () => {
  it.each<[string, RatePriceRow, Partial<ChargingSession>, string[]]>([
    ['energy', KWH, {}, ['energy 0 09:00-0 10:00 10 x 0.5 = 5']],
    [
      'decimals as they are written',
      { rate: '0.1', rateType: 'KWH' },
      { energy: new Big('0.3') },
      ['energy 0 09:00-0 10:00 0.3 x 0.1 = 0.03'],
    ],
    ['a decimal comma', { rate: '0,55', rateType: 'KWH' }, {}, ['energy 0 09:00-0 10:00 10 x 0.55 = 5.5']],
    ['minutes', { rate: 0.1, rateType: 'MIN' }, { minutes: 45 }, ['time 0 09:00-0 09:45 45 x 0.1 = 4.5']],
    ['the session once', { rate: 2, rateType: 'SESSION' }, {}, ['session 0 09:00-0 10:00 1 x 2 = 2']],
    ['minutes after charging', { rate: 1, rateType: 'IDLE' }, { idle: 15 }, ['idle 0 10:00-0 10:15 15 x 1 = 15']],
    ['no idle fee for who leaves', { rate: 1, rateType: 'IDLE' }, {}, []],
    ['a rate of nothing', { rate: 0, rateType: 'KWH' }, {}, ['energy 0 09:00-0 10:00 10 x 0 = 0']],
    ['no row without a rate', { rateType: 'KWH' }, {}, []],
    ['no row whose rate is not understood', { rate: '1.', rateType: 'KWH' }, {}, []],
  ])('%s', (_, row, other, pieces) => {
    expect(told(rateOf(ALL_DAY, [row]), session(other)).pieces).toEqual(pieces);
  });

  it('is added up', () => {
    const rows = [KWH, { rate: 0.1, rateType: 'MIN' }, { rate: 2, rateType: 'SESSION' }];
    expect(told(rateOf(ALL_DAY, rows), session()).total).toBe('13');
  });

  it('is no figure where a type means nothing to anybody', () => {
    const price = told(
      rateOf(ALL_DAY, [
        { rate: 1, rateType: 'MOON' },
        { rate: 1, rateType: 'constructor' },
      ]),
      session(),
    );
    expect(price).toEqual({ pieces: [], outside: [], unknown: ['MOON', 'constructor'], total: undefined });
  });
});

describe('when it counts', () => {
  const morning = { repeats: ['MON'], startTime: '07:00', endTime: '09:30' };
  const night = { repeats: ['SUN', 'MON'], startTime: '22:00', endTime: '06:00' };
  it.each<[string, RateTimes, Partial<ChargingSession>, string[], string[]]>([
    ['within its hours', morning, { start: 480 }, ['energy 0 08:00-0 09:00 10 x 0.5 = 5'], []],
    ['up to its end', morning, {}, ['energy 0 09:00-0 09:30 5 x 0.5 = 2.5'], ['0 09:30-0 10:00']],
    ['from its start', morning, { start: 390 }, ['energy 0 07:00-0 07:30 5 x 0.5 = 2.5'], ['0 06:30-0 07:00']],
    ['not on another day', morning, { day: 1 }, [], ['1 09:00-1 10:00']],
    ['over midnight', night, { start: 1410 }, ['energy 0 23:30-1 00:30 10 x 0.5 = 5'], []],
    ['after midnight of the day before', night, { start: 60 }, ['energy 0 01:00-0 02:00 10 x 0.5 = 5'], []],
    ['from Sunday into Monday', night, { day: 6, start: 1410 }, ['energy 6 23:30-7 00:30 10 x 0.5 = 5'], []],
    [
      'in the next week, too',
      night,
      { day: 6, start: 1260, minutes: 120 },
      ['energy 6 22:00-6 23:00 5 x 0.5 = 2.5'],
      ['6 21:00-6 22:00'],
    ],
    [
      'twice in a long session',
      { repeats: DAILY, startTime: '22:00', endTime: '23:00' },
      { start: 1320, minutes: 1500, energy: new Big(50) },
      ['energy 0 22:00-0 23:00 2 x 0.5 = 1', 'energy 1 22:00-1 23:00 2 x 0.5 = 1'],
      ['0 23:00-1 22:00'],
    ],
    ['all days without a seam', ALL_DAY, { start: 1410 }, ['energy 0 23:30-1 00:30 10 x 0.5 = 5'], []],
    ['never, while its hours are not typed', { repeats: DAILY }, {}, [], ['0 09:00-0 10:00']],
  ])('%s', (_, times, other, pieces, outside) => {
    const price = told(rateOf(times, [KWH]), session(other));
    expect({ pieces: price.pieces, outside: price.outside }).toEqual({ pieces, outside });
  });

  it.each([
    [510, 1],
    [390, 0],
  ])('owes the session where it begins: minute %i', (start, count) => {
    const fee = { rate: 2, rateType: 'SESSION' };
    expect(told(rateOf(morning, [fee]), session({ start })).pieces).toHaveLength(count);
  });
});

describe('which row counts', () => {
  const row = (rate: number, other: RatePriceRow = {}): RatePriceRow => ({ rate, rateType: 'KWH', ...other });
  it.each<[string, RatePriceRow[], RatePriceRow[], Partial<ChargingSession>, string | undefined]>([
    ['one for all', [row(1)], [], {}, '10'],
    ['that of the charge type before one for all', [row(1), row(2, { chargeTypePk: 'AC' })], [], {}, '20'],
    ['none of another charge type', [row(2, { chargeTypePk: 'DC' })], [], {}, undefined],
    [
      'that of the group before that of the charge type',
      [row(1, { chargeTypePk: 'AC' }), row(2, { groupPk: 4 })],
      [],
      { group: '4' },
      '20',
    ],
    ['none of a group for who has none', [row(2, { groupPk: 4 })], [], {}, undefined],
    [
      'a special rate for its group',
      [row(1, { chargeTypePk: 'AC', groupPk: 4 })],
      [row(3, { groupPk: 4 })],
      { group: 4 },
      '30',
    ],
    ['no special rate for others', [row(1)], [row(3, { groupPk: 4 })], { group: 5 }, '10'],
    ['no special rate without a group', [row(1)], [row(3)], { group: 4 }, '10'],
    ['the first of equal ones', [row(1), row(2)], [], {}, '10'],
  ])('%s', (_, rates, special, other, total) => {
    expect(told(rateOf(ALL_DAY, rates, special), session(other)).total).toBe(total);
  });
});
