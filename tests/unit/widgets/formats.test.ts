import { describe, expect, it } from 'vitest';
import { parseCall } from '../../../src/model/wire/parseCall';
import { joinPhone, splitPhone } from '../../../src/widgets/inputs/phoneNumbers';
import {
  completePartialDate,
  DATE_INPUT_FORMAT,
  DATE_TIME_INPUT_FORMAT,
  MONTH_INPUT_FORMAT,
  TIME_INPUT_FORMAT,
  parseWireDate,
  serializePickerDate,
  INCOMPLETE_DATE,
  YEAR_INPUT_FORMAT,
} from '../../../src/widgets/inputs/dateFormats';
import { getFallbackOptions, normalizeOptions, getOptionListRequest } from '../../../src/widgets/normalizeOptions';

describe('a moment', () => {
  it.each([
    [DATE_INPUT_FORMAT, '2027-03-09', '2027-03-09'],
    [DATE_INPUT_FORMAT, '2027-03-09 10:00', '2027-03-09'],
    [DATE_TIME_INPUT_FORMAT, '2027-03-09T08:05:00+08:00', '2027-03-09 08:05'],
    [TIME_INPUT_FORMAT, '20:30:00', '20:30'],
    [DATE_INPUT_FORMAT, '2027-02-30', ''],
    [DATE_INPUT_FORMAT, undefined, ''],
  ])('of kind %j reads %s and writes %s', (clock, text, wire) => {
    expect(serializePickerDate(parseWireDate(text, clock), clock)).toBe(wire);
  });

  it('that is no date is not written as empty', () => {
    const moment = parseWireDate('2027-03-09', DATE_INPUT_FORMAT);
    expect(serializePickerDate(moment!.set('year', Number.NaN), DATE_INPUT_FORMAT)).toBe(INCOMPLETE_DATE);
  });

  it.each([2, 20, 202])('whose year is %i so far is not finished', (year) => {
    expect(
      serializePickerDate(parseWireDate('2027-03-09', DATE_INPUT_FORMAT)!.set('year', year), DATE_INPUT_FORMAT),
    ).toBe(INCOMPLETE_DATE);
  });
});

describe('what is begun and left', () => {
  it.each([
    [TIME_INPUT_FORMAT, '08:mm', '08:00'],
    [TIME_INPUT_FORMAT, 'hh:30', ''],
    [TIME_INPUT_FORMAT, 'hh:mm', ''],
    [DATE_INPUT_FORMAT, '09 MMM YYYY', ''],
    [DATE_INPUT_FORMAT, '09 Mar 0027', '2027-03-09'],
    [DATE_INPUT_FORMAT, '2027-03-09', ''],
    [DATE_INPUT_FORMAT, '0027-03-09', '2027-03-09'],
    [DATE_INPUT_FORMAT, '31 Feb 0027', ''],
    [DATE_INPUT_FORMAT, '09 Mar 0002', ''],
    [DATE_INPUT_FORMAT, '09 Mar 0202', ''],
    [DATE_TIME_INPUT_FORMAT, '09 Mar 0027 08:30', '2027-03-09 08:30'],
    [DATE_TIME_INPUT_FORMAT, '09 Mar 2027 08:mm', ''],
    [MONTH_INPUT_FORMAT, 'Mar 0099', '2099-03'],
    [YEAR_INPUT_FORMAT, '0027', '2027'],
  ])('of kind %j, %s, means %j', (clock, text, wire) => {
    expect(serializePickerDate(completePartialDate(text, clock), clock)).toBe(wire);
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

  it('keeps what is no digit, to be refused: with an extension glued on it would be somebody else’s', () => {
    expect(joinPhone({ code: '65', number: '9123 4567 ext 8' })).toBe('+6591234567ext8');
  });
});

describe('an option list', () => {
  const list = { name: 'types', valueField: 'typeId', labelField: 'typeName' };

  it('has one shape, whatever the server calls its keys', () => {
    const entries = [
      { typeId: 1, typeName: 'News' },
      { value: 2, name: 'Offers' },
      'AC',
      { typeName: 'no value' },
      null,
      'AC',
    ];
    expect(normalizeOptions(entries, list).map(({ value, label }) => [value, label])).toEqual([
      [1, 'News'],
      [2, 'Offers'],
      ['AC', 'AC'],
    ]);
  });

  it('that is no list has failed and is not empty', () => expect(() => normalizeOptions({}, list)).toThrow('types'));

  it('composes a label of several keys, and takes what the language calls a value', () => {
    const composed = { ...list, valueField: 'pk', labelTemplate: '{pk} - {description}', names: { '2': 'Nuit' } };
    const entries = [{ pk: 1, description: 'Day' }, { pk: 2, description: 'Night' }, { pk: 3 }];
    expect(normalizeOptions(entries, composed).map(({ label }) => label)).toEqual(['1 - Day', 'Nuit', '3 - ']);
  });

  it('keeps what else the server says of a choice', () => {
    const [first] = normalizeOptions([{ typeId: 1, typeName: 'News', phone: '1' }], list);
    expect(first?.item).toEqual({ typeId: 1, typeName: 'News', phone: '1' });
  });

  it('has its own choices until, or where no, list arrives', () => {
    const fallback = [
      { value: 1, label: 'One' },
      { value: 2, label: 'Two' },
    ];
    expect(
      getFallbackOptions({ fallbackOptions: fallback, names: { '2': 'Deux' } })?.map(({ label }) => label),
    ).toEqual(['One', 'Deux']);
    expect(getFallbackOptions({})).toBeUndefined();
  });

  it.each<[string, Record<string, string> | undefined, Record<string, unknown>, unknown]>([
    ['GET groups', undefined, {}, { params: {}, query: {} }],
    ['GET groups', { groupType: 'userType' }, { userType: '' }, undefined],
    ['GET groups', { groupType: 'userType' }, {}, undefined],
    ['GET groups', { groupType: 'userType' }, { userType: 0 }, { params: {}, query: { groupType: 0 } }],
    ['GET groups', { groupType: 'userType' }, { userType: 'FLEET' }, { params: {}, query: { groupType: 'FLEET' } }],
    ['GET sites/{site}/plugs', { site: 'sitePk' }, { sitePk: 7 }, { params: { site: 7 }, query: {} }],
    [
      'GET sites/{site}/plugs',
      { site: 'sitePk', kind: 'plug' },
      { sitePk: 7, plug: 'AC' },
      { params: { site: 7 }, query: { kind: 'AC' } },
    ],
  ])('%s that depends on %j is asked by %j with %j', (call, paramsFromFields, values, question) => {
    const of = { call: parseCall(call), ...(paramsFromFields ? { paramsFromFields } : {}) };
    expect(getOptionListRequest(of, values)).toEqual(question);
  });
});
