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
  names: { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, ...JSON_UI },
});

const explain = (values: Record<string, unknown>) => {
  const [error] = Object.values(validateForm(thing, values as never));
  return error?.details && explainValue(error.details);
};

describe('explainValue', () => {
  it.each<[string, Record<string, unknown>, object | undefined]>([
    [
      'a value that is none of the allowed ones, and the nearest',
      { rules: [{ level: 'off' }, { level: 'off' }, { level: 'warm' }] },
      { place: '[2].level', rule: 'kind', values: ['"error"', '"warn"', '"off"'], near: '"warn"' },
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
      'a limit, below a name that is no word',
      { byName: { 'a b': { level: 'off', 'max-size': 0 } } },
      { place: '["a b"].max-size', rule: 'minimum', limit: 1 },
    ],
    [
      'another kind',
      { rules: [{ level: 'off', 'max-size': 'x' }] },
      { place: '[0].max-size', rule: 'kind', kinds: ['integer'] },
    ],
    ['the branch of the kind', { either: { level: 'on' } }, { place: 'level', rule: 'kind' }],
    ['a part of a list in a union', { either: ['a', 1] }, { place: '[1]', rule: 'kind', kinds: ['string', 'null'] }],
    ['no branch', { either: 5 }, undefined],
    [
      'the branch of the discriminator',
      { shapes: { kind: 'b', y: 5 } },
      { place: 'y', rule: 'kind', kinds: ['string'] },
    ],
    [
      'a discriminator that no branch has',
      { shapes: { kind: 'c' } },
      { place: 'kind', rule: 'kind', values: ['"a"', '"b"'] },
    ],
    ['nothing where members of two branches are missing', { shapes: { kind: 'b' } }, undefined],
    ['a wrong name', { names: { B2: 1 } }, { place: '', rule: 'unknown', name: 'B2' }],
    ['the kind of the value itself', { rules: 'x' }, undefined],
  ])('%s', (_, values, expected) => {
    const fault = explain(values);
    if (expected === undefined) expect(fault).toBeUndefined();
    else expect(fault).toMatchObject(expected);
  });
});
