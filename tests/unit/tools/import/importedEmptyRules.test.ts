/** Rules of JSON Schemas that allow only empty values of a field. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { importSchema, is, TEXT } from './support/importSchema';

const LIST = { type: 'array', items: TEXT };
const MAP = { type: 'object', additionalProperties: TEXT };
const FIELDS = { kind: { enum: ['a', 'b'] }, list: LIST, map: MAP, note: { type: ['string', 'null'] } };

const importRule = (properties: object, required: string[] = []) =>
  importSchema({ properties: FIELDS, required, if: is('kind', 'a'), then: { properties } });

it.each<[says: string, change: object]>([
  ['a list without entries', { list: { maxItems: 0 } }],
  ['an object without keys', { map: { maxProperties: 0 } }],
  ['a text without characters', { note: { type: ['string', 'null'], maxLength: 0 } }],
  ['only null', { note: { type: 'null' } }],
  ['nothing', { note: false }],
])('a field of which a rule allows %s is left out', async (_, change) => {
  const { file } = await importRule(change);
  const [name = ''] = Object.keys(change);
  expect(JSON.stringify(file)).toContain(JSON.stringify({ properties: { [name]: false } }));
});

it('a required list that a rule wants without entries stays, and its message says so', async () => {
  const { entity, validators, file } = await importRule({ list: { maxItems: 0 } }, ['list']);
  expect(JSON.stringify(file)).toContain('"then":{"properties":{"list":{"maxItems":0}}}');
  const errors = validateForm({ shape: entity.shape, validators }, { kind: 'a', list: ['x'] });
  expect(errors).toMatchObject({ list: { rule: 'empty' } });
});
