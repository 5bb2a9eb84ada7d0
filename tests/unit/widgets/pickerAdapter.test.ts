import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import { expect, it } from 'vitest';
import { createPickerAdapter } from '../../../src/widgets/inputs/createPickerAdapter';

it.each([
  ['en', 'March 2027'],
  ['zh-cn', '2027年3月'],
])('a calendar in the language %s is headed by its month as %s', (locale, heading) => {
  const Adapter = createPickerAdapter(() => '2027-03-09 08:05');
  const adapter = new Adapter({ locale });
  const { formats } = adapter;
  expect(adapter.formatByString(dayjs('2027-03-01'), `${formats.month} ${formats.year}`)).toBe(heading);
  expect(adapter.formatByString(dayjs('2027-03-01'), 'YYYY-MM')).toBe('2027-03');
});

it.each([
  ['en', '09 Mar 2027', 'Tue, 09 Mar', '09 Mar'],
  ['zh-cn', '2027年3月9日', '周二, 3月 9', '3月 9'],
])('a chosen day in the language %s is %s, as dates are written elsewhere', (locale, full, head, short) => {
  const adapter = new (createPickerAdapter(() => '2027-03-09 08:05'))({ locale });
  const day = dayjs('2027-03-09').locale(locale);
  const { fullDate, normalDateWithWeekday, shortDate } = adapter.formats;
  expect([fullDate, normalDateWithWeekday, shortDate].map((format) => adapter.formatByString(day, format))).toEqual([
    full,
    head,
    short,
  ]);
});
