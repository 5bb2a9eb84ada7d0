import { describe, expect, it } from 'vitest';
import { createAxisNumberFormat, shortenLabel } from '../../../src/generator/chart/axisLabels';
import { getSegmentColors } from '../../../src/generator/chart/chartColors';
import {
  comparePeriods,
  getPointLinkValues,
  getTimeGranularity,
  isCurrentPeriod,
} from '../../../src/generator/chart/timeSeries';
import { lightColors } from '../../../src/ui/theme/colors';

describe('the periods of a time series', () => {
  it.each([
    [['22:00', '23:00', '00:00'], 'hour'],
    [['2026-11-25', '2026-11-26'], 'day'],
    [['2026-10', '2026-11'], 'month'],
    [['2026-10', '2026-11-01'], undefined],
    [['24:00'], undefined],
    [['Available'], undefined],
    [[], undefined],
  ])('of %j are each a %s', (keys, span) => expect(getTimeGranularity(keys)).toBe(span));

  it.each([
    ['17:00', 'hour', true],
    ['16:00', 'hour', false],
    ['2026-11-26', 'day', true],
    ['2026-11-25', 'day', false],
    ['2026-11', 'month', true],
    ['2025-11', 'month', false],
  ] as const)('%s of each %s is running at 2026-11-26 17:40: %s', (key, span, isRunning) =>
    expect(isCurrentPeriod(key, span, '2026-11-26 17:40')).toBe(isRunning),
  );

  it.each([
    ['2026-03', { key: '2026-03', year: 2026, month: 3 }],
    ['2026-11-26', { key: '2026-11-26', year: 2026, month: 11 }],
    ['17:00', { key: '17:00' }],
    ['Faulted', { key: 'Faulted' }],
  ])('give links the parts of %s', (key, parts) => expect(getPointLinkValues(key)).toEqual(parts));
});

describe('the comparison of the last complete period with the one before', () => {
  const points = (values: (number | null)[], runsLast = false) =>
    values.map((value, index) => ({
      key: String(index),
      label: String(index),
      texts: [String(value)],
      values: [value],
      ...(runsLast && index === values.length - 1 ? { isRunning: true as const } : {}),
    }));

  it.each([
    ['more', points([5, 8, 10]), ['2', '1', 0.25]],
    ['less, without the running one', points([10, 5, 1], true), ['1', '0', -0.5]],
    ['the same', points([3, 3]), ['1', '0', 0]],
    ['none after zero', points([0, 4]), undefined],
    ['none with a gap', points([4, null]), undefined],
    ['none of one period', points([4]), undefined],
    ['none of one complete period', points([4, 5], true), undefined],
  ])('%s', (_, given, expected) => {
    const found = comparePeriods(given);
    expect(found && [found.last.label, found.before.label, found.change]).toEqual(expected);
  });
});

describe('the axes of a chart', () => {
  it.each([
    ['26 Nov 2026', 'day', '26 Nov'],
    ['2026-11-26', 'day', '11-26'],
    ['Nov 2026', 'month', 'Nov 2026'],
    ['A long name of a site', undefined, 'A long name o…'],
    ['17:00', 'hour', '17:00'],
  ] as const)('label %s of each %s as %s', (label, span, short) => expect(shortenLabel(label, span)).toBe(short));

  it.each([
    ['en', 0, '0'],
    ['en', 900, '900'],
    ['en', 1050, '1.05K'],
    ['en', 1125, '1.125K'],
    ['en', 1200, '1.2K'],
    ['en', 15_000, '15K'],
    ['en', 262_500, '262.5K'],
    ['en', 1_250_000, '1.25M'],
    ['en', 0.25, '0.25'],
    ['en', 0.05 * 3, '0.15'],
    ['en', -1050, '-1.05K'],
    ['zh-Hans', 1050, '1050'],
    ['zh-Hans', 262_500, '26.25万'],
  ])('writes in %s %d as %s on every axis: shorter, never rounded', (locale, value, text) =>
    expect(createAxisNumberFormat(locale).format(value)).toBe(text),
  );
});

describe('the segments of a ring', () => {
  const tones = { Charging: 'busy', Preparing: 'busy', Finishing: 'busy', Faulted: 'bad' } as const;
  const { success, info, error, text } = lightColors;

  it('have the colours of what their statuses mean', () =>
    expect(getSegmentColors(['Available', 'Charging', 'Faulted', 'Unavailable'], lightColors, tones)).toEqual([
      success.main,
      info.main,
      error.main,
      text.disabled,
    ]));

  it('are shades where several statuses mean the same', () => {
    const [charging, preparing, finishing] = getSegmentColors(
      ['Charging', 'Preparing', 'Finishing'],
      lightColors,
      tones,
    );
    expect(charging).toBe(info.main);
    expect(preparing).toContain(`${info.main} 72%`);
    expect(finishing).toContain(`${info.main} 55%`);
  });

  it('are all different where they are no statuses', () =>
    expect(new Set(getSegmentColors(['AC', 'DC', 'HPC'], lightColors)).size).toBe(3));
});
