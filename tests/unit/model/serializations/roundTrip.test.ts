/** A property of all serializations, tried with many values: nothing is lost on the way to the app and back. */
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import type { SerializationName as Name } from '../../../../src/model/serializations/serializations';
import { fieldsOf } from '../filled';

/** Returns a generator of reproducible numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(20270228);
const getInteger = (max: number): number => Math.floor(random() * max);
const pick = <T>(list: readonly T[]): T => list[getInteger(list.length)]!;
const two = (part: number): string => String(part).padStart(2, '0');

const CODES = ['Open', 'In progress', 'freeCharging', 'Closed-today'];
const SPELLINGS = ['open', 'IN_PROGRESS', 'Free Charging', 'closed_today', 'CLOSED TODAY', 'other'];
const FORMATS = ['date-time', 'yyyy-MM-dd HH:mm', 'date'];
const getInstant = (): number => getInteger(4e9) - 5e8 + (random() < 0.5 ? getInteger(1000) / 1000 : 0);
const getIsoTime = (): string =>
  `${1970 + getInteger(90)}-${two(1 + getInteger(12))}-${two(1 + getInteger(28))}T${two(getInteger(24))}:${two(getInteger(60))}:${two(getInteger(60))}${pick(['', '.5', '.123456'])}${pick(['Z', '+08:00', '-03:30'])}`;

const TIME = (): FieldDefinition => ({ type: 'string', format: pick(FORMATS) });
const CODE = (): FieldDefinition => ({ type: 'string', enum: CODES });
const AMOUNT = (): FieldDefinition => ({ type: 'number' });
const FLAG = (): FieldDefinition => ({ type: 'boolean' });

const createMap = (properties: object): FieldDefinition =>
  ({
    type: 'array',
    items: { type: 'object', properties: { $key: { type: 'string' }, ...properties } },
  }) as FieldDefinition;
const MAP_OF_TEXTS = createMap({ $value: { 'x-ui': { widget: 'json' } } });
const MAP_OF_OBJECTS = createMap({ port: { type: 'integer' } });

/** For each serialization: fields for which it is meant, and values that an API may send. */
const CASES: Readonly<Record<Name, [getField: () => FieldDefinition, getReceived: () => unknown]>> = {
  cents: [AMOUNT, () => pick([getInteger(1e9), -getInteger(1e5), String(getInteger(1e4)), random() * 1e4])],
  comma: [
    () => ({ type: 'array', items: { type: pick(['string', 'integer']) } }) as FieldDefinition,
    () => Array.from({ length: getInteger(4) }, () => getInteger(100)).join(pick([',', ', ', ';'])),
  ],
  decimalText: [AMOUNT, () => (random() * 10 ** getInteger(8)).toFixed(getInteger(5))],
  embeddedId: [() => ({ type: 'integer' }), () => getInteger(100)],
  epochMilliseconds: [TIME, () => Math.round(getInstant() * 1000)],
  epochSeconds: [TIME, () => pick([getInstant(), Math.floor(getInstant()), String(Math.floor(getInstant()))])],
  lowerCase: [CODE, () => pick(SPELLINGS)],
  lowerSnakeCase: [CODE, () => pick(SPELLINGS)],
  map: [
    () => pick([MAP_OF_TEXTS, MAP_OF_OBJECTS]),
    () =>
      Object.fromEntries(Array.from({ length: getInteger(4) }, () => [pick(CODES), { port: getInteger(9), more: 1 }])),
  ],
  offsetDateTime: [TIME, getIsoTime],
  upperCase: [CODE, () => pick(SPELLINGS)],
  upperSnakeCase: [CODE, () => pick(SPELLINGS)],
  utcDateTime: [TIME, getIsoTime],
  values: [
    () =>
      ({
        type: 'array',
        items: { type: 'object', properties: { $value: { 'x-ui': { widget: 'json' } } } },
      }) as FieldDefinition,
    () => Array.from({ length: getInteger(4) }, () => pick([[1, 'x'], [], { a: 1 }, 'y', null])),
  ],
  yOrN: [FLAG, () => pick(['Y', 'N', 'y', 'n', 'yes'])],
  zeroOne: [FLAG, () => pick([0, 1, '0', '1', 2, null, ''])],
};

const ZONES = ['Asia/Singapore', 'Europe/Berlin', 'America/St_Johns', 'UTC'];

describe.each(Object.keys(CASES) as Name[])('%s', (name) => {
  const [getField, getReceived] = CASES[name];
  const tries = Array.from({ length: 200 }, () => {
    const definition = { ...getField(), 'x-ui': { serialization: name } };
    const { shape } = fieldsOf({ value: definition });
    return { definition, timeZone: pick(ZONES), received: { value: getReceived() }, shape };
  });

  it('sends an unchanged value exactly as it was received', () => {
    for (const { shape, timeZone, received } of tries) {
      const converter = createShapeConverter(shape, { timeZone })!;
      expect(
        converter.write(
          converter.read(received, () => undefined),
          received,
        ),
      ).toEqual(received);
    }
  });

  it('reads what it writes as the same value', () => {
    for (const { shape, timeZone, received } of tries) {
      const converter = createShapeConverter(shape, { timeZone })!;
      const value = converter.read(received, () => undefined);
      expect(converter.read(converter.write(value, {}), () => undefined)).toEqual(value);
    }
  });
});
