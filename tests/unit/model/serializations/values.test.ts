/** The notations are written by hand, so that an error in the conversion cannot hide in the expectation. */
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import type { SerializationContext } from '../../../../src/model/serializations/serialization';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import { SERIALIZATIONS, type SerializationName as Name } from '../../../../src/model/serializations/serializations';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import { fieldsOf } from '../filled';

const SINGAPORE = 'Asia/Singapore';
const BERLIN = 'Europe/Berlin';
const KATHMANDU = 'Asia/Kathmandu';

const contextOf = (definition: FieldDefinition, more: Partial<SerializationContext> = {}): SerializationContext => ({
  field: fieldsOf({ value: definition }).shape.fields['value']!,
  timeZone: SINGAPORE,
  ...more,
});
const read = (name: Name, received: unknown, definition: FieldDefinition, more?: Partial<SerializationContext>) =>
  SERIALIZATIONS[name].read(received, contextOf(definition, more));
const write = (name: Name, value: unknown, definition: FieldDefinition, more?: Partial<SerializationContext>) =>
  SERIALIZATIONS[name].write(value, contextOf(definition, more));

const MINUTE: FieldDefinition = { type: 'string', format: 'yyyy-MM-dd HH:mm' };
const DAY: FieldDefinition = { type: 'string', format: 'date' };
const MOMENT: FieldDefinition = { type: 'string', format: 'date-time' };
const FLAG: FieldDefinition = { type: 'boolean' };
const AMOUNT: FieldDefinition = { type: 'number' };
const CODES: FieldDefinition = { type: 'string', enum: ['Free Charging', 'active', 'inProgress'] };
const LIST: FieldDefinition = { type: 'array', items: { type: 'string' } };
const createMap = (properties: object): FieldDefinition =>
  ({
    type: 'array',
    items: { type: 'object', properties: { $key: { type: 'string' }, ...properties } },
  }) as FieldDefinition;
const MAP = createMap({ $value: { type: 'string' } });
const MAP_OF_OBJECTS = createMap({ port: { type: 'integer' } });
const NUMBERS: FieldDefinition = { type: 'array', items: { type: 'integer' } };

it('the registry and the meta-schema have the same names', () => {
  const described = fieldMeta.definitions.serialization.oneOf.map(({ const: name }) => name);
  expect(described.filter((name) => name !== 'none')).toEqual(Object.keys(SERIALIZATIONS).sort());
});

describe('embeddedId', () => {
  it.each<[unknown, unknown]>([
    [{ id: 3, name: 'Ada' }, 3],
    [{ value: 'active', label: 'Active' }, 'active'],
    [4, 4],
    [{ name: 'Ada' }, undefined],
    [[], undefined],
  ])('%j is read as %j', (received, value) => expect(read('embeddedId', received, CODES)).toBe(value));

  it('an unchanged value is sent alone, not in its object', () => {
    const { shape } = fieldsOf({ ownerId: { type: 'integer', 'x-ui': { serialization: 'embeddedId' } } });
    const converter = createShapeConverter(shape, {})!;
    const received = { ownerId: { id: 3, name: 'Ada' } };
    expect(converter.write({ ownerId: 3 }, received)).toEqual({ ownerId: 3 });
  });
});

