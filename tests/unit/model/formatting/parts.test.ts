import { describe, expect, it } from 'vitest';
import { formatMonth, formatDateTime } from '../../../../src/model/formatting/formatDates';
import { formatSecondOfDay, formatSecondsAsHours } from '../../../../src/model/formatting/formatDurations';
import { isEmpty, toText } from '../../../../src/model/values/isEmpty';
import { isSafeLink, getPictureUrl } from '../../../../src/model/formatting/safeLinks';
import { getArrayItemNameOrValue } from '../../../../src/model/formatting/getArrayItemNameOrValue';
import { field, shape } from '../../generator/entities';
import { getStatusTone } from '../../../../src/model/formatting/statusTones';
import { formatMoney, formatNumber, appendUnit } from '../../../../src/model/formatting/formatNumbers';

describe('a moment', () => {
  it.each([
    ['2027-12-31 23:59', true, '31 Dec 2027 23:59'],
    ['2027-12-31 23:59:30', true, '31 Dec 2027 23:59'],
    ['2027-12-31T16:00:00.000Z', true, '31 Dec 2027 16:00'],
    ['2027-12-31T16:00:00+08:00', true, '31 Dec 2027 16:00'],
    ['2027-12-31', true, '31 Dec 2027'],
    ['2027-12-31 23:59', false, '31 Dec 2027'],
    [' 2027-01-01 ', false, '01 Jan 2027'],
    ['2027-13-31', false, '2027-13-31'],
    ['2027-00-31', false, '2027-00-31'],
    ['soon', true, 'soon'],
    ['', true, ''],
  ])('%s (time: %s) is read as %s', (text, withTime, shown) => {
    expect(formatDateTime(text, withTime)).toBe(shown);
  });

  it.each([
    ['2027-03-09T08:05:00', true, '2027-03-09 08:05'],
    ['2027-03-09 08:05', false, '2027-03-09'],
    ['2027-03-09', false, '2027-03-09'],
    ['soon', true, 'soon'],
  ])('%s (time: %s) has the order of the wire in Chinese: %s', (text, withTime, shown) => {
    expect(formatDateTime(text, withTime, 'zh-Hans')).toBe(shown);
  });

  it.each([
    ['2027-03', 'Mar 2027', '2027-03'],
    ['2027-13', '2027-13', '2027-13'],
    ['2027-3', '2027-3', '2027-3'],
    ['', '', ''],
  ])('of a month, %s, is %s and %s', (text, english, chinese) => {
    expect([formatMonth(text, 'en'), formatMonth(text, 'zh-Hans')]).toEqual([english, chinese]);
  });
});

describe('seconds', () => {
  it.each<[unknown, string, string]>([
    [0, '00:00', '0 h'],
    [59, '00:00', '0.02 h'],
    [60, '00:01', '0.02 h'],
    [5400, '01:30', '1.5 h'],
    [84600, '23:30', '23.5 h'],
    [86400, '24:00', '24 h'],
    ['1800', '00:30', '0.5 h'],
    [-1, '-1', '0 h'],
    ['soon', 'soon', 'soon'],
    ['  ', '  ', '  '],
    [Number.NaN, 'NaN', 'NaN'],
  ])('%j are %s on a clock and %s in hours', (value, clock, hours) => {
    expect([formatSecondOfDay(value), formatSecondsAsHours(value)]).toEqual([clock, hours]);
  });
});

describe('a number', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    [1234567.5, '1,234,567.5'],
    [0, '0'],
    [-1000, '-1,000'],
    ['1234567.50', '1,234,567.50'],
    ['99999999999999999999.99', '99,999,999,999,999,999,999.99'],
    [' 12 ', '12'],
    ['007', '007'],
    [Number.POSITIVE_INFINITY, ''],
    [Number.NaN, ''],
    ['n/a', 'n/a'],
    ['1e3', '1e3'],
  ])('%s is read as %s, in both languages', (value, shown) => {
    expect([formatNumber(value, 'en'), formatNumber(value, 'zh-Hans')]).toEqual([shown, shown]);
  });

  it.each([
    ['0.1', 'S$0.10'],
    [19.99, 'S$19.99'],
    ['12', 'S$12.00'],
    ['0.1234', 'S$0.1234'],
    ['-5', '-S$5.00'],
    ['1234567.5', 'S$1,234,567.50'],
    ['99999999999999999999.99', 'S$99,999,999,999,999,999,999.99'],
    ['free', 'free'],
    ['', ''],
  ])('of money, %s, is read as %s', (value, shown) => expect(formatMoney(value, 'S$')).toBe(shown));

  it.each([
    ['12', 'kW', '12 kW'],
    ['12', '%', '12%'],
    ['12', undefined, '12'],
    ['', 'kW', ''],
  ])('%s with the unit %s is "%s"', (text, unit, shown) => expect(appendUnit(text, unit)).toBe(shown));
});

