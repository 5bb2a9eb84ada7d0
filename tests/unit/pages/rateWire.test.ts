/** Rules of the rate form and the values it sends, with the shipped schema. */
import { describe, expect, it } from 'vitest';
import shipped from '../../../public/config.json';
import type { Config } from '../../../src/model/schemaLanguage/publicConfigType';
import { getInitialValues } from '../../../src/model/form/initialValues';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { saidIn } from '../model/said';

const rate = getRecordShape(getProductModule('dynamic-rate'));
const { shape } = rate;

const whole = {
  rateName: 'Night Saver',
  countryCode: 'SG',
  dynamicRateTypes: ['PER_KWH'],
  groupDiscountOverlay: false,
  repeats: ['MON'],
  allDay: false,
  startTime: '22:00',
  endTime: '06:00',
  rates: [{ rate: 0.5, rateType: 'PER_KWH', chargeTypePk: 'AC' }],
  specialRates: [],
};

const messages = (changes: object): Record<string, string> => saidIn(validateForm(rate, { ...whole, ...changes }));

const START = 'Please select start time';
const END = 'Please select end time';
const SAME = 'The end must differ from the start. For the whole day, turn on All Day';

describe('all day and times', () => {
  it.each<[boolean | null, string, string, Record<string, string>, string[]]>([
    [false, '08:00', '20:00', {}, ['startTime', 'endTime']],
    [false, '20:00', '08:00', {}, ['startTime', 'endTime']],
    [false, '08:00', '08:00', { endTime: SAME }, []],
    [false, '', '20:00', { startTime: START }, []],
    [false, '08:00', '', { endTime: END }, []],
    [false, '', '', { startTime: START, endTime: END }, []],
    [null, '', '', { startTime: START, endTime: END }, []],
    [true, '', '', {}, []],
    [true, '08:00', '20:00', {}, []],
    [true, '08:00', '08:00', {}, []],
    [true, 'Invalid Date', '', {}, []],
  ])('allDay %j, %j to %j', (allDay, startTime, endTime, expected, sent) => {
    const values = { ...whole, allDay, startTime, endTime };
    expect(messages({ allDay, startTime, endTime })).toEqual(expected);
    if (Object.keys(expected).length > 0) return;
    expect(Object.keys(toRequestBody(rate, values)).filter((key) => key.endsWith('Time'))).toEqual(sent);
  });

  it('a stale time of an untouched all-day record is not sent', () => {
    const record = { ...whole, dynamicRateId: 8, allDay: true, startTime: '08:00', endTime: '20:00' };
    const { startTime: _start, endTime: _end, ...sent } = { ...whole, allDay: true };
    expect(toRequestBody(rate, toFormValues(shape, record))).toEqual(sent);
  });
});

describe('a new rate', () => {
  it('begins in the operator’s country, without overlay, with one empty rate and no special one', () => {
    expect(getInitialValues(shape, { config: shipped as Config, today: '2027-03-09' })).toMatchObject({
      countryCode: 'SG',
      groupDiscountOverlay: false,
      allDay: false,
      repeats: [],
      rates: [{ rate: null, rateType: null, chargeTypePk: null, groupPk: null }],
      specialRates: [],
    });
  });
});

describe('rates', () => {
  const NONE = { rates: 'Please add at least one site rate' };
  it.each<[string, object, Record<string, string>]>([
    ['0 is a value', { rates: [{ rate: 0 }] }, {}],
    ['decimals', { rates: [{ rate: '0.1234' }] }, {}],
    ['no row', { rates: [] }, NONE],
    ['a row without a value', { rates: [{ rate: '', rateType: 'PER_KWH' }] }, NONE],
    ['special rates alone', { rates: [], specialRates: [{ rate: 1 }] }, NONE],
    ['no day', { repeats: [] }, { repeats: 'Please select at least one repeat day' }],
    ['no name', { rateName: '  ' }, { rateName: 'Please input rate name' }],
  ])('%s', (_, changes, expected) => expect(messages(changes)).toEqual(expected));

  it.each(['1e3', '0x10', '1,500', 'ten', '1.2.3'])('pasted as %s are refused where they stand', (text) => {
    expect(Object.keys(messages({ rates: [{ rate: text }] }))).toEqual(['rates.0.rate']);
  });

  it('below zero are refused', () => {
    expect(Object.keys(messages({ rates: [{ rate: -1 }] }))).toEqual(['rates.0.rate']);
  });

  it('without a value are not sent, and a saved one keeps its id', () => {
    const row = { dynamicRateItemId: 4, rate: '0.58', rateType: '', chargeTypePk: 'AC', groupPk: null };
    const sent = toRequestBody(rate, { ...whole, rates: [{ rateType: 'IDLE' }, row], specialRates: [{ groupPk: 1 }] });
    expect(sent['rates']).toEqual([{ dynamicRateItemId: 4, rate: 0.58, chargeTypePk: 'AC' }]);
    expect(sent['specialRates']).toEqual([]);
  });
});

describe('both names of a field', () => {
  it.each([
    [{ dynamicRateType: 'PER_MINUTE' }, ['PER_MINUTE']],
    [{ dynamicRateTypes: ['PER_KWH', 'IDLE'] }, ['PER_KWH', 'IDLE']],
  ])('%j is read, the list is sent', (record, types) => {
    const { dynamicRateTypes: _types, ...rest } = whole;
    const sent = toRequestBody(rate, toFormValues(shape, { ...rest, ...record }));
    expect(sent['dynamicRateTypes']).toEqual(types);
    expect(sent).not.toHaveProperty('dynamicRateType');
  });

  it('a record with country alone keeps it', () => {
    const { countryCode: _code, ...rest } = whole;
    expect(toFormValues(shape, { ...rest, country: 'MY' })['countryCode']).toBe('MY');
  });

  it.each([true, false])('overlay %j is sent as it is', (groupDiscountOverlay) => {
    expect(toRequestBody(rate, { ...whole, groupDiscountOverlay })).toMatchObject({ groupDiscountOverlay });
  });
});

describe('a record as servers write it otherwise', () => {
  const loaded = (changes: object) => toFormValues(shape, { ...whole, ...changes });

  it.each<[string, object, object]>([
    ['the list of types is null', { dynamicRateTypes: null, dynamicRateType: 'PER_MINUTE' }, ['PER_MINUTE']],
    ['the list of types is empty', { dynamicRateTypes: [], dynamicRateType: 'PER_MINUTE' }, ['PER_MINUTE']],
    ['both names hold one', { dynamicRateTypes: ['PER_KWH'], dynamicRateType: 'PER_MINUTE' }, ['PER_KWH']],
    ['neither holds one', { dynamicRateTypes: [], dynamicRateType: null }, []],
  ])('%s', (_, changes, types) => {
    expect(loaded(changes)).toMatchObject({ dynamicRateTypes: types });
  });

  it('times with seconds are times, and saved untouched as the wire has them', () => {
    const values = loaded({ startTime: '22:00:00', endTime: '06:00:00' });
    expect(validateForm(rate, values)).toEqual({});
    expect(toRequestBody(rate, values)).toMatchObject({ startTime: '22:00', endTime: '06:00' });
  });

  it.each([
    [1, true],
    ['1', true],
    ['TRUE', true],
    [0, false],
    ['false', false],
    [null, null],
  ])('all day as %j is %j', (written, expected) => {
    expect(loaded({ allDay: written })).toMatchObject({ allDay: expected });
  });
});
