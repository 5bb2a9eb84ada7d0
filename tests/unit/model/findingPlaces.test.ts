/** Locations of validation errors in fields whose names cannot be part of a path. */
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { findFieldOfViolation } from '../../../src/model/formRules/findFieldOfViolation';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { fieldsOf, filledOf } from './filled';
import { saidIn } from './said';

const TEXT: FieldDefinition = { type: 'string' };

describe('names that a path cannot hold', () => {
  const thing = filledOf({
    properties: {
      'a/b': { type: 'string', maxLength: 1 },
      'c.d~e': {
        type: 'object',
        properties: { 'f/g': { type: 'number' }, 'h.i': { type: 'number' } },
        'x-compare': [{ left: 'f/g', op: '<', right: 'h.i', message: 'Less' }],
      },
      constructor: { type: 'integer' } as FieldDefinition,
      toString: { type: 'integer' } as FieldDefinition,
      rows: { type: 'array', items: { type: 'object', properties: { 'x/y': { type: 'integer' } } } },
    },
    required: ['toString'],
    dependentRequired: { constructor: ['a/b'] },
    'x-compare': [{ left: 'a/b', op: '!=', right: 'constructor', message: 'Other' }],
  });
  const key = (name: string): string => thing.shape.fields[name]!.key;
  const inner = thing.shape.fields['c.d~e']!.shape!;

  it('do not matter: errors stand at the keys of the form', () => {
    const values = {
      [key('a/b')]: 'xx',
      [key('c.d~e')]: { [inner.fields['f/g']!.key]: 2, [inner.fields['h.i']!.key]: 1 },
      [key('constructor')]: 'one',
      rows: [{}, { [thing.shape.fields['rows']!.shape!.fields['x/y']!.key]: 'z' }],
    };
    expect(saidIn(validateForm(thing, values))).toEqual({
      [key('a/b')]: 'Max {limit} character |||| Max {limit} characters',
      [`${key('c.d~e')}.${inner.fields['f/g']!.key}`]: 'Less',
      [key('constructor')]: 'Please input a whole number',
      toString: 'Please input {title}',
      [`rows.1.${thing.shape.fields['rows']!.shape!.fields['x/y']!.key}`]: 'Please input a whole number',
    });
  });

  it('of every object demand nothing while they are not there', () => {
    expect(Object.keys(validateForm(thing, { toString: 1 }))).toEqual([]);
  });

  it('compare two fields of one record', () => {
    expect(saidIn(validateForm(thing, { toString: 1, [key('a/b')]: '1', [key('constructor')]: 1 }))).toEqual({
      [key('a/b')]: 'Other',
    });
  });
});

describe('the place of a finding', () => {
  const thing = fieldsOf({
    tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
    any: { type: 'object', properties: { a: TEXT }, 'x-ui': { widget: 'json' } },
    place: { type: 'object', properties: { floor: { type: 'integer' } } },
    rows: { type: 'array', items: { type: 'object', properties: { a: TEXT } } },
  });
  const values = { rows: [{}, { a: '1' }, {}, { a: '2' }], tags: ['a'], any: { a: { b: 1 } }, place: { floor: 1 } };
  const evaluation = evaluateForm(thing.shape, values, thing.validators);
  const place = (instancePath: string, params = {}) => {
    const found = findFieldOfViolation({ instancePath, keyword: 'any', params }, thing.shape, evaluation);
    return found && [found.path, found.isInside ?? false];
  };

  it.each<[string, object, unknown]>([
    ['', {}, undefined],
    ['/nobody', {}, undefined],
    ['', { missingProperty: 'place' }, ['place', false]],
    ['', { additionalProperty: 'place' }, ['place', false]],
    ['', { unevaluatedProperty: 'nobody' }, undefined],
    ['/tags', {}, ['tags', false]],
    ['/tags/0', {}, ['tags', false]],
    ['/place', {}, ['place', false]],
    ['/place/floor', {}, ['place.floor', false]],
    ['/place/nobody', {}, ['place', true]],
    ['/any', {}, ['any', false]],
    ['/any/a/b', {}, ['any', true]],
    ['/any', { missingProperty: 'a' }, ['any', true]],
    ['/rows', {}, ['rows', false]],
    // Blank rows are removed before the validation: row 1 of the error is row 3 of the form.
    ['/rows/1', {}, ['rows', true]],
    ['/rows/1/a', {}, ['rows.3.a', false]],
    ['/rows/0', { missingProperty: 'a' }, ['rows.1.a', false]],
    ['/rows/0/nobody', {}, ['rows', true]],
    ['/constructor', {}, undefined],
  ])('%s %j is %j', (instancePath, params, expected) => expect(place(instancePath, params)).toEqual(expected));

  it('speaks of an item in its own words, under the title of the list', () => {
    const found = findFieldOfViolation(
      { instancePath: '/tags/0', keyword: 'any', params: {} },
      thing.shape,
      evaluation,
    );
    expect(found?.field).toMatchObject({ title: 'Tags', type: 'string' });
  });
});
