/** What new records of imported JSON Schemas send of fields that nobody has filled in. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { hasNoStoredKeys } from '../../../../src/model/formRules/createStoredKeyTest';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { importSchema, is, TEXT } from './support/importSchema';

const NOTE = { type: ['string', 'null'] };
const CHOICE = { enum: ['x', 'y', null] };
const LIST = { type: 'array', items: TEXT };
const MAP = { type: 'object', additionalProperties: TEXT };
const OTHERS = { note: NOTE, choice: CHOICE, list: LIST, map: MAP };
const FIELDS = { kind: { enum: ['a', 'b'] }, ...OTHERS };
const NAMES = ['note', 'choice', 'list', 'map'];
const EMPTY = { note: null, choice: null, list: [], map: [] };

/** The values of a form that nobody has filled in. */
const createEmptyForm = (names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, ['list', 'map'].includes(name) ? [] : null]));

const variant = (kind: string, required: readonly string[]) => ({
  properties: { kind: { const: kind }, ...OTHERS },
  required: ['kind', ...required],
});

it.each<[says: string, document: object, kind: string | undefined, sent: object]>([
  ['are optional', { properties: FIELDS }, 'a', {}],
  ['are required', { properties: FIELDS, required: NAMES }, 'a', EMPTY],
  ['a rule requires', { properties: FIELDS, if: is('kind', 'a'), then: { required: NAMES } }, 'a', EMPTY],
  ['a rule requires of others', { properties: FIELDS, if: is('kind', 'a'), then: { required: NAMES } }, 'b', {}],
  ['a rule forbids', { properties: FIELDS, if: is('kind', 'a'), then: { properties: { note: false } } }, 'a', {}],
  ['its variant requires', { oneOf: [variant('a', NAMES), variant('b', [])] }, 'a', EMPTY],
  ['another variant requires', { oneOf: [variant('a', NAMES), variant('b', [])] }, 'b', {}],
])('empty fields that %s are sent where the schema asks for their keys', async (_, document, kind, sent) => {
  const { entity, validators } = await importSchema(document);
  const filled = { shape: entity.shape, validators, isStored: hasNoStoredKeys };
  const values = { ...createEmptyForm(NAMES), kind };
  expect(validateForm(filled, values)).toEqual({});
  expect(toEditedBody(filled, values, undefined)).toEqual({ kind, ...sent });
});

it('of fields of which exactly one is allowed, those that may be null are absent', async () => {
  const { entity, validators } = await importSchema({
    properties: { one: NOTE, other: NOTE, third: TEXT },
    oneOf: [{ required: ['one'] }, { required: ['other'] }, { required: ['third'] }],
  });
  const filled = { shape: entity.shape, validators, isStored: hasNoStoredKeys };
  const values = { one: null, other: null, third: 'c' };
  expect(validateForm(filled, values)).toEqual({});
  expect(toEditedBody(filled, values, undefined)).toEqual({ third: 'c' });
});

it('a row has null where it needs the key', async () => {
  const row = { type: 'object', properties: { name: TEXT, note: NOTE, other: NOTE }, required: ['note'] };
  const { entity, validators } = await importSchema({ properties: { rows: { type: 'array', items: row } } });
  const rows = [{ name: 'a', note: '', other: '' }];
  expect(toEditedBody({ shape: entity.shape, validators }, { rows }, undefined)).toEqual({
    rows: [{ name: 'a', note: null }],
  });
});