describe('an address', () => {
  it.each(['https://a.sg', 'HTTP://a.sg/x', 'mailto:a@b.sg', ' https://a.sg'])('%s may be a link', (text) =>
    expect(isSafeLink(text)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' data:text/html,x',
    '//a.sg',
    'https://',
    'mailto:a b@c.sg',
    'https:///x',
    5,
    undefined,
    null,
  ])('%s may not', (text) => expect(isSafeLink(text)).toBe(false));

  it.each([
    ['/steve/files/a.png', '/steve/files/a.png'],
    ['files/a.png', '/steve/files/a.png'],
    ['https://cdn.sg/a.png', 'https://cdn.sg/a.png'],
    ['blob:https://a.sg/1', 'blob:https://a.sg/1'],
    ['data:image/png;base64,x', 'data:image/png;base64,x'],
    ['data:image/svg+xml,<svg onload=x>', undefined],
    ['data:text/html,x', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [' ', undefined],
    [7, undefined],
  ])('of a picture, %s, is %s', (path, address) => expect(getPictureUrl(path, '/steve')).toBe(address));
});

describe('an item of a list', () => {
  it.each<[unknown, unknown]>([
    [' AC ', 'AC'],
    [7, 7],
    [null, null],
    [{ name: 'A', providerName: 'B' }, 'A'],
    [{ providerPk: 1, providerName: 'B' }, 'B'],
    [{ Label: 'C' }, 'C'],
    [{ title: 'Dr', name: 'Ann' }, 'Ann'],
    [{ jobTitle: 'Nurse', fullName: 'Ann' }, 'Ann'],
    [{ size: 'M', title: 'T' }, 'T'],
    [{ given: 'Ann', family: 'Lee', title: 'Dr' }, 'Ann Lee'],
    [{ last_name: 'Lee', firstName: 'Ann' }, 'Ann Lee'],
    [{ surname: 'Lee', familySize: 'XL' }, 'Lee'],
    [{ firstName: 'Ann' }, 'Ann'],
    [{ family: 'Lee', name: 'Lee & Co' }, 'Lee & Co'],
    [
      { nickname: 'D', pk: 1 },
      { nickname: 'D', pk: 1 },
    ],
    [{ name: 7 }, { name: 7 }],
    [{ code: 'E', extra: 1 }, 'E'],
    [{ type: 'vector', path: 'plot' }, 'plot'],
    [{ name: ' ', path: 'plot' }, 'plot'],
    [{ path: '/health', code: 'E1' }, 'E1'],
    [{ size: 3 }, { size: 3 }],
  ])('%j reads by %j', (item, plain) => expect(getArrayItemNameOrValue(item)).toEqual(plain));

  it.each<[unknown, unknown]>([
    [{ size: 3, note: '', text: 'first', more: 'second' }, 'first'],
    [{ pin: '1234', more: 'second' }, 'second'],
    [{ pin: '1234' }, { pin: '1234' }],
    [{ unknown: 'x' }, { unknown: 'x' }],
  ])('%j without a name reads by %j, a text of its fields that is no secret', (item, plain) => {
    const fields = [field('note'), field('pin', { kind: 'password' }), field('text'), field('more')];
    expect(getArrayItemNameOrValue(item, { shape: shape(...fields) })).toEqual(plain);
  });
});

describe('a value that is missing', () => {
  it.each<[unknown, boolean, string]>([
    [undefined, true, ''],
    [null, true, ''],
    ['', true, ''],
    [Number.NaN, true, ''],
    [0, false, '0'],
    [false, false, 'false'],
    [' ', false, ' '],
    [[], false, '[]'],
    [{ a: 1 }, false, '{"a":1}'],
  ])('%j: %s, as text %j', (value, missing, text) => expect([isEmpty(value), toText(value)]).toEqual([missing, text]));
});

describe('a status', () => {
  it.each([
    ['Active', 'good'],
    ['ASSIGNED', 'good'],
    ['Pending', 'open'],
    ['Inactive', 'over'],
    ['EXPIRED', 'over'],
    ['Issued', 'next'],
    ['Available', 'good'],
    ['In Progress', 'busy'],
    ['Timeout', 'bad'],
    ['Done', 'good'],
    ['Overdue', 'bad'],
    ['Charging', 'plain'],
    ['Offline', 'off'],
    ['Unavailable', 'off'],
    ['Some new word', 'plain'],
    ['', 'plain'],
    ['constructor', 'plain'],
  ])('%s means %s', (status, tone) => expect(getStatusTone(status)).toBe(tone));

  it.each([
    ['InTreatment', 'busy'],
    ['IN_TREATMENT', 'busy'],
    ['Closed', 'good'],
    ['Pending', 'open'],
  ] as const)('%s means %s where the schema says tones', (status, tone) =>
    expect(getStatusTone(status, { InTreatment: 'busy', Closed: 'good' })).toBe(tone),
  );
});
