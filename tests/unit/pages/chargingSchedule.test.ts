import { describe, expect, it } from 'vitest';
import { getChargingSchedule, type SchedulePeriod } from '../../../src/pages/profile/chargingSchedule';

const HOUR = 3600;
const DAY = 24 * HOUR;

const period = (hour: number | undefined, limit: number | undefined, phases?: number): SchedulePeriod => ({
  start: hour === undefined ? undefined : hour * HOUR,
  limit,
  phases,
});

/** Formats a step with its hours and limit as `0-7: 32`. */
const stepsIn = (periods: SchedulePeriod[], duration = DAY): string[] =>
  getChargingSchedule(periods, duration).steps.map(({ from, to, limit }) => `${from / HOUR}-${to / HOUR}: ${limit}`);

/** Formats a problem with its kind and hour as `late 6.5`. */
const problemsIn = (periods: SchedulePeriod[], duration = DAY): string[] =>
  getChargingSchedule(periods, duration).problems.map(({ kind, at }) => `${kind} ${at / HOUR}`);

describe('the steps of a schedule', () => {
  it.each<[string, SchedulePeriod[], number, string[]]>([
    ['no period limits nothing', [], DAY, []],
    ['one period lasts as long as the schedule', [period(0, 32)], DAY, ['0-24: 32']],
    ['each lasts until the next begins', [period(0, 32), period(7, 16)], DAY, ['0-7: 32', '7-24: 16']],
    ['their order on the screen does not matter', [period(7, 16), period(0, 32)], DAY, ['0-7: 32', '7-24: 16']],
    ['nothing is limited before the first', [period(6.5, 16)], DAY, ['6.5-24: 16']],
    ['a limit of 0 is a limit', [period(0, 0), period(1, 8)], DAY, ['0-1: 0', '1-24: 8']],
    [
      'of those with one start the last holds',
      [period(0, 32), period(9, 16), period(9, 10)],
      DAY,
      ['0-9: 32', '9-24: 10'],
    ],
    ['the last ends with the schedule', [period(0, 32), period(4, 16)], 8 * HOUR, ['0-4: 32', '4-8: 16']],
    [
      'what begins at the end or later never begins',
      [period(0, 32), period(8, 16), period(10, 8)],
      8 * HOUR,
      ['0-8: 32'],
    ],
    ['without a start it is not drawn', [period(undefined, 32), period(2, 8)], DAY, ['2-24: 8']],
    ['without a limit it is not drawn', [period(0, 32), period(2, undefined)], DAY, ['0-24: 32']],
  ])('%s', (_, periods, duration, expected) => {
    expect(stepsIn(periods, duration)).toEqual(expected);
  });

  it('carry the phases of their period', () => {
    const { steps } = getChargingSchedule([period(0, 32, 3), period(7, 16, 1), period(8, 16)], DAY);
    expect(steps.map(({ phases }) => phases)).toEqual([3, 1, undefined]);
  });
});

describe('the problems of a schedule', () => {
  it.each<[string, SchedulePeriod[], number, string[]]>([
    ['no period', [], DAY, []],
    ['from midnight on, each at another time', [period(0, 32), period(7, 16)], DAY, []],
    ['in any order', [period(7, 16), period(0, 32)], DAY, []],
    ['a first one after midnight', [period(6.5, 16), period(22, 32)], DAY, ['late 6.5']],
    ['two that begin together', [period(0, 32), period(9, 16), period(9, 10)], DAY, ['same 9']],
    ['three that begin together are told once', [period(0, 1), period(0, 2), period(0, 3)], DAY, ['same 0']],
    ['one that begins when the schedule ends', [period(0, 32), period(8, 16)], 8 * HOUR, ['beyond 8']],
    ['one that begins later', [period(0, 32), period(10, 16)], 8 * HOUR, ['beyond 10']],
    ['the last half hour of a whole day is inside', [period(0, 32), period(23.5, 16)], DAY, []],
    ['everything at once', [period(9, 1), period(9, 2), period(1, 3)], 8 * HOUR, ['late 1', 'same 9', 'beyond 9']],
    ['rows that are not filled in yet', [period(undefined, undefined), period(undefined, 16)], DAY, []],
    ['a start whose limit is still missing counts', [period(3, undefined)], DAY, ['late 3']],
  ])('%s', (_, periods, duration, expected) => {
    expect(problemsIn(periods, duration)).toEqual(expected);
  });
});
