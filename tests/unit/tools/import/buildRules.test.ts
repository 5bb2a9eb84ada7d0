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
  [
    'a branch with a further requirement',
    { if: is('kind', 'a'), then: { $ref: '#/$defs/needed', required: ['kind'] } },
    { if: is('kind', 'a'), then: { required: ['part', 'kind'] } },
  ],
  [
    'a condition with a further test',
    { if: { $ref: '#/$defs/isA', required: ['part'] }, then: { required: ['kind'] } },
    { if: { allOf: [is('kind', 'a'), { required: ['part'] }] }, then: { required: ['kind'] } },
  ],
  [
    'a branch that leads to another definition',
    { if: is('kind', 'a'), then: { $ref: '#/$defs/file~1needed' } },
    { if: is('kind', 'a'), then: { required: ['part'] } },
  ],
  [
    'a branch that contains itself',
    { if: is('kind', 'a'), then: { $ref: '#/$defs/endless' } },
    { if: is('kind', 'a'), then: { required: ['part'] } },
  ],
  ['a definition that is missing', { if: is('kind', 'a'), then: { $ref: '#/$defs/none' } }, {}],
])('%s of a rule may be a reference', (_, rule, built) => {
  const definitions = {
    needed: { required: ['part'] },
    isA: is('kind', 'a'),
    short: { maxLength: 3 },
    'file/needed': { $ref: '#/$defs/needed' },
    endless: { required: ['part'], allOf: [{ if: is('part', 'x'), then: { $ref: '#/$defs/endless' } }] },
  };
  expect(buildRules({ ...schema, ...rule }, ['kind', 'part'], definitions)).toEqual(built);
});

it('a rule says nothing of a field whose values have another form in the app', () => {
  const branches = [
    { values: ['Text'], title: 'Text', names: [['$value', '$value']], required: ['$value'], isValue: true },
  ];
  const list = { type: 'object', 'x-variants': { choice: '$variant', isVirtual: true, branches } };
  const record = { type: 'object', properties: { kind: { type: 'string' }, list } } as FieldDefinition;
  const names = ['kind', 'list'];
  const needed = { required: ['list'], properties: { list: { minItems: 1 } } };
  expect(buildRules({ ...record, if: is('kind', 'a'), then: needed }, names)).toEqual({
    if: is('kind', 'a'),
    then: { required: ['list'] },
  });
  expect(buildRules({ ...record, if: { properties: { list: { type: 'array' } } }, then: needed }, names)).toEqual({});
});

it('a rule is left out that looks into an object with free keys, at any depth', () => {
  const map: FieldDefinition = { type: 'array', items: {}, 'x-ui': { serialization: 'map' } } as FieldDefinition;
  const plan: FieldDefinition = { type: 'object', properties: { map, name: { type: 'string' } } };
  const list: FieldDefinition = { type: 'array', items: plan };
  const fields: FieldDefinition = { type: 'object', properties: { map, plan, list, part: { type: 'string' } } };
  const write = (test: object): object =>
    buildRules(
      {
        ...fields,
        if: { properties: test, required: Object.keys(test) },
        then: { required: ['part'] },
      } as FieldDefinition,
      ['map', 'plan', 'list', 'part'],
    );
  const hasKey = { properties: { map: { required: ['z'] } } };
  expect([{ map: { required: ['z'] } }, { plan: hasKey }, { list: { contains: hasKey } }].map(write)).toEqual([
    {},
    {},
    {},
  ]);
  expect(write({ plan: { properties: { name: { const: 'x' } } } })).toHaveProperty('if');
});

it('a rule does not leave a field none of its choices', () => {
  const fields: FieldDefinition = {
    type: 'object',
    properties: { kind: { type: 'string' }, part: { enum: ['x', 'y'] } },
  };
  const choose = (value: string): object => ({ if: is('kind', 'a'), then: { properties: { part: { const: value } } } });
  expect(buildRules({ ...fields, ...choose('x') }, ['kind', 'part'])).toEqual(choose('x'));
  expect(buildRules({ ...fields, ...choose('z') }, ['kind', 'part'])).toEqual({});
});

it('of alternatives that the language cannot express, the required fields remain', () => {
  const map: FieldDefinition = { type: 'array', items: {}, 'x-ui': { serialization: 'map' } } as FieldDefinition;
  const fields: FieldDefinition = { type: 'object', properties: { map, part: { type: 'string' } } };
  const inMap = { required: ['map'], properties: { map: { required: ['z'] } } };
  const write = (rule: object): object => buildRules({ ...fields, ...rule } as FieldDefinition, ['map', 'part']);
  const needed = { anyOf: [{ required: ['map'] }, { required: ['part'] }] };
  expect(write({ anyOf: [inMap, { required: ['part'] }] })).toEqual(needed);
  expect(write({ oneOf: [inMap, { required: ['part'] }] })).toEqual(needed);
  expect(write({ anyOf: [{ properties: inMap.properties }, { required: ['part'] }] })).toEqual({});
  expect(write({ anyOf: [{ $ref: '#/$defs/none' }, { required: ['part'] }] })).toEqual({});
});

it('conditions that exclude each other name a field once', () => {
  const fields: FieldDefinition = { type: 'object', properties: { a: {}, b: {}, name: {} } };
  const oneOf = [{ required: ['name', 'a'] }, { required: ['name', 'b'] }];
  expect(buildRules({ ...fields, ...({ oneOf } as object) }, ['a', 'b', 'name'])).toEqual({
    allOf: [{ anyOf: oneOf }, { not: { required: ['name', 'a', 'b'] } }],
  });
});

it('of many conditions that exclude each other, one must apply', () => {
  const names = 'a b c d e f g'.split(' ');
  const oneOf = names.map((name) => ({ required: [name] }));
  const properties = Object.fromEntries(names.map((name) => [name, {}]));
  expect(buildRules({ type: 'object', properties, ...({ oneOf } as object) }, names)).toEqual({
    allOf: [{ anyOf: oneOf }],
  });
});
