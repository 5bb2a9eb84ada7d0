/** Location of errors: at their field, at the nearest enclosing field, or for the whole form. */
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { fieldsOf, filledOf, type Values } from './filled';
import { saidIn } from './said';

const INVALID = 'Please input a valid {title}';
const WHOLE = 'These values do not fit together';
const TEXT: FieldDefinition = { type: 'string' };

describe('a value that is edited as JSON', () => {
  const thing = fieldsOf({
    any: {
      title: 'Any',
      type: 'object',
      properties: { name: { type: 'string', minLength: 3 }, deep: { type: 'object', required: ['code'] } },
      required: ['name'],
      additionalProperties: { type: 'integer' },
      'x-ui': { widget: 'json' },
    },
    own: {
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
      'x-ui': { widget: 'json' },
      errorMessage: { required: 'An own value, please', '*': 'Its inside is wrong' },
    },
    matrix: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    either: { anyOf: [{ type: 'object', required: ['a'] }, { type: 'array' }], 'x-ui': { widget: 'json' } },
  });

  it.each<[string, Values, Values]>([
    ['that is right', { any: { name: 'abc', more: 1 }, matrix: [[1, 2], []], either: { a: 1 } }, {}],
    ['lacks something inside', { any: {} }, { any: INVALID }],
    ['has a wrong value inside', { any: { name: 'ab' } }, { any: INVALID }],
    ['lacks something deep inside', { any: { name: 'abc', deep: {} } }, { any: INVALID }],
    ['has a wrong value beside what is described', { any: { name: 'abc', 'o/t~h.er': 'x' } }, { any: INVALID }],
    ['has words for all that is wrong with it', { own: {} }, { own: 'Its inside is wrong' }],
    ['has a wrong value in a list of lists', { matrix: [[1], ['x']] }, { matrix: INVALID }],
    ['is none of several things', { either: 'x' }, { either: 'Please input an object with a or a list' }],
    ['is not JSON yet', { any: '{' }, { any: 'Please input an object with name' }],
  ])('%s', (_, values, errors) => expect(saidIn(validateForm(thing, values))).toEqual(errors));

  it('is not merely missing: it is told at once', () => {
    expect(validateForm(thing, { any: {} })['any']?.isMissing).toBe(false);
  });

  it('keeps what it holds, also what an input would take for empty', () => {
    const { record } = evaluateForm(
      thing.shape,
      { any: { name: ' ', list: ['', null] }, matrix: [[], [1]] },
      thing.validators,
    );
    expect(record).toEqual({ any: { name: ' ', list: ['', null] }, matrix: [[], [1]] });
  });
});

