import { describe, expect, it } from 'vitest';
import { explainValue } from '../../../src/model/form/explainValue';
import { validateForm } from '../../../src/model/form/validateForm';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { fieldsOf } from './filled';

const LEVEL = { enum: ['error', 'warn', 'off'] } as FieldDefinition;
const RULE: FieldDefinition = {
  type: 'object',
  properties: { level: LEVEL, 'max-size': { type: 'integer', minimum: 1 } },
  required: ['level'],
  additionalProperties: false,
};
const JSON_UI = { 'x-ui': { widget: 'json' } } as const;

const TEXT_OR_BOOLEAN = { anyOf: [{ type: 'string' }, { type: 'string', minLength: 3 }, { type: 'boolean' }] };

const thing = fieldsOf({
  rules: { type: 'array', items: RULE, ...JSON_UI },
  byName: { type: 'object', additionalProperties: RULE, ...JSON_UI },
  either: { anyOf: [{ type: 'string' }, RULE, { type: 'array', items: { type: ['string', 'null'] } }], ...JSON_UI },
  shapes: {
    anyOf: [
      { type: 'object', properties: { kind: { const: 'a' }, x: { type: 'number' } }, required: ['kind', 'x'] },
      { type: 'object', properties: { kind: { const: 'b' }, y: { type: 'string' } }, required: ['kind', 'y'] },
    ],
    ...JSON_UI,
  },
  negated: {
    anyOf: [
      { type: 'object', not: { required: ['x'] } },
      { type: 'array', items: { type: 'string' } },
    ],
    ...JSON_UI,
  },
  fixed: { type: 'object', properties: { tag: { const: 'Attribute' } }, ...JSON_UI },
  names: { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, ...JSON_UI },
  mixed: { type: 'array', items: TEXT_OR_BOOLEAN, ...JSON_UI },
  nested: { anyOf: [{ type: 'string' }, { type: 'object', properties: { a: TEXT_OR_BOOLEAN } }], ...JSON_UI },
  inner: {
    anyOf: [
      { type: 'string' },
      { type: 'object', properties: { a: { anyOf: [{ required: ['x'] }, { required: ['y'] }] } } },
    ],
    ...JSON_UI,
  },
  beside: {
    type: 'object',
    properties: {
      a: { anyOf: [{ type: 'string' }, { type: 'object', properties: { b: { type: 'integer' } } }] },
      ab: { type: 'integer', multipleOf: 5 },
      old: false,
    },
    ...JSON_UI,
  },
  box: { type: 'object', properties: { one: { ...RULE, ...JSON_UI }, other: { ...RULE, ...JSON_UI } } },
} as never);

const explain = (values: Record<string, unknown>) => {
  const error = Object.values(validateForm(thing, values as never)).at(-1);
  return error?.details && explainValue(error.details);
};

describe('explainValue', () => {
  it.each<[string, Record<string, unknown>, object | undefined]>([
    [
      'a value that is none of the allowed ones, and the nearest',
      { rules: [{ level: 'off' }, { level: 'off' }, { level: 'warm' }] },
      { place: '[2].level', rule: 'kind', kinds: [], values: ['"error"', '"warn"', '"off"'], near: '"warn"' },
    ],
    [
      'a value other than the only allowed one, without a nearest',
      { fixed: { tag: 'Atribute' } },
      { place: 'tag', rule: 'kind', kinds: [], values: ['"Attribute"'] },
    ],
    ['a missing member', { rules: [{}] }, { place: '[0]', rule: 'missing', name: 'level' }],
    [
      'an unknown member, and the nearest known one',
      { rules: [{ level: 'off', maxsize: 3 }] },
      { place: '[0]', rule: 'unknown', name: 'maxsize', near: 'max-size' },
    ],
    [
      'an unknown member that is like none',
      { rules: [{ level: 'off', colour: 3 }] },
      { place: '[0]', rule: 'unknown', name: 'colour' },
    ],
    [
      'an unknown member that is only like one that is there',
      { rules: [{ level: 'off', levels: 3 }] },
      { place: '[0]', rule: 'unknown', name: 'levels' },
    ],
    ['a member that is forbidden', { beside: { old: 1 } }, { place: '', rule: 'unknown', name: 'old' }],
    [
      'a limit, below a name that is no word',
      { byName: { 'a b': { level: 'off', 'max-size': 0 } } },
      { place: '["a b"].max-size', rule: 'minimum', limit: 1 },
    ],
    [
      'a limit, below a name that begins with a digit',
      { byName: { '2x': { level: 'off', 'max-size': 0 } } },
      { place: '2x.max-size', rule: 'minimum', limit: 1 },
    ],
    ['the step of a number', { beside: { ab: 3 } }, { place: 'ab', rule: 'multipleOf', limit: 5 }],
    [
      'another kind',
      { rules: [{ level: 'off', 'max-size': 'x' }] },
      { place: '[0].max-size', rule: 'kind', kinds: ['integer'], values: [] },
    ],
    [
      'the branch of the kind',
      { either: { level: 'on' } },
      { place: 'level', rule: 'kind', kinds: [], values: ['"error"', '"warn"', '"off"'] },
    ],
    ['what the branch of the kind requires', { either: { z: 1 } }, { place: '', rule: 'missing', name: 'level' }],
    [
      'a part of a list in a union',
      { either: ['a', 1] },
      { place: '[1]', rule: 'kind', kinds: ['string', 'null'], values: [] },
    ],
    [
      'the member that all branches require, where others are missing as well',
      { shapes: {} },
      { place: '', rule: 'missing', name: 'kind' },
    ],
    ['the kind before what it must not be', { negated: 5 }, undefined],
    ['no branch', { either: 5 }, undefined],
    [
      'each kind of a union in a list once',
      { mixed: ['abc', 5] },
      { place: '[1]', rule: 'kind', kinds: ['string', 'boolean'], values: [] },
    ],
    [
      'the kinds of a union in a union',
      { nested: { a: 5 } },
      { place: 'a', rule: 'kind', kinds: ['string', 'boolean'], values: [] },
    ],
    ['the union whose branches miss members', { inner: { a: {} } }, { place: 'a', rule: 'anyOf' }],
    [
      'what is beside a union before what is in it',
      { beside: { a: { b: 'x' }, ab: 'x' } },
      { place: 'ab', rule: 'kind', kinds: ['integer'], values: [] },
    ],
    [
      'the branch of the discriminator',
      { shapes: { kind: 'b', y: 5 } },
      { place: 'y', rule: 'kind', kinds: ['string'], values: [] },
    ],
    [
      'a discriminator that no branch has',
      { shapes: { kind: 'c' } },
      { place: 'kind', rule: 'kind', kinds: [], values: ['"a"', '"b"'] },
    ],
    ['nothing where members of two branches are missing', { shapes: { kind: 'b' } }, undefined],
    ['a wrong name', { names: { B2: 1 } }, { place: '', rule: 'unknown', name: 'B2' }],
    ['the kind of the value itself', { rules: 'x' }, undefined],
    [
      'only the value itself, not the one beside it in an object',
      { box: { one: { level: 'x' }, other: {} } },
      { place: '', rule: 'missing', name: 'level' },
    ],
  ])('%s', (_, values, expected) => {
    expect(explain(values)).toEqual(expected);
  });
});
