import { describe, expect, it } from 'vitest';
import { labelsOf, lanesOf, type OtherRate } from '../../../src/pages/rate/lanes';
import { ownPlace, placedNames } from '../../../src/pages/rate/names';
import { segmentsOf, windowOf, type RateTimes } from '../../../src/pages/rate/week';

const H = 60;
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
const DAILY = [...WEEKDAYS, 'SAT', 'SUN'];

const rate = (name: string, times: RateTimes): OtherRate => ({ id: name, name, segments: segmentsOf(windowOf(times)) });

describe('lanes', () => {
  it('stand side by side while rates apply at the same time, and are used again', () => {
    const parts = lanesOf([
      rate('A', { repeats: ['MON'], startTime: '00:00', endTime: '12:00' }),
      rate('B', { repeats: ['MON'], startTime: '06:00', endTime: '18:00' }),
      rate('C', { repeats: ['MON'], startTime: '12:00', endTime: '20:00' }),
    ]);
    expect(parts.map(({ rate: index, lane, lanes }) => [index, lane, lanes])).toEqual([
      [0, 0, 2],
      [1, 1, 2],
      [2, 0, 2],
    ]);
  });

  it('are three at most: the rest is one lane that counts', () => {
    const parts = lanesOf(
      Array.from({ length: 200 }, (_, index) => rate(`R${index}`, { repeats: DAILY, allDay: true })),
    );
    expect(parts).toHaveLength(7 * 4);
    expect(parts[3]).toMatchObject({ lane: 3, lanes: 4 });
    expect(parts[3]?.rates).toHaveLength(197);
  });

  it('carry a name once for days that follow each other', () => {
    const parts = lanesOf([rate('A', { repeats: [...WEEKDAYS, 'SUN'], startTime: '08:00', endTime: '20:00' })]);
    expect(labelsOf(parts).map(({ first, last }) => [first, last])).toEqual([
      [0, 4],
      [6, 6],
    ]);
  });
});

describe('names', () => {
  const place = (others: OtherRate[], own?: RateTimes) =>
    placedNames(labelsOf(lanesOf(others)), (index) => others[index]?.name ?? '', own && windowOf(own));

  it('never stand upon each other, nor upon the own one', () => {
    const others = Array.from({ length: 3 }, (_, index) => rate(`Rate ${index}`, { repeats: DAILY, allDay: true }));
    const own = { repeats: DAILY, startTime: '00:00', endTime: '08:00' };
    const tops = place(others, own).map(({ at }) => at);
    expect(tops).toHaveLength(3);
    for (const [index, top] of tops.toSorted((one, other) => one - other).entries())
      expect(top).toBeGreaterThanOrEqual(H * (index + 1));
  });

  it('break into lines in a single day, and are left to the list where there is no room', () => {
    const night = rate('Friday night out', { repeats: ['FRI'], startTime: '16:00', endTime: '22:00' });
    const short = rate('Short one', { repeats: ['MON'], startTime: '08:00', endTime: '08:30' });
    const long = rate('Ununderstandable', { repeats: ['SAT'], allDay: true });
    expect(place([night, short, long])).toEqual([{ rate: 0, day: 4, days: 1, at: 16 * H }]);
  });

  it('stand once, in the largest stretch of a window over midnight', () => {
    expect(place([rate('Night saver', { repeats: DAILY, startTime: '22:00', endTime: '07:00' })])).toEqual([
      { rate: 0, day: 0, days: 7, at: 0 },
    ]);
  });

  it('stand within the day where the own rate begins late', () => {
    const own = windowOf({ repeats: ['MON'], startTime: '23:30', endTime: '02:00' });
    expect(own && ownPlace(own).at).toBeLessThan(23.5 * H);
  });
});
