import { expect, it } from 'vitest';
import { addUtcOffset } from '../../../src/widgets/inputs/addUtcOffset';

const LOCAL = { format: 'date-time', ui: {} };
const CONVERTED = { format: 'date-time', ui: { serialization: 'epochSeconds' } } as const;

it.each<[string, string, Parameters<typeof addUtcOffset>[1], unknown, string]>([
  ['a new value', '2027-03-09 23:59', LOCAL, '', '2027-03-09T23:59:00Z'],
  ['a value with an offset', '2027-03-09 23:59', LOCAL, '2027-01-01T08:00:30.5+02:00', '2027-03-09T23:59:00+02:00'],
  ['a new value that is converted', '2027-03-09 23:59', CONVERTED, '', '2027-03-09T23:59:00+08:00'],
  [
    'a value that was converted',
    '2027-03-09 23:59',
    CONVERTED,
    '2027-01-01T08:00:00+07:00',
    '2027-03-09T23:59:00+07:00',
  ],
  ['an unfinished date', 'Invalid Date', LOCAL, '', 'Invalid Date'],
  ['a date of another format', '2027-03-09 23:59', { format: 'yyyy-MM-dd HH:mm', ui: {} }, '', '2027-03-09 23:59'],
])('%s is written with the right offset', (_, text, field, previous, written) =>
  expect(addUtcOffset(text, field, previous, 'Asia/Singapore')).toBe(written),
);
