import dayjs from 'dayjs';
import { afterEach, describe, expect, it } from 'vitest';
import { getPeriodBounds, getFirstDayOfPeriod, isValidPeriodEnd } from '../../../src/widgets/inputs/periodBounds';
import { DATE_INPUT_FORMAT } from '../../../src/widgets/inputs/dateFormats';

const ZONE = process.env['TZ'];
afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

/** Time zones east and west of the operator, with and without daylight saving time, and one that once skipped a day. */
const ZONES = ['Asia/Singapore', 'UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Apia', 'Pacific/Kiritimati'];
const DAYS: [name: string, first: string, last: string][] = [
  ['within a month', '2026-11-16', '2026-11-22'],
  ['at the end of a month', '2026-10-29', '2026-11-04'],
  ['over the turn of the year', '2026-12-28', '2027-01-03'],
  ['over the 29th of February', '2028-02-26', '2028-03-03'],
  ['over the end of February', '2027-02-24', '2027-03-02'],
  ['when clocks go forward in New York', '2027-03-10', '2027-03-16'],
  ['when clocks go back in Berlin', '2026-10-21', '2026-10-27'],
];
const CASES = ZONES.flatMap((zone) => DAYS.map(([name, first, last]) => [name, zone, first, last] as const));

const texts = (bounds: ReturnType<typeof getPeriodBounds>) => [
  bounds.minDate?.format(DATE_INPUT_FORMAT.wireFormat),
  bounds.maxDate?.format(DATE_INPUT_FORMAT.wireFormat),
];

describe.each(CASES)('seven days %s, in %s', (_, zone, first, last) => {
  it('begin six days before the last', () => {
    process.env['TZ'] = zone;
    expect(getFirstDayOfPeriod(last, 7)).toBe(first);
  });

  it('are the longest that can be picked, whichever end is picked first', () => {
    process.env['TZ'] = zone;
    const week = { longest: 7, value: '' };
    expect(texts(getPeriodBounds({ ...week, other: first, isLast: true }))).toEqual([first, last]);
    expect(texts(getPeriodBounds({ ...week, other: last, isLast: false }))).toEqual([first, last]);
    const [one, other] = [dayjs(first), dayjs(last)];
    expect(isValidPeriodEnd({ moment: other, other: first, isLast: true, longest: 7 })).toBe(true);
    expect(isValidPeriodEnd({ moment: other.add(1, 'day'), other: first, isLast: true, longest: 7 })).toBe(false);
    expect(isValidPeriodEnd({ moment: one, other: last, isLast: false, longest: 7 })).toBe(true);
    expect(isValidPeriodEnd({ moment: one.subtract(1, 'day'), other: last, isLast: false, longest: 7 })).toBe(false);
  });
});

describe('what can be picked', () => {
  it.each<[string, Parameters<typeof getPeriodBounds>[0], [string?, string?]]>([
    ['anything at first', { value: '', other: '', isLast: false, longest: 7 }, [undefined, undefined]],
    ['anything once both are there', { value: '2026-11-16', other: '2026-11-22', isLast: false, longest: 7 }, []],
    ['anything beside a day that is half typed', { value: '', other: 'Invalid Date', isLast: true, longest: 7 }, []],
    [
      'what is in order, of a period of any length',
      { value: '2026-11-30', other: '2026-11-16', isLast: true, longest: undefined },
      ['2026-11-16'],
    ],
    [
      'what is in order, before the last day',
      { value: '', other: '2026-11-16', isLast: false, longest: undefined },
      [undefined, '2026-11-16'],
    ],
    [
      'one day, where that is the longest',
      { value: '', other: '2026-11-16', isLast: true, longest: 1 },
      ['2026-11-16', '2026-11-16'],
    ],
  ])('is %s', (_, asked, [first, last]) => expect(texts(getPeriodBounds(asked))).toEqual([first, last]));

  it.each([
    ['before the first', '2026-11-15', '2026-11-16', true, false],
    ['after the last', '2026-11-17', '2026-11-16', false, false],
    ['the same day', '2026-11-16', '2026-11-16', true, true],
    ['beside no other end', '2026-11-16', '', true, true],
  ])('a last day %s', (_, day, other, isLast, fits) => {
    expect(isValidPeriodEnd({ moment: dayjs(day), other, isLast, longest: 7 })).toBe(fits);
  });
});
