/**
 * Compares 200 prices with an independent calculation that iterates over the session minute by minute, checks for
 * each minute whether the rate applies, and adds integer millionths.
 */
import { Big } from 'big.js';
import { describe, expect, it } from 'vitest';
import {
  calculatePrice,
  type PriceMeasure,
  type RatePriceRow,
  type ChargingSession,
} from '../../../src/pages/rate/week/calculatePrice';
import { parseRateWindow, type RateTimes } from '../../../src/pages/rate/week/weekTimes';

const MEANINGS: Record<string, PriceMeasure> = { KWH: 'energy', MIN: 'time', SESSION: 'session', IDLE: 'idle' };
const TYPES = ['KWH', 'MIN', 'SESSION', 'IDLE', 'MOON'];
const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const CASES = 200;

/** Returns a generator of the same numbers in each run: the linear congruential generator of Numerical Recipes. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Case {
  times: RateTimes;
  rates: RatePriceRow[];
  specialRates: RatePriceRow[];
  session: ChargingSession;
}

const padTwoDigits = (part: number): string => String(part).padStart(2, '0');
const clock = (minute: number): string => `${padTwoDigits(Math.floor(minute / 60))}:${padTwoDigits(minute % 60)}`;

function caseOf(seed: number): Case {
  const upTo = numbersFrom(seed * 7919 + 1);
  const oneOf = <Value>(values: readonly Value[]): Value => values[upTo(values.length)]!;
  const row = (): RatePriceRow => ({
    rate: `${upTo(3)}.${padTwoDigits(upTo(100))}`,
    rateType: oneOf(TYPES),
    chargeTypePk: oneOf([undefined, 'AC', 'DC']),
    groupPk: oneOf([undefined, undefined, 7, 8]),
  });
  const rows = (maximum: number): RatePriceRow[] => Array.from({ length: upTo(maximum + 1) }, row);
  const repeats = DAYS.filter(() => upTo(3) > 0);
  const startTime = clock(upTo(1440));
  return {
    times: { repeats, allDay: upTo(4) === 0, startTime, endTime: clock(upTo(1440)) },
    rates: [{ rate: '0.45', rateType: 'KWH' }, ...rows(5)],
    specialRates: rows(3),
    session: {
      day: upTo(7),
      start: upTo(1440),
      minutes: 1 + upTo(600),
      idle: upTo(240),
      energy: new Big(`${upTo(80)}.${padTwoDigits(upTo(100))}`),
      chargeType: oneOf(['AC', 'DC']),
      group: oneOf([undefined, 7, 8]),
    },
  };
}

/** Whether the rate applies in this minute of the week. */
function holds({ repeats, allDay, startTime, endTime }: RateTimes, minute: number): boolean {
  const days = repeats as string[];
  const [day, time] = [Math.floor(minute / 1440) % 7, minute % 1440];
  if (allDay) return days.includes(DAYS[day]!);
  const [from, to] = [startTime, endTime].map((text) => {
    const [hours = '0', minutes = '0'] = String(text).split(':');
    return Number(hours) * 60 + Number(minutes);
  }) as [number, number];
  if (from < to) return days.includes(DAYS[day]!) && from <= time && time < to;
  if (from === to) return false;
  // Past midnight: a period that began the day before continues until the morning.
  return (days.includes(DAYS[day]!) && from <= time) || (days.includes(DAYS[(day + 6) % 7]!) && time < to);
}

const UNIT = 1_000_000n;
/** Converts a decimal such as `0.45` to millionths. */
const millionths = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * UNIT + BigInt(fraction.padEnd(6, '0'));
};

/** Returns the row of a type that applies: special rates first, then the session's group, then its charge type. */
function getRow({ rates, specialRates, session }: Case, type: string): RatePriceRow | undefined {
  const fits = (row: RatePriceRow): boolean =>
    row.rateType === type &&
    (row.chargeTypePk === undefined || row.chargeTypePk === session.chargeType) &&
    (row.groupPk === undefined || row.groupPk === session.group);
  const order: ((row: RatePriceRow) => boolean)[] = [
    (row) => row.groupPk !== undefined && row.chargeTypePk !== undefined,
    (row) => row.groupPk !== undefined,
    (row) => row.chargeTypePk !== undefined,
    () => true,
  ];
  const special = specialRates.filter((row) => row.groupPk !== undefined && fits(row));
  const plain = rates.filter(fits);
  for (const list of [special, plain]) {
    for (const isCloser of order) {
      const row = list.find(isCloser);
      if (row) return row;
    }
  }
  return undefined;
}

/** Returns the total price in millionths as a fraction with the charging minutes as denominator. */
function checked(one: Case): { amount: bigint; over: bigint; outside: number } {
  const { session, times } = one;
  const { day, start, minutes, idle, energy } = session;
  const from = day * 1440 + start;
  const minutesIn = (begin: number, length: number): bigint =>
    BigInt(Array.from({ length }, (_, index) => begin + index).filter((minute) => holds(times, minute)).length);
  const charging = minutesIn(from, minutes);
  const staying = minutesIn(from + minutes, idle);
  const over = BigInt(minutes) * UNIT;
  const rateOf = (type: string): bigint => millionths(String(getRow(one, type)?.rate ?? '0'));
  const amount =
    rateOf('KWH') * millionths(energy.toFixed(2)) * charging +
    rateOf('MIN') * charging * over +
    rateOf('IDLE') * staying * over +
    (holds(times, from) ? rateOf('SESSION') * over : 0n);
  return { amount, over, outside: minutes + idle - Number(charging + staying) };
}

describe('what a driver would pay, counted in another way', () => {
  it.each(Array.from({ length: CASES }, (_, index) => index))('session %i', (seed) => {
    const one = caseOf(seed);
    const rate = { window: parseRateWindow(one.times), rates: one.rates, specialRates: one.specialRates };
    const price = calculatePrice(rate, one.session, MEANINGS);
    const { amount, over, outside } = checked(one);
    // Energy per minute is rounded to 20 digits, so the totals differ by far less than a cent.
    const total = (price.total ?? new Big(0)).times(over.toString()).times(UNIT.toString());
    const apart = total.minus(amount.toString()).abs().div(over.toString()).div(UNIT.toString());
    expect(apart.lt('0.000000001')).toBe(true);
    expect(price.outside.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(outside);
  });

  it('are of all kinds', () => {
    const all = Array.from({ length: CASES }, (_, seed) => caseOf(seed));
    const prices = all.map(checked);
    expect(prices.filter(({ amount }) => amount > 0n).length).toBeGreaterThan(80);
    expect(prices.filter(({ outside }) => outside > 0).length).toBeGreaterThan(50);
    expect(
      all.filter(({ times: { startTime, endTime } }) => String(endTime) < String(startTime)).length,
    ).toBeGreaterThan(50);
  });
});