describe('read and write', () => {
  it.each<[Name, FieldDefinition, unknown, unknown]>([
    ['epochSeconds', MINUTE, 1709136000, '2024-02-29 00:00'],
    ['epochSeconds', MINUTE, 0, '1970-01-01 07:30'],
    ['epochSeconds', MINUTE, -60, '1970-01-01 07:29'],
    ['epochSeconds', DAY, 1709136000, '2024-02-29'],
    ['epochSeconds', MOMENT, 1709136000.25, '2024-02-29T00:00:00.250+08:00'],
    ['epochMilliseconds', MINUTE, 1709136000000, '2024-02-29 00:00'],
    ['epochMilliseconds', MOMENT, 1709136000123, '2024-02-29T00:00:00.123+08:00'],
    ['offsetDateTime', MINUTE, '2027-02-28T23:59:00+08:00', '2027-02-28 23:59'],
    ['offsetDateTime', DAY, '2027-02-28T00:00:00+08:00', '2027-02-28'],
    ['utcDateTime', MINUTE, '2027-02-28T15:59:00Z', '2027-02-28 23:59'],
    ['utcDateTime', DAY, '2027-02-27T16:00:00Z', '2027-02-28'],
    ['utcDateTime', MOMENT, '2027-02-28T15:59:30.500Z', '2027-02-28T23:59:30.500+08:00'],
    ['zeroOne', FLAG, 1, true],
    ['zeroOne', FLAG, 0, false],
    ['yOrN', FLAG, 'Y', true],
    ['yOrN', FLAG, 'N', false],
    ['cents', AMOUNT, 1250, 12.5],
    ['cents', AMOUNT, 1999, 19.99],
    ['cents', AMOUNT, 110, 1.1],
    ['cents', AMOUNT, -5, -0.05],
    ['cents', AMOUNT, 0, 0],
    ['cents', AMOUNT, 123456789012, 1234567890.12],
    ['cents', AMOUNT, 0.5, 0.005],
    ['decimalText', AMOUNT, '12.5', 12.5],
    ['decimalText', AMOUNT, '0.0000001', 1e-7],
    ['comma', LIST, 'AC,DC', ['AC', 'DC']],
    ['comma', LIST, '', []],
    ['comma', NUMBERS, '1,22', [1, 22]],
    ['lowerCase', CODES, 'free charging', 'Free Charging'],
    ['upperCase', CODES, 'ACTIVE', 'active'],
    ['upperSnakeCase', CODES, 'FREE_CHARGING', 'Free Charging'],
    ['upperSnakeCase', CODES, 'IN_PROGRESS', 'inProgress'],
    ['lowerSnakeCase', CODES, 'in_progress', 'inProgress'],
    [
      'map',
      MAP,
      { red: '#f00', blue: '' },
      [
        { $key: 'red', $value: '#f00' },
        { $key: 'blue', $value: '' },
      ],
    ],
    ['map', MAP_OF_OBJECTS, { web: { port: 80, more: 1 } }, [{ $key: 'web', port: 80, more: 1 }]],
    ['map', MAP, {}, []],
  ])('%s %j: %j is %j', (name, definition, wire, value) => {
    expect(read(name, wire, definition)).toEqual(value);
    expect(write(name, value, definition)).toEqual(wire);
  });

  it.each<[Name, FieldDefinition, unknown, unknown]>([
    ['epochSeconds', MINUTE, 1709136059.9, '2024-02-29 00:00'],
    ['epochSeconds', MINUTE, '1709136000', '2024-02-29 00:00'],
    ['offsetDateTime', MINUTE, '2027-02-28T15:59:30.123456Z', '2027-02-28 23:59'],
    ['offsetDateTime', MINUTE, '2027-02-28 15:59+0000', '2027-02-28 23:59'],
    ['utcDateTime', DAY, '2027-02-28T23:59:59Z', '2027-03-01'],
    ['zeroOne', FLAG, '1', true],
    ['yOrN', FLAG, 'n', false],
    ['cents', AMOUNT, '1250', 12.5],
    ['decimalText', AMOUNT, '12.50', 12.5],
    ['comma', LIST, ' AC , DC,', ['AC', 'DC']],
    ['comma', LIST, '["AC","DC"]', ['AC', 'DC']],
    ['upperSnakeCase', CODES, 'free-charging', 'Free Charging'],
  ])('%s also reads %j as %j', (name, definition, wire, value) => {
    expect(read(name, wire, definition)).toEqual(value);
  });
});

describe('an object of rows', () => {
  it.each<[string, FieldDefinition, unknown, unknown]>([
    ['an empty text for a value that was left empty', MAP, [{ $key: 'red' }], { red: '' }],
    [
      'null for one that may be null',
      createMap({ $value: { type: ['string', 'null'] } }),
      [{ $key: 'red' }],
      { red: null },
    ],
    ['no row without a key', MAP, [{ $value: 'x' }, { $key: '', $value: 'y' }], {}],
    [
      'a key that objects have themselves',
      MAP,
      [{ $key: '__proto__', $value: 'x' }],
      JSON.parse('{ "__proto__": "x" }'),
    ],
  ])('has %s', (_, definition, rows, sent) => {
    expect(Object.entries(write('map', rows, definition) as object)).toEqual(Object.entries(sent as object));
  });
});

