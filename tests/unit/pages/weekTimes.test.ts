import { describe, expect, it } from 'vitest';
import { getRateWeekSummary } from '../../../src/pages/rate/rateWeekSummary';
import { getRateOverlap, getRateConflict } from '../../../src/pages/rate/rateConflicts';
import { getWeekTimeInCountry, getWeekTimeInZone } from '../../../src/pages/rate/currentTimeOfWeek';
import {
  formatMinuteOfDay,
  getUncoveredSpans,
  groupSpansByTime,
  mergeTimeSpans,
  parseMinuteOfDay,
  intersectSpans,
  getConsecutiveDayRanges,
  getRateSegments,
  parseRateWindow,
  type RateTimes,
} from '../../../src/pages/rate/week/weekTimes';
import { say } from '../i18n/say';
import {
  formatPrices,
  joinRateWeekSummaryTexts,
  formatRateWindow,
  getWeekSummaryTexts,
  type WeekTextOptions,
} from '../../../src/pages/rate/weekTexts';

const H = 60;
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
const DAILY = [...WEEKDAYS, 'SAT', 'SUN'];

const textOptions: WeekTextOptions = {
  t: say,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  symbol: '$',
  getName: (_, code) => String(code ?? ''),
};

const ROWS = [{ rate: 0.5, rateType: 'kWh', chargeTypePk: 'AC' }];

/** Returns the conflicts of rates with the form's rate, for the same drivers at the same site. */
const beside = (own: RateTimes, others: Record<string, RateTimes>) =>
  Object.entries(others).map(([name, times]) =>
    getRateConflict(
      getRateOverlap(
        { window: parseRateWindow(own), rows: ROWS },
        { id: name, record: {}, name, segments: getRateSegments(parseRateWindow(times)), rows: ROWS, siteCount: 0 },
      ),
      'unassigned',
    ),
  );

/** Formats segments as `Mon 22:00-24:00, Tue 00:00-06:00+`; + marks the part after midnight. */
const drawn = (times: RateTimes): string =>
  getRateSegments(parseRateWindow(times))
    .map(
      ({ day, from, to, spill }) =>
        `${textOptions.days[day]} ${formatMinuteOfDay(from)}-${formatMinuteOfDay(to)}${spill ? '+' : ''}`,
    )
    .join(', ');

