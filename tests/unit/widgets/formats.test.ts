import { describe, expect, it } from 'vitest';
import { parseCall } from '../../../src/model/wire/calls';
import { joinPhone, splitPhone } from '../../../src/widgets/inputs/phoneNumbers';
import {
  completed,
  DATE,
  DATE_TIME,
  MONTH,
  TIME,
  toMoment,
  toWireText,
  UNFINISHED,
  YEAR,
} from '../../../src/widgets/inputs/wallClock';
import { fallbackOf, normaliseOptions, questionOf } from '../../../src/widgets/optionItems';

describe('a moment', () => {
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

  it.each([2, 20, 202])('whose year is %i so far is not finished', (year) => {
    expect(toWireText(toMoment('2027-03-09', DATE)!.set('year', year), DATE)).toBe(UNFINISHED);
  });
});

describe('what is begun and left', () => {
  it.each([
    [TIME, '08:mm', '08:00'],
    [TIME, 'hh:30', ''],
    [TIME, 'hh:mm', ''],
    [DATE, '09 MMM YYYY', ''],
    [DATE, '09 Mar 0027', '2027-03-09'],
    [DATE, '2027-03-09', ''],
    [DATE, '0027-03-09', '2027-03-09'],
    [DATE, '31 Feb 0027', ''],
    [DATE, '09 Mar 0002', ''],
    [DATE, '09 Mar 0202', ''],
    [DATE_TIME, '09 Mar 0027 08:30', '2027-03-09 08:30'],
    [DATE_TIME, '09 Mar 2027 08:mm', ''],
    [MONTH, 'Mar 0099', '2099-03'],
    [YEAR, '0027', '2027'],
  ])('of kind %j, %s, means %j', (clock, text, wire) => {
    expect(toWireText(completed(text, clock), clock)).toBe(wire);
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
    expect(normaliseOptions(entries, list).map(({ value, label }) => [value, label])).toEqual([
      [1, 'News'],
      [2, 'Offers'],
      ['AC', 'AC'],
    ]);
  });

  it('that is no list has failed and is not empty', () => expect(() => normaliseOptions({}, list)).toThrow('types'));

  it('composes a label of several keys, and takes what the language calls a value', () => {
    const composed = { ...list, valueField: 'pk', labelTemplate: '{pk} - {description}', names: { '2': 'Nuit' } };
    const entries = [{ pk: 1, description: 'Day' }, { pk: 2, description: 'Night' }, { pk: 3 }];
    expect(normaliseOptions(entries, composed).map(({ label }) => label)).toEqual(['1 - Day', 'Nuit', '3 - ']);
  });

  it('keeps what else the server says of a choice', () => {
    const [first] = normaliseOptions([{ typeId: 1, typeName: 'News', phone: '1' }], list);
    expect(first?.item).toEqual({ typeId: 1, typeName: 'News', phone: '1' });
  });

  it('has its own choices until, or where no, list arrives', () => {
    const fallback = [
      { value: 1, label: 'One' },
      { value: 2, label: 'Two' },
    ];
    expect(fallbackOf({ fallbackOptions: fallback, names: { '2': 'Deux' } })?.map(({ label }) => label)).toEqual([
      'One',
      'Deux',
    ]);
    expect(fallbackOf({})).toBeUndefined();
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
  ])('%s that depends on %j is asked by %j with %j', (call, dependsOn, values, question) => {
    const of = { call: parseCall(call), ...(dependsOn ? { dependsOn } : {}) };
    expect(questionOf(of, values)).toEqual(question);
  });
});
