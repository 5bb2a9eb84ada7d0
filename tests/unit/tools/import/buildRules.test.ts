/** Rules that refer to definitions: a record that is too large is not expanded everywhere. */
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildRules } from '../../../../tools/schema/import/entity/buildRules';
import { is } from './support/importSchema';

const schema: FieldDefinition = { type: 'object', properties: { kind: { type: 'string' }, part: { type: 'string' } } };

it.each<[says: string, rule: object, built: object]>([
  [
    'a branch',
    { if: is('kind', 'a'), then: { $ref: '#/$defs/needed' } },
    { if: is('kind', 'a'), then: { required: ['part'] } },
  ],
  [
    'a condition',
    { if: { $ref: '#/$defs/isA' }, then: { required: ['part'] } },
    { if: is('kind', 'a'), then: { required: ['part'] } },
  ],
  [
    'a changed field',
    { if: is('kind', 'a'), then: { properties: { part: { $ref: '#/$defs/short' } } } },
    { if: is('kind', 'a'), then: { properties: { part: { maxLength: 3 } } } },
  ],
  ['a definition that is missing', { if: is('kind', 'a'), then: { $ref: '#/$defs/none' } }, {}],
])('%s of a rule may be a reference', (_, rule, built) => {
  const definitions = { needed: { required: ['part'] }, isA: is('kind', 'a'), short: { maxLength: 3 } };
  expect(buildRules({ ...schema, ...rule }, ['kind', 'part'], definitions)).toEqual(built);
});