describe('a time of day', () => {
  it.each([
    ['00:00', 0],
    ['7:05', 425],
    ['23:59', 1439],
    ['24:00', 1440],
    ['08:30:00', 510],
    ['24:01', undefined],
    ['12:60', undefined],
    ['Invalid Date', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is minute %j', (text, minute) => expect(parseMinuteOfDay(text)).toBe(minute));
});

describe('what is drawn', () => {
  it.each<[string, RateTimes, string]>([
    ['a window', { repeats: ['MON'], startTime: '08:00', endTime: '20:00' }, 'Mon 08:00-20:00'],
    ['the whole day', { repeats: ['SAT', 'SUN'], allDay: true }, 'Sat 00:00-24:00, Sun 00:00-24:00'],
    [
      'the whole day, whatever times it came with',
      { repeats: ['SAT'], allDay: true, startTime: '08:00', endTime: '20:00' },
      'Sat 00:00-24:00',
    ],
    [
      'over midnight: both days',
      { repeats: ['MON'], startTime: '20:00', endTime: '08:00' },
      'Mon 20:00-24:00, Tue 00:00-08:00+',
    ],
    [
      'over midnight on Sunday: Monday comes after it',
      { repeats: ['SUN'], startTime: '22:00', endTime: '06:00' },
      'Mon 00:00-06:00+, Sun 22:00-24:00',
    ],
    [
      'until midnight: nothing of the next day',
      { repeats: ['MON'], startTime: '20:00', endTime: '00:00' },
      'Mon 20:00-24:00',
    ],
    ['from midnight', { repeats: ['MON'], startTime: '00:00', endTime: '06:00' }, 'Mon 00:00-06:00'],
    [
      'days in any order, each once',
      { repeats: ['TUE', 'MON', 'TUE'], allDay: true },
      'Mon 00:00-24:00, Tue 00:00-24:00',
    ],
    ['days by other names', { repeats: ['monday'], allDay: true }, 'Mon 00:00-24:00'],
    ['equal times: nothing', { repeats: ['MON'], startTime: '08:00', endTime: '08:00' }, ''],
    ['one time missing: nothing', { repeats: ['MON'], startTime: '08:00', endTime: '' }, ''],
    ['no day: nothing', { repeats: [], allDay: true }, ''],
    ['no list of days: nothing', { repeats: null, allDay: true }, ''],
  ])('%s', (_, times, expected) => expect(drawn(times)).toBe(expected));
});

describe('stretches', () => {
  it('that touch become one', () => {
    expect(
      mergeTimeSpans([
        { day: 0, from: 8 * H, to: 10 * H },
        { day: 0, from: 10 * H, to: 12 * H },
        { day: 1, from: 0, to: H },
      ]),
    ).toEqual([
      { day: 0, from: 8 * H, to: 12 * H },
      { day: 1, from: 0, to: H },
    ]);
  });

  it('that only touch do not overlap', () => {
    expect(intersectSpans([{ day: 0, from: 0, to: 60 }], [{ day: 0, from: 60, to: 90 }])).toEqual([]);
  });

  it('overlap in what both cover, by day', () => {
    const one = getRateSegments(parseRateWindow({ repeats: ['MON'], startTime: '20:00', endTime: '08:00' }));
    const other = getRateSegments(parseRateWindow({ repeats: DAILY, startTime: '22:00', endTime: '06:00' }));
    expect(intersectSpans(one, other)).toEqual([
      { day: 0, from: 22 * H, to: 24 * H },
      { day: 1, from: 0, to: 6 * H },
    ]);
  });

  it('leave gaps, also where nothing is', () => {
    const gaps = getUncoveredSpans(
      getRateSegments(parseRateWindow({ repeats: WEEKDAYS, startTime: '08:00', endTime: '20:00' })),
    );
    expect(groupSpansByTime(gaps)).toEqual([
      { days: [0, 1, 2, 3, 4], from: 0, to: 8 * H },
      { days: [0, 1, 2, 3, 4], from: 20 * H, to: 24 * H },
      { days: [5, 6], from: 0, to: 24 * H },
    ]);
    expect(getUncoveredSpans(getRateSegments(parseRateWindow({ repeats: DAILY, allDay: true })))).toEqual([]);
    expect(getUncoveredSpans([])).toHaveLength(7);
  });

  it.each([
    [
      [0, 1, 2, 4],
      [
        [0, 2],
        [4, 4],
      ],
    ],
    [[], []],
    [[5, 6], [[5, 6]]],
  ])('of the days %j are the runs %j', (days, runs) => expect(getConsecutiveDayRanges(days)).toEqual(runs));
});

describe('in words', () => {
  it.each<[RateTimes, string]>([
    [{ repeats: WEEKDAYS, startTime: '08:00', endTime: '20:00' }, 'Mon–Fri 08:00–20:00'],
    [{ repeats: WEEKDAYS, startTime: '20:00', endTime: '08:00' }, 'Mon–Fri 20:00–08:00, ends the next day'],
    [{ repeats: ['SAT', 'SUN'], allDay: true }, 'Sat, Sun all day'],
    [{ repeats: DAILY, allDay: true }, 'Mon–Sun all day'],
    [{ repeats: ['MON', 'WED', 'THU', 'FRI'], startTime: '00:00', endTime: '06:00' }, 'Mon, Wed–Fri 00:00–06:00'],
  ])('%j is "%s"', (times, text) => {
    const window = parseRateWindow(times);
    expect(window && formatRateWindow(window, textOptions)).toBe(text);
  });

  it.each<[string, object[], string]>([
    ['of one', [{ rate: 0.5, rateType: 'kWh' }], '$0.50 kWh'],
    ['of several', [{ rate: 0.7 }, { rate: '0.60' }, { rate: 0.125 }], '$0.125–0.70'],
    ['of the same in two spellings', [{ rate: '0.5' }, { rate: 0.5 }], '$0.50'],
    [
      'of several types',
      [
        { rate: 1, rateType: 'h' },
        { rate: 1234.5, rateType: 'kWh' },
      ],
      '$1.00 h, $1,234.50 kWh',
    ],
    ['of what is not typed yet, or nonsense', [{ rate: '' }, { rate: null }, {}, { rate: '-' }], ''],
  ])('has the prices %s', (_, rows, text) => expect(formatPrices(rows, textOptions)).toBe(text));

  it('tells overlaps and gaps in one sentence', () => {
    const own = { repeats: ['MON'], startTime: '20:00', endTime: '24:00' };
    const others = beside(own, {
      'Night Saver': { repeats: ['MON'], startTime: '22:00', endTime: '06:00' },
      Rest: { repeats: DAILY.slice(1), allDay: true },
    });
    const texts = getWeekSummaryTexts(getRateWeekSummary(parseRateWindow(own), others), true, textOptions);
    const overlap = 'Overlaps Night Saver on Mon 22:00–24:00: $0.50 beside $0.50 (kWh, AC)';
    expect(texts.overlaps).toEqual([overlap]);
    expect(joinRateWeekSummaryTexts(texts, textOptions.t)).toBe(
      `Applies Mon 20:00–24:00. ${overlap}. No rate covers Mon 00:00–20:00.`,
    );
  });

  it('says nothing of other rates before they are read', () => {
    const texts = getWeekSummaryTexts(
      getRateWeekSummary(parseRateWindow({ repeats: ['MON'], allDay: true }), []),
      false,
      textOptions,
    );
    expect(texts).toEqual({ applies: 'Applies Mon all day', overlaps: [], gaps: '' });
  });

  it('counts overlaps that nobody would read', () => {
    const own = { repeats: ['MON'], allDay: true };
    const names = Array.from({ length: 9 }, (_, index) => [`R${index}`, { repeats: DAILY, allDay: true }] as const);
    const others = beside(own, Object.fromEntries(names));
    const { overlaps } = getWeekSummaryTexts(getRateWeekSummary(parseRateWindow(own), others), true, textOptions);
    expect(overlaps).toHaveLength(6);
    expect(overlaps.at(-1)).toBe('Overlaps 4 more rates');
  });
});

describe('now', () => {
  it.each([
    ['Asia/Singapore', '2026-11-22T15:59:00Z', { day: 6, minute: 23 * H + 59 }],
    ['Asia/Singapore', '2026-11-22T16:00:00Z', { day: 0, minute: 0 }],
    ['America/New_York', '2026-11-22T16:00:00Z', { day: 6, minute: 11 * H }],
  ])('in %s at %s', (zone, moment, expected) => expect(getWeekTimeInZone(zone, new Date(moment))).toEqual(expected));

  it('is nowhere in a zone that nobody knows', () =>
    expect(getWeekTimeInZone('Mars/Olympus', new Date('2026-11-22T16:00:00Z'))).toBeUndefined());

  const HOME = { country: 'SG', timeZone: 'Asia/Singapore' };
  it.each([
    ['the operator’s own', 'SG', { day: 0, minute: 0 }],
    ['one of one zone', 'TH', { day: 6, minute: 23 * H }],
    ['one of several zones with the same clock', 'MY', { day: 0, minute: 0 }],
    ['one of several clocks', 'ID', undefined],
    ['none', '', undefined],
    ['something else', 7, undefined],
  ])('in a country, %s', (_, country, expected) =>
    expect(getWeekTimeInCountry(country, HOME, new Date('2026-11-22T16:00:00Z'))).toEqual(expected),
  );
});