describe('a record that is wrong as a whole', () => {
  const fields = { a: TEXT, b: TEXT, c: { type: 'integer' } } as const;

  it.each<[string, object, Values, Values]>([
    ['too few fields', { minProperties: 2 }, { a: 'x' }, { '': WHOLE }],
    ['enough fields', { minProperties: 2 }, { a: 'x', b: 'y' }, {}],
    ['a pair that must not be', { not: { required: ['a', 'b'] } }, { a: 'x', b: 'y' }, { '': WHOLE }],
    ['one of the pair', { not: { required: ['a', 'b'] } }, { a: 'x' }, {}],
    [
      'both of what excludes each other',
      { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { a: 'x', b: 'y' },
      { '': WHOLE },
    ],
    [
      'what none of the variants takes',
      { anyOf: [{ properties: { a: { const: 'x' } } }, { properties: { b: { const: 'x' } } }] },
      { a: '1', b: '2' },
      { a: INVALID, b: INVALID },
    ],
    ['names that must not be', { propertyNames: { enum: ['a', 'b'] } }, { c: 1 }, { '': WHOLE }],
  ])('%s', (_, rules, values, errors) => {
    expect(saidIn(validateForm(filledOf({ properties: fields, ...rules } as FieldDefinition), values))).toEqual(errors);
  });

  it('leaves out the field that goes with another variant', () => {
    const thing = filledOf({
      anyOf: [
        { type: 'object', properties: { kind: { const: 'a' }, x: TEXT }, required: ['kind'] },
        { type: 'object', properties: { kind: { const: 'b' }, y: TEXT }, required: ['kind'] },
      ],
      unevaluatedProperties: false,
    } as FieldDefinition);
    expect(validateForm(thing, { kind: 'a', x: '1' })).toEqual({});
    expect(validateForm(thing, { kind: 'a', y: '1' })).toEqual({});
    expect(toRequestBody(thing, { kind: 'a', y: '1' })).toEqual({ kind: 'a' });
  });

  it('is told once, and only where no field is to blame', () => {
    const thing = filledOf({ properties: fields, minProperties: 4, not: { required: ['a'] }, required: ['b'] });
    expect(saidIn(validateForm(thing, { a: 'x', b: 'y' }))).toEqual({ '': WHOLE });
    expect(saidIn(validateForm(thing, { a: 'x' }))).toEqual({ b: 'Please input {title}' });
  });

  it('is a fault, and nothing that is merely missing', () => {
    const thing = filledOf({ properties: fields, minProperties: 2 });
    expect(validateForm(thing, {})).toEqual({
      '': { path: '', rule: 'whole', reads: 'text', isMissing: false, args: { title: '' } },
    });
  });

  it('is right where a demand is about what no form shows', () => {
    const closed = filledOf({
      properties: { a: TEXT, made: { type: 'string', readOnly: true } },
      required: ['a', 'made', 'unknown'],
      additionalProperties: false,
    });
    expect(validateForm(closed, { a: 'x', made: 'yesterday', other: 1 })).toEqual({});
  });
});

describe('a field that must not be something', () => {
  it.each([
    ['x', INVALID],
    ['y', undefined],
  ])('%s', (a, text) => {
    const thing = fieldsOf({ a: { type: 'string', not: { const: 'x' } } });
    expect(saidIn(validateForm(thing, { a }))['a']).toBe(text);
  });

  it('has words of its own', () => {
    const thing = fieldsOf({ a: { type: 'string', not: { const: 'x' }, errorMessage: 'Not that' } });
    expect(saidIn(validateForm(thing, { a: 'x' }))).toEqual({ a: 'Not that' });
  });
});

describe('an object inside of a record', () => {
  const inner: FieldDefinition = { type: 'object', title: 'Place', properties: { a: TEXT, b: TEXT } };

  it.each<[string, FieldDefinition, Values, Values]>([
    ['as a whole', { minProperties: 2 }, { place: { a: 'x' } }, { place: INVALID }],
    [
      'as a whole, with a field to blame',
      { minProperties: 3, required: ['b'] },
      { place: { a: 'x' } },
      { 'place.b': 'Please input {title}' },
    ],
    [
      'by a pair that must not be',
      { not: { required: ['a', 'b'] } },
      { place: { a: 'x', b: 'y' } },
      { place: INVALID },
    ],
  ])('is wrong %s', (_, rules, values, errors) => {
    expect(saidIn(validateForm(fieldsOf({ place: { ...inner, ...rules } }), values))).toEqual(errors);
  });
});

describe('rows', () => {
  const rows = (rules: FieldDefinition, ui: FieldDefinition['x-ui'] = {}) =>
    fieldsOf({
      rows: {
        type: 'array',
        title: 'Rows',
        items: { type: 'object', properties: { a: TEXT, b: TEXT }, ...rules },
        'x-ui': ui,
      },
    });

  it.each<[string, FieldDefinition, Values[], Values]>([
    ['one that is wrong as a whole', { minProperties: 2 }, [{ a: 'x', b: 'y' }, { a: 'x' }], { rows: INVALID }],
    [
      'one in which a field is to blame',
      { minProperties: 2, required: ['b'] },
      [{}, { a: 'x' }],
      { 'rows.1.b': 'Please input {title}' },
    ],
    ['all of them right', { minProperties: 1 }, [{ a: 'x' }], {}],
  ])('%s', (_, rules, values, errors) => {
    expect(saidIn(validateForm(rows(rules), { rows: values }))).toEqual(errors);
  });

  it('may carry an id that the schema has not described', () => {
    const closed = rows({ additionalProperties: false }, { rows: { idField: 'rowId' } });
    expect(validateForm(closed, { rows: [{ rowId: 4, a: 'x' }] })).toEqual({});
  });
});
