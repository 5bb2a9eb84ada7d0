/** Overlaps of rates, the number of rates that apply at one time, and moving the edges of a rate. */
import { describe, expect, it } from 'vitest';
import {
  getPossiblyConflictingRates,
  getRateOverlap,
  getRateConflict,
  getRatePriceComparisons,
  sortRateConflicts,
  type RateSiteOverlap,
} from '../../../src/pages/rate/rateConflicts';
import { getRateWindowEdges, getMovedEdgeTime } from '../../../src/pages/rate/rateWindowEdges';
import { getRateLabelPosition } from '../../../src/pages/rate/rateLabelPosition';
import { groupRatesByTime, type OtherRate } from '../../../src/pages/rate/otherRates';
import type { RatePriceRow } from '../../../src/pages/rate/week/calculatePrice';
import { getRateSegments, parseRateWindow, type RateTimes } from '../../../src/pages/rate/week/weekTimes';

const H = 60;
const AC: RatePriceRow = { rate: 0.5, rateType: 'kWh', chargeTypePk: 'AC' };
const NIGHT: RateTimes = { repeats: ['MON'], startTime: '22:00', endTime: '02:00' };
const LATE: RateTimes = { repeats: ['TUE'], startTime: '01:00', endTime: '03:00' };
const NOON: RateTimes = { repeats: ['MON'], startTime: '12:00', endTime: '13:00' };

const other = (times: RateTimes, rows: readonly RatePriceRow[] | undefined = [AC], name = 'Other'): OtherRate => ({
  id: name,
  record: {},
  name,
  segments: getRateSegments(parseRateWindow(times)),
  rows,
  siteCount: 1,
});
const own = (rows: readonly RatePriceRow[] = [AC]) => ({ window: parseRateWindow(NIGHT), rows });

describe('prices of the same thing', () => {
  it.each<[string, RatePriceRow, RatePriceRow, boolean]>([
    ['same types', AC, { ...AC, rate: '0.40' }, true],
    ['another charge type', AC, { ...AC, chargeTypePk: 'DC' }, false],
    ['another rate type', AC, { ...AC, rateType: 'idle' }, false],
    ['codes as numbers and texts', { ...AC, chargeTypePk: 1 }, { ...AC, chargeTypePk: '1' }, true],
    ['a row for all charge types', { ...AC, chargeTypePk: '' }, AC, true],
    ['a row without a rate type', AC, { ...AC, rateType: null }, true],
    ['a group of its own', AC, { ...AC, groupPk: 4 }, false],
    ['the same group', { ...AC, groupPk: '4' }, { ...AC, groupPk: 4 }, true],
    ['two groups', { ...AC, groupPk: 5 }, { ...AC, groupPk: 4 }, false],
    ['no group, told in two ways', { ...AC, groupPk: '' }, { ...AC, groupPk: null }, true],
    ['no price yet', { ...AC, rate: '' }, AC, false],
    ['a price of nothing', { ...AC, rate: 0 }, AC, true],
  ])('%s', (_, mine, theirs, expected) =>
    expect(getRatePriceComparisons([mine], [theirs]).length === 1).toBe(expected),
  );

  it('stand beside each other, each pair once', () => {
    expect(getRatePriceComparisons([AC, AC], [{ ...AC, rate: 0.4 }])).toEqual([
      { rateType: 'kWh', chargeType: 'AC', group: undefined, own: '0.5', other: '0.4' },
    ]);
  });
});

