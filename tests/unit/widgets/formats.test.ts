import { describe, expect, it } from 'vitest';
import { formatStamp } from '../../../src/widgets/cells/dates';
import { isSafeLink, pictureUrl } from '../../../src/widgets/cells/links';
import { formatMoney, formatNumber } from '../../../src/widgets/cells/numbers';
import { joinPhone, splitPhone } from '../../../src/widgets/inputs/phoneNumbers';
import { acceptsDecimal, acceptsNumber, parseDecimal, parseWhole } from '../../../src/widgets/inputs/numbers';
import { DATE, DATE_TIME, TIME, toMoment, toWireText, UNFINISHED } from '../../../src/widgets/inputs/wallClock';
import { normaliseOptions, queryOf } from '../../../src/widgets/optionItems';
import { withoutNumbers } from '../../../src/widgets/useTexts';
import { fieldOf } from './fields';

describe('a moment', () => {
  it.each([
    ['2027-12-31 23:59', true, '31 Dec 2027 23:59'],
    ['2027-12-31 23:59:30', true, '31 Dec 2027 23:59'],
    ['2027-12-31T16:00:00.000Z', true, '31 Dec 2027 16:00'],
    ['2027-12-31T16:00:00+08:00', true, '31 Dec 2027 16:00'],
    ['2027-12-31', true, '31 Dec 2027'],
    ['2027-12-31 23:59', false, '31 Dec 2027'],
    ['2027-13-31', false, '2027-13-31'],
    ['soon', true, 'soon'],
  ])('%s (time: %s) is shown as %s', (text, withTime, shown) => {
    expect(formatStamp(text, withTime)).toBe(shown);
  });

  it('has the order of the wire in Chinese', () => {
    expect(formatStamp('2027-03-09T08:05:00', true, 'zh-Hans')).toBe('2027-03-09 08:05');
    expect(formatStamp('2027-03-09', false, 'zh-Hans')).toBe('2027-03-09');
  });

  it.each([
    [DATE, '2027-03-09', '2027-03-09'],
    [DATE, '2027-03-09 10:00', '2027-03-09'],
    [DATE_TIME, '2027-03-09T08:05:00+08:00', '2027-03-09 08:05'],
    [TIME, '20:30:00', '20:30'],
    [DATE, '2027-02-30', ''],
    [DATE, undefined, ''],
  ])('of kind %j reads %s and writes %s', (clock, text, wire) => {
    expect(toWireText(toMoment(text, clock), clock)).toBe(wire);
  });

  it('that is no date is not written as empty', () => {
    const moment = toMoment('2027-03-09', DATE);
    expect(toWireText(moment!.set('year', Number.NaN), DATE)).toBe(UNFINISHED);
  });
});

describe('a number', () => {
  it.each([
    [0.1 + 0.2, '0.3'],
    ['99999999999999999999.99', '99,999,999,999,999,999,999.99'],
    [Number.POSITIVE_INFINITY, ''],
    ['n/a', 'n/a'],
  ])('%s is shown as %s', (value, shown) => expect(formatNumber(value, 'en')).toBe(shown));

  it.each([
    ['0.1', 'S$0.10'],
    [19.99, 'S$19.99'],
    ['free', 'free'],
  ])('of money %s is shown as %s', (value, shown) => expect(formatMoney(value, 'S$')).toBe(shown));

  it.each([
    ['12', 12],
    [' 7 ', 7],
    ['1.5', '1.5'],
    ['', ''],
    ['99999999999999999999', '99999999999999999999'],
  ])('typed as %j is held as %j', (text, value) => expect(parseWhole(text)).toBe(value));

  it('keeps decimal text where the field takes text', () => {
    expect(parseDecimal('1.50', fieldOf({ type: 'string' }))).toBe('1.50');
    expect(parseDecimal('1.50', fieldOf({ type: 'number' }))).toBe(1.5);
    expect(parseDecimal('1.', fieldOf({ type: 'number' }))).toBe('1.');
  });

  it('takes a minus and a point, for a wrong number must be refused and not become another one', () => {
    expect(['-', '-5', '1.5', '', '.'].map(acceptsNumber)).toEqual([true, true, true, true, true]);
    expect(['a', '1a', '1-', '1.5.', ' '].map(acceptsNumber)).toEqual([false, false, false, false, false]);
    expect(acceptsDecimal(fieldOf({ type: 'number', minimum: 0 }))('-1')).toBe(true);
    expect(acceptsDecimal(fieldOf({ type: 'number', minimum: 0 }))('x')).toBe(false);
    expect(acceptsDecimal(fieldOf({ type: 'number', 'x-ui': { decimals: 0 } }))('5.')).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    ['+6591234567', { code: '65', number: '91234567' }],
    ['91234567', { code: '65', number: '91234567' }],
    ['+60123', { code: '60', number: '123' }],
    ['', { code: '65', number: '' }],
    [undefined, { code: '65', number: '' }],
  ])('%s is code and number', (text, parts) => expect(splitPhone(text, '65')).toEqual(parts));

  it('is stored in digits', () => {
    expect(joinPhone({ code: '65', number: '9123 45-67' })).toBe('+6591234567');
    expect(joinPhone({ code: '65', number: ' ' })).toBe('');
  });
});

describe('an address', () => {
  it.each(['https://a.sg', 'HTTP://a.sg/x', 'mailto:a@b.sg'])('%s may be a link', (text) =>
    expect(isSafeLink(text)).toBe(true),
  );

  it.each(['javascript:alert(1)', ' data:text/html,x', '//a.sg', 'https://', 5, undefined])('%s may not', (text) =>
    expect(isSafeLink(text)).toBe(false),
  );

  it.each([
    ['/steve/files/a.png', '/steve/files/a.png'],
    ['files/a.png', '/steve/files/a.png'],
    ['https://cdn.sg/a.png', 'https://cdn.sg/a.png'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('of a picture %s is %s', (path, address) => expect(pictureUrl(path, '/steve')).toBe(address));
});

describe('an option list', () => {
  const list = { name: 'types', value: 'typeId', label: 'typeName' };

  it('has one shape, whatever the server calls its keys', () => {
    const entries = [
      { typeId: 1, typeName: 'News' },
      { value: 2, name: 'Offers' },
      'AC',
      { typeName: 'no value' },
      null,
      'AC',
    ];
    expect(normaliseOptions(entries, list).map(({ value, label }) => [value, label])).toEqual([
      [1, 'News'],
      [2, 'Offers'],
      ['AC', 'AC'],
    ]);
  });

  it('that is no list has failed and is not empty', () => expect(() => normaliseOptions({}, list)).toThrow('types'));

  it('is not asked for before its fields have a value', () => {
    const dependent = { dependsOn: { groupType: 'userType' } };
    expect(queryOf(dependent, { userType: '' })).toBeUndefined();
    expect(queryOf(dependent, { userType: 'FLEET' })).toEqual({ groupType: 'FLEET' });
    expect(queryOf({}, {})).toEqual({});
  });
});

it('texts of rows have keys without numbers', () => expect(withoutNumbers('links.2.name')).toBe('links.name'));