describe('what does not fit', () => {
  it.each<[Name, FieldDefinition, unknown]>([
    ['epochSeconds', MINUTE, '2027-01-01 10:00'],
    ['epochSeconds', MINUTE, true],
    ['epochSeconds', MINUTE, 1e20],
    ['epochSeconds', { type: 'string' }, 1709136000],
    ['epochMilliseconds', MINUTE, Number.NaN],
    ['offsetDateTime', MINUTE, '2027-01-01 10:00'],
    ['offsetDateTime', MINUTE, '2027-02-30T10:00:00Z'],
    ['utcDateTime', MINUTE, 1709136000],
    ['zeroOne', FLAG, 2],
    ['zeroOne', FLAG, true],
    ['yOrN', FLAG, 'yes'],
    ['cents', AMOUNT, '12,50'],
    ['cents', AMOUNT, {}],
    ['decimalText', AMOUNT, 12.5],
    ['comma', LIST, ['AC']],
    ['map', MAP, ['red']],
    ['map', MAP_OF_OBJECTS, { web: 80 }],
    ['comma', LIST, 7],
    ['upperCase', CODES, 'UNKNOWN'],
    ['upperCase', CODES, 3],
  ])('%s reads nothing from %j', (name, definition, wire) => {
    expect(read(name, wire, definition)).toBeUndefined();
  });

  it.each<[Name, FieldDefinition, unknown]>([
    ['epochSeconds', MINUTE, 'tomorrow'],
    ['epochSeconds', MINUTE, '2027-02-30 10:00'],
    ['epochSeconds', MINUTE, 7],
    ['offsetDateTime', DAY, '2027-13-01'],
    ['zeroOne', FLAG, 'on'],
    ['yOrN', FLAG, 1],
    ['cents', AMOUNT, '12.5.0'],
    ['comma', LIST, 'AC'],
    ['upperCase', CODES, 'unknown'],
  ])('%s writes nothing for %j', (name, definition, value) => {
    expect(write(name, value, definition)).toBeUndefined();
  });
});

describe('time zones', () => {
  it.each([
    [SINGAPORE, '2027-02-28 23:59', '2027-02-28T15:59:00Z', '2027-02-28T23:59:00+08:00'],
    [BERLIN, '2027-02-28 23:59', '2027-02-28T22:59:00Z', '2027-02-28T23:59:00+01:00'],
    [BERLIN, '2027-07-01 00:30', '2027-06-30T22:30:00Z', '2027-07-01T00:30:00+02:00'],
    [BERLIN, '2027-03-28 03:00', '2027-03-28T01:00:00Z', '2027-03-28T03:00:00+02:00'],
    [BERLIN, '2027-03-28 01:59', '2027-03-28T00:59:00Z', '2027-03-28T01:59:00+01:00'],
    [KATHMANDU, '2027-01-01 00:00', '2026-12-31T18:15:00Z', '2027-01-01T00:00:00+05:45'],
    ['America/New_York', '2027-01-01 00:00', '2027-01-01T05:00:00Z', '2027-01-01T00:00:00-05:00'],
    ['UTC', '2027-01-01 00:00', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00+00:00'],
  ])('%s: %s is %s', (timeZone, local, utc, withOffset) => {
    expect(write('utcDateTime', local, MINUTE, { timeZone })).toBe(utc);
    expect(write('offsetDateTime', local, MINUTE, { timeZone })).toBe(withOffset);
    expect(read('utcDateTime', utc, MINUTE, { timeZone })).toBe(local);
    expect(read('offsetDateTime', withOffset, MINUTE, { timeZone })).toBe(local);
    expect(write('epochMilliseconds', local, MINUTE, { timeZone })).toBe(Date.parse(utc));
  });

  it('a day that ends a period includes its last moment', () => {
    const end = { isPeriodEnd: true };
    expect(write('epochSeconds', '2024-02-29', DAY, end)).toBe(1709222399);
    expect(write('epochMilliseconds', '2024-02-29', DAY, end)).toBe(1709222399999);
    expect(read('epochSeconds', 1709222399, DAY, end)).toBe('2024-02-29');
    expect(write('epochSeconds', '2024-02-29 00:00', MINUTE, end)).toBe(1709136000);
  });
});