describe('another rate', () => {
  it.each<[string, OtherRate, readonly RatePriceRow[], RateSiteOverlap, string, string | undefined]>([
    ['collides after midnight', other(LATE), [AC], 'shared', 'collides', undefined],
    ['collides where one may be assigned to any site', other(LATE), [AC], 'unassigned', 'collides', undefined],
    ['has other hours', other(NOON), [AC], 'shared', 'apart', 'hours'],
    ['has other hours, whatever else is not known', other(NOON, undefined), [], 'unknown', 'apart', 'hours'],
    ['charges for something else', other(LATE, [{ ...AC, rateType: 'idle' }]), [AC], 'unknown', 'apart', 'prices'],
    ['is at other sites', other(LATE), [AC], 'apart', 'apart', 'sites'],
    ['does not say what it charges for', { ...other(LATE), rows: undefined }, [AC], 'shared', 'maybe', 'prices'],
    ['is beside a form without prices', other(LATE), [{ rate: '' }], 'shared', 'maybe', 'prices'],
    ['is at sites that are not known', other(LATE), [AC], 'unknown', 'maybe', 'sites'],
  ])('%s', (_, rate, rows, sites, standing, because) => {
    const found = getRateConflict(getRateOverlap(own(rows), rate), sites);
    expect([found.severity, found.reason]).toEqual([standing, because]);
  });

  it('is asked for its sites only where it would collide at one', () => {
    const [noon, idle] = [other(NOON), other(LATE, [{ ...AC, rateType: 'idle' }])];
    const [late, silent] = [other(LATE), { ...other(LATE), rows: undefined }];
    const meetings = [noon, idle, late, silent].map((rate) => getRateOverlap(own(), rate));
    expect(getPossiblyConflictingRates(meetings)).toEqual([late, silent]);
  });

  it('stands where it matters: what collides, what may, what has the same hours, the rest; by name', () => {
    const sorted = sortRateConflicts([
      getRateConflict(getRateOverlap(own(), other(NOON, [AC], 'Noon')), 'shared'),
      getRateConflict(getRateOverlap(own(), other(LATE, [AC], 'Elsewhere')), 'apart'),
      getRateConflict(getRateOverlap(own(), other(LATE, [AC], 'Unsure')), 'unknown'),
      getRateConflict(getRateOverlap(own(), other(LATE, [AC], 'B')), 'shared'),
      getRateConflict(getRateOverlap(own(), other(LATE, [AC], 'A')), 'shared'),
    ]);
    expect(sorted.map(({ rate }) => rate.name)).toEqual(['A', 'B', 'Unsure', 'Elsewhere', 'Noon']);
  });
});

describe('how many rates hold', () => {
  it('changes where one begins or ends, and says which they are', () => {
    const rates = [other(NIGHT), other({ repeats: ['MON'], startTime: '20:00', endTime: '23:00' })];
    expect(groupRatesByTime(rates)).toEqual([
      { day: 0, from: 20 * H, to: 22 * H, rates: [1] },
      { day: 0, from: 22 * H, to: 23 * H, rates: [0, 1] },
      { day: 0, from: 23 * H, to: 24 * H, rates: [0] },
      { day: 1, from: 0, to: 2 * H, rates: [0] },
    ]);
  });

  it('is nothing where none holds, also between two', () => {
    const rates = [other(NOON), other({ ...NOON, startTime: '14:00', endTime: '15:00' })];
    expect(groupRatesByTime(rates).map(({ from }) => from)).toEqual([12 * H, 14 * H]);
    expect(groupRatesByTime([])).toEqual([]);
  });
});

describe('the edges of a window', () => {
  const window = parseRateWindow({ ...NIGHT, repeats: ['MON', 'SUN'] })!;
  it('stand on its days, the end on the next', () => {
    expect(getRateWindowEdges(window)).toEqual([
      { edge: 'from', index: 0, day: 0, minute: 22 * H },
      { edge: 'to', index: 0, day: 1, minute: 2 * H },
      { edge: 'from', index: 1, day: 6, minute: 22 * H },
      { edge: 'to', index: 1, day: 0, minute: 2 * H },
    ]);
  });

  it.each([
    [3 * H + 7, '03:00'],
    [3 * H + 8, '03:15'],
    [-40, '00:00'],
    [99 * H, '00:00'],
    // Moving to the current position, and moving to an empty period, have no effect.
    [2 * H + 5, undefined],
    [22 * H - 5, undefined],
  ])('move to %j: %j', (minute, time) => expect(getMovedEdgeTime(window, minute)).toBe(time));

  it.each<[string, RateTimes, object]>([
    [
      'over its days',
      { repeats: ['TUE', 'WED'], startTime: '08:00', endTime: '20:00' },
      { day: 1, days: 2, at: 8 * H },
    ],
    ['on the longer side of midnight', { ...NIGHT, startTime: '23:00' }, { day: 1, days: 1, at: 0 }],
    [
      'never below the end of the day',
      { repeats: ['MON'], startTime: '23:30', endTime: '00:00' },
      { day: 0, days: 1, at: 20 * H },
    ],
    ['on Monday after Sunday', { ...NIGHT, startTime: '23:00', repeats: ['SUN'] }, { day: 0, days: 1, at: 0 }],
  ])('have the tag %s', (_, times, expected) =>
    expect(getRateLabelPosition(parseRateWindow(times)!)).toEqual(expected),
  );

  it('begin at midnight where the end of a day is pulled there', () => {
    const day = parseRateWindow({ repeats: ['MON'], startTime: '08:00', endTime: '20:00' })!;
    expect(getMovedEdgeTime(day, 24 * H)).toBe('00:00');
  });
});
