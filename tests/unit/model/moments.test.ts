import { describe, expect, it } from 'vitest';
import { toWireDateText } from '../../../src/model/values/wireDates';

describe('dates and times in a server’s own spelling', () => {
  it.each([
    ['HH:mm', '07:00:00', '07:00'],
    ['HH:mm', '07:00', '07:00'],
    ['HH:mm', '7 o’clock', '7 o’clock'],
    ['yyyy-MM-dd HH:mm', '2026-01-02 03:04:05', '2026-01-02 03:04'],
    ['yyyy-MM-dd HH:mm', '2026-01-02T23:04:05.678Z', '2026-01-02 23:04'],
    ['yyyy-MM-dd HH:mm', '2026-01-02T03:04+08:00', '2026-01-02 03:04'],
    ['yyyy-MM-dd HH:mm', '2026-01-02', '2026-01-02'],
    ['date', '2026-01-02 03:04:05', '2026-01-02'],
    ['date', '2026-01-02', '2026-01-02'],
    ['email', '07:00:00', '07:00:00'],
    [undefined, '07:00:00', '07:00:00'],
  ])('%s: %s is %s', (format, text, expected) => {
    expect(toWireDateText(text, format)).toBe(expected);
  });
});
