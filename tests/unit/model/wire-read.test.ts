import { describe, expect, it } from 'vitest';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { filledOf, type Values } from './filled';

describe('a value of one of several kinds, which is edited as JSON', () => {
  const thing = filledOf({
    properties: {
      base: { type: ['array', 'string', 'null'], items: { type: 'string' }, 'x-ui': { widget: 'json' } },
      flag: { type: ['boolean', 'string'], 'x-ui': { widget: 'json' } },
    },
  });

  it.each<Values>([
    { base: 'x', flag: 'true' },
    { base: 'a,b', flag: true },
    { base: ['x'], flag: '1' },
    { base: [], flag: false },
  ])('is saved as it was: %j', (record) => {
    const values = toFormValues(thing.shape, record);
    expect(values).toEqual(record);
    expect(toRequestBody(thing, values)).toEqual(record);
  });
});

it('objects in a list that is edited as JSON keep all of their values', () => {
  const thing = filledOf({ properties: { models: { type: 'array', items: {}, 'x-ui': { widget: 'json' } } } });
  const record = {
    models: [
      { offset: 'a', value: '1.5', variable: 'b' },
      { id: 3, name: 'c' },
    ],
  };
  const values = toFormValues(thing.shape, record);
  expect(values).toEqual(record);
  expect(toRequestBody(thing, values)).toEqual(record);
});

it('a list that is edited as JSON is also read in another notation', () => {
  const { shape } = filledOf({
    properties: {
      plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { widget: 'json', serialization: 'comma' } },
    },
  });
  expect(toFormValues(shape, { plugs: 'CCS2,Type 2' })).toEqual({ plugs: ['CCS2', 'Type 2'] });
});

describe('what a form is filled with', () => {
  const { shape } = filledOf({
    properties: {
      userType: { type: 'string', 'x-ui': { alternateResponseNames: ['type'] } },
      userTypes: { type: 'array', items: { type: 'string' }, 'x-ui': { alternateResponseNames: ['userTypeName'] } },
      plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { serialization: 'comma' } },
      sites: { type: 'array', items: { type: 'integer' }, 'x-ui': { serialization: 'comma' } },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            startPeriod: { type: 'integer', 'x-ui': { alternateResponseNames: ['startPeriodInSeconds'] } },
          },
        },
      },
      place: { type: 'object', properties: { opens: { type: 'string', format: 'HH:mm' } } },
      on: { type: 'boolean' },
      off: { type: 'boolean' },
      at: { type: 'string', format: 'yyyy-MM-dd HH:mm' },
    },
    required: ['off'],
  });

  it.each<[string, Values, Values]>([
    ['an alias', { type: 'A', off: true }, { userType: 'A', off: true }],
    ['the own name before an alias', { userType: 'B', type: 'A', off: true }, { userType: 'B', off: true }],
    ['an alias where the own name holds nothing', { userType: '', type: 'A', off: true }, { userType: 'A', off: true }],
    ['one value of a list', { userTypeName: 'A', off: true }, { userTypes: ['A'], off: true }],
    ['a comma text', { plugs: 'AC, DC,', sites: '1,2', off: true }, { plugs: ['AC', 'DC'], sites: [1, 2], off: true }],
    ['a comma text that came as a list', { plugs: ['AC', 'DC'], off: true }, { plugs: ['AC', 'DC'], off: true }],
    ['a list of rows that is null', { rows: null, off: true }, { rows: [], off: true }],
    [
      'a row that is null',
      { rows: [null, { startPeriod: 60 }], off: true },
      { rows: [{ startPeriod: 60 }], off: true },
    ],
    ['a list that is null', { plugs: null, off: true }, { plugs: [], off: true }],
    [
      'an alias in a row',
      { rows: [{ startPeriodInSeconds: 60 }], off: true },
      { rows: [{ startPeriod: 60 }], off: true },
    ],
    [
      'one row that came without its list',
      { rows: { startPeriodInSeconds: 60 }, off: true },
      { rows: [{ startPeriod: 60 }], off: true },
    ],
    ['what the schema does not know stays', { other: 1, off: true }, { other: 1, off: true }],
    [
      'times in another spelling',
      { at: '2027-03-09T08:05:00Z', place: { opens: '07:00:00' }, off: true },
      { at: '2027-03-09 08:05', place: { opens: '07:00' }, off: true },
    ],
    ['yes and no as servers write them', { on: 1, off: 'FALSE' }, { on: true, off: false }],
    ['what is neither stays, to be refused', { on: 'constructor', off: 2 }, { on: 'constructor', off: 2 }],
    [
      'a switch that must say yes or no, and of which nothing is said, is off',
      { on: null, off: null },
      { on: null, off: false },
    ],
    ['… or is not there at all', {}, { off: false }],
  ])('%s', (_, record, values) => {
    expect(toFormValues(shape, record)).toEqual(values);
  });

  it('leaves the record as it was', () => {
    const record = Object.freeze({ type: 'A', rows: Object.freeze([Object.freeze({ startPeriodInSeconds: 60 })]) });
    toFormValues(shape, record);
    expect(record).toEqual({ type: 'A', rows: [{ startPeriodInSeconds: 60 }] });
  });
});
