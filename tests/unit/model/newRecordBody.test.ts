/** A new record has no null in optional fields that nobody has filled in. */
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { toEditedBody } from '../../../src/model/wire/toEditedBody';
import { filledOf, type Values } from './filled';

const NOTE: FieldDefinition = { type: ['string', 'null'] };
const PLACE: FieldDefinition = { type: 'object', properties: { note: NOTE, city: { type: 'string' } } };

it.each<[says: string, field: object, value: unknown, sent: unknown]>([
  ['an empty optional text', NOTE, '', undefined],
  ['an empty optional number', { type: ['number', 'null'] }, null, undefined],
  ['an empty text that the schema sends as null', { ...NOTE, 'x-ui': { emptyValue: null } }, '', null],
  ['an emptied text for which the API has a default', { ...NOTE, default: 'a' }, '', null],
  ['null that is typed as JSON', { type: ['object', 'null'], 'x-ui': { widget: 'json' } }, null, null],
  ['a text inside of an object', PLACE, { note: '', city: 'Bern' }, { city: 'Bern' }],
  ['a text in a row', { type: 'array', items: PLACE }, [{ note: '', city: 'Bern' }], [{ city: 'Bern' }]],
])('of a new record, %s', (_, field, value, sent) => {
  const filled = filledOf({ properties: { field: field as FieldDefinition } });
  expect(toEditedBody(filled, { field: value }, undefined)).toEqual(sent === undefined ? {} : { field: sent });
});

it('a required text that may be null, and what is taken away from a stored record, is sent as null', () => {
  const filled = filledOf({ properties: { needed: NOTE, note: NOTE }, required: ['needed'] });
  const values: Values = { needed: '', note: '' };
  expect(toEditedBody(filled, values, undefined)).toEqual({ needed: null });
  expect(toEditedBody(filled, values, { needed: 'a', note: 'b' })).toEqual({ needed: null, note: null });
});
