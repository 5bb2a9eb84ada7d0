/** What a record that leaves out empty values contains of fields that nobody has filled in. */
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { validateForm } from '../../../src/model/form/validateForm';
import { createStoredKeyTest, hasNoStoredKeys } from '../../../src/model/formRules/createStoredKeyTest';
import { toEditedBody } from '../../../src/model/wire/toEditedBody';
import { createTestModule, getRecordShape } from '../../support/entityModule';

type Values = Record<string, unknown>;

const NOTE: FieldDefinition = { type: ['string', 'null'] };
const LIST: FieldDefinition = { type: 'array', items: { type: 'string' } };
const PLACE: FieldDefinition = { type: 'object', properties: { note: NOTE, city: { type: 'string' }, tags: LIST } };
const ROWS: FieldDefinition = { type: 'array', items: PLACE };

const createFilled = (definition: FieldDefinition, omitEmptyOnCreate = true) =>
  getRecordShape(createTestModule(definition, { omitEmptyOnCreate }));

it.each<[says: string, field: FieldDefinition, value: unknown, sent: unknown, kept: unknown]>([
  ['an empty optional text', NOTE, '', undefined, null],
  ['an empty optional number', { type: ['number', 'null'] }, null, undefined, null],
  ['an empty text that is sent as null', { ...NOTE, 'x-ui': { emptyValue: null } }, '', null, null],
  ['an empty list', LIST, [], undefined, []],
  ['an empty list of rows', ROWS, [], undefined, []],
  ['an object that may be null', { ...PLACE, type: ['object', 'null'] }, { note: null }, undefined, null],
  ['a text and a list in an object', PLACE, { note: '', city: 'Bern', tags: [] }, { city: 'Bern' }, undefined],
  ['a text and a list in a row', ROWS, [{ note: '', city: 'Bern', tags: [] }], [{ city: 'Bern' }], undefined],
  ['a list that is typed as JSON', { ...LIST, 'x-ui': { widget: 'json' } }, [], [], []],
])('a new record has %s only where the schema does not leave it out', (_, field, value, sent, kept) => {
  const properties = { field };
  const values = { field: value };
  expect(toEditedBody(createFilled({ properties }), values, undefined)).toEqual(
    sent === undefined ? {} : { field: sent },
  );
  if (kept !== undefined)
    expect(toEditedBody(createFilled({ properties }, false), values, undefined)).toEqual({ field: kept });
});

const KINDS: FieldDefinition = {
  properties: { kind: { enum: ['a', 'b'] }, note: NOTE, mode: { enum: ['x', 'y'] }, list: { ...LIST, minItems: 0 } },
  if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
  then: {
    required: ['list'],
    properties: { note: { 'x-ui': { emptyValue: null } }, mode: { 'x-ui': { emptyValue: null } } },
  },
};

it.each<[says: string, values: Values, stored: Values | undefined, sent: Values]>([
  ['a new record to which it applies', { kind: 'a' }, undefined, { note: null, mode: null, list: [] }],
  ['a new record to which it does not apply', { kind: 'b' }, undefined, {}],
  ['a stored record that it begins to concern', { kind: 'a' }, { kind: 'b' }, { note: null, mode: null, list: [] }],
  ['a stored record that lacks the keys', { kind: 'b' }, { kind: 'b' }, {}],
  [
    'a stored record with null',
    { kind: 'b', note: null, list: [] },
    { kind: 'b', note: null, list: [] },
    { note: null, list: [] },
  ],
  [
    'a stored record that is emptied',
    { kind: 'b', note: '', list: [] },
    { kind: 'b', note: 'n', list: ['l'] },
    { note: null, list: [] },
  ],
])('a key that a rule requires is empty in %s', (_, values, stored, sent) => {
  const filled = createFilled(KINDS);
  const all = { note: null, mode: null, list: [], ...values };
  expect(toEditedBody(filled, all, stored)).toEqual({ kind: values['kind'], ...sent });
  expect(validateForm({ ...filled, isStored: stored ? createStoredKeyTest(stored) : hasNoStoredKeys }, all)).toEqual(
    {},
  );
});

it('a row that is new among stored ones has empty values where these have them', () => {
  const filled = createFilled({ properties: { rows: ROWS } });
  const stored = { rows: [{ note: null, city: 'Bern' }, { city: 'Genf' }] };
  const rows = [...stored.rows, { note: null, city: 'Chur', tags: [] }];
  expect(toEditedBody(filled, { rows }, stored)).toEqual({ rows: [...stored.rows, { note: null, city: 'Chur' }] });
});

it('a stored row has no empty values that it lacked, also if another one has them', () => {
  const edits: FieldDefinition = { type: 'object', properties: { nodes: LIST, note: NOTE } };
  const row: FieldDefinition = { type: 'object', properties: { name: { type: 'string' }, edits }, required: ['edits'] };
  const filled = createFilled({ properties: { rows: { type: 'array', items: row } } });
  const stored = [
    { name: 'a', edits: { nodes: ['x'], note: null } },
    { name: 'b', edits: {} },
  ];
  const shown = [stored[0], { name: 'b', edits: { nodes: [], note: '' } }];
  expect(toEditedBody(filled, { rows: shown }, { rows: stored })).toEqual({ rows: stored });
});

it('fields of which one is allowed may be null in a stored record only', () => {
  const either = (name: string): FieldDefinition => ({ required: [name] });
  const filled = createFilled({
    properties: { one: NOTE, other: NOTE },
    anyOf: [either('one'), either('other')],
    not: { required: ['one', 'other'] },
  });
  const check = (values: Values, stored: Values): number =>
    Object.keys(validateForm({ ...filled, isStored: createStoredKeyTest(stored) }, values)).length;
  expect(check({ one: 'a', other: null }, {})).toBe(0);
  expect(check({ one: null, other: null }, {})).toBe(2);
  expect(check({ one: null, other: '' }, { one: null })).toBe(0);
});
