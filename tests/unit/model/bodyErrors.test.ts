/** Which of the violations of a body are told, and at which fields. */
import { describe, expect, it } from 'vitest';
import { explainValue } from '../../../src/model/form/explainValue';
import { getBodyErrors } from '../../../src/model/form/bodyErrors';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { FormValues } from '../../../src/model/values/cleanValues';
import { createRequestBodyValidator } from '../../../tools/schema/compileEntityModule';
import { compileEntityModule } from '../../support/entityModule';

const text = (title: string) => ({ type: 'string', title });
const { entity, validators } = compileEntityModule('parcel.json', {
  'parcel.json': {
    title: 'Parcels',
    properties: {
      id: { type: 'integer', readOnly: true },
      code: text('Code'),
      weight: text('Weight'),
      rows: {
        type: 'array',
        title: 'Rows',
        items: {
          type: 'object',
          properties: { name: text('Name'), from: text('From'), until: text('Until'), below: text('Below') },
        },
      },
      reply: {
        oneOf: [
          { title: 'Success', properties: { data: text('Data'), meta: text('Meta') } },
          { title: 'Failure', properties: { fault: text('Fault'), meta: text('Meta') }, required: ['fault'] },
        ],
      },
      extra: { title: 'Extra', 'x-ui': { widget: 'json' } },
    },
    'x-admin': { idField: 'id', routes: {}, calls: {} },
  },
});

/** Returns the errors of a form whose values are sent as they are: rule and title, by path. */
function getErrors(schema: object, values: FormValues, sent: FormValues = values): Record<string, string> {
  const validate = createRequestBodyValidator(schema as FieldDefinition);
  validate(sent);
  const violations = validate.errors ?? [];
  const errors = getBodyErrors({ shape: entity.shape, validators }, values, { violations, sent });
  return Object.fromEntries(
    errors.map(({ path, rule, args }) => [path, [rule, args.title, args.max, args.min].join(' ').trim()]),
  );
}

const needs = (...required: string[]) => ({ required });
const inRows = (items: object) => ({ properties: { rows: { items } } });
const closed = (name: string) => ({ ...needs(name), properties: { [name]: {} }, additionalProperties: false });

describe('of a union of which no branch fits', () => {
  it.each<[string, object, FormValues, Record<string, string>]>([
    [
      'one of the missing fields is asked for, but no field of another branch is to be removed',
      { oneOf: [closed('code'), closed('weight')] },
      { rows: [{ name: 'A' }] },
      { code: 'oneOfFields Code, Weight', weight: 'oneOfFields Code, Weight' },
    ],
    [
      'the lengths of a list between which it has its own are named',
      { properties: { rows: { anyOf: [1, 2, 4, 6].map((n) => ({ minItems: n, maxItems: n })) } } },
      { rows: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
      { rows: 'lengths Rows 2 4' },
    ],
    [
      'a missing field of a row is asked for rather than another number of fields',
      inRows({ oneOf: [{ maxProperties: 1 }, { oneOf: [needs('until'), needs('below')] }] }),
      { rows: [{ name: 'A', from: 'B' }] },
      { 'rows.0.until': 'oneOfFields Until, Below', 'rows.0.below': 'oneOfFields Until, Below' },
    ],
    [
      'the field that all branches need is asked for',
      inRows({ anyOf: [needs('name', 'from'), needs('name', 'until')] }),
      { rows: [{ below: 'A' }] },
      { 'rows.0.name': 'required Name' },
    ],
    [
      'the number of fields is told if nothing else is wrong',
      inRows({ oneOf: [{ maxProperties: 1 }, { type: 'string' }] }),
      { rows: [{ name: 'A', from: 'B' }] },
      { rows: 'invalid Rows' },
    ],
  ])('%s', (_, schema, values, errors) => expect(getErrors(schema, values)).toEqual(errors));

  it('fields of a variant that is not chosen are not asked for', () => {
    const schema = {
      properties: { reply: { oneOf: [needs('data'), { ...needs('fault'), additionalProperties: false }] } },
    };
    const errors = getErrors(schema, { reply: { $variant: 'Success', meta: 'm' } }, { reply: { meta: 'm' } });
    expect(errors).toEqual({ 'reply.data': 'required Data' });
  });

  it('the union itself is told if only fields that are not shown are wrong', () => {
    const schema = { oneOf: [closed('id'), closed('created')] };
    expect(getErrors(schema, { code: 'A' })).toEqual({ '': 'whole' });
  });
});

it('the place of an object in a list is told', () => {
  const validate = createRequestBodyValidator(inRows({ maxProperties: 1 }) as FieldDefinition);
  const sent = { rows: [{ name: 'A' }, { name: 'B', from: 'C' }] };
  validate(sent);
  const [error] = getBodyErrors({ shape: entity.shape, validators }, sent, { violations: validate.errors!, sent });
  expect(error!.path).toBe('rows');
  expect(explainValue(error!.details!)).toMatchObject({ place: '', row: 2, rule: 'maxProperties', limit: 1 });
});

it.each<[string, object, object[]]>([
  ['by the values of its fields', { properties: { name: { const: 'A' } } }, [{ name: 'Name', values: ['A'] }]],
  ['by an example', { properties: { name: { pattern: '^en(-[A-Z]{2})?$' } } }, [{ name: 'Name', example: 'en' }]],
  ['by a field that it has', { required: ['until'] }, [{ name: 'Until' }]],
  ['by a definition', { $ref: '#/$defs/first' }, [{ name: 'From', values: ['a', 'b'] }]],
  ['not at all', { not: { properties: { name: { type: 'string' } } } }, []],
])('an entry that a list must contain is described %s', (_, contains, expected) => {
  const $defs = { first: { properties: { from: { enum: ['a', 'b'] } } } };
  const validate = createRequestBodyValidator({ properties: { rows: { contains } }, $defs } as FieldDefinition);
  const sent = { rows: [{ name: 'B', from: 'C' }] };
  const violations = validate(sent) ? [] : validate.errors!;
  const [error] = getBodyErrors({ shape: entity.shape, validators }, sent, { violations, sent });
  expect(error).toMatchObject({ path: 'rows', rule: 'add' });
  expect(explainValue(error!.details!)).toEqual({ place: '', rule: 'contains', needs: expected });
});
