/** A text whose values are named by rules only: users choose among them, and may type others. */
import { describe, expect, it } from 'vitest';
import { suggestTestedTexts } from '../../../../tools/schema/import/entity/suggestTestedTexts';
import { toObjectOrEmpty, type Json } from '../../../../tools/schema/lint/source/readJson';

const TEXT = { type: 'string', title: 'Kind' };
const is = (test: object): object => ({ properties: { kind: test }, required: ['kind'] });
const RULES = [
  { if: is({ const: 'a' }), then: {} },
  { if: is({ enum: ['b', 'c'] }), then: {} },
];

const getSuggested = (field: unknown): unknown => toObjectOrEmpty(toObjectOrEmpty(field)['x-ui'])['suggestedTexts'];

describe('the texts of conditions are suggested', () => {
  it.each<[string, object, string[] | undefined]>([
    ['of several rules', { allOf: RULES }, ['a', 'b', 'c']],
    ['once', { allOf: [...RULES, RULES[0]] }, ['a', 'b', 'c']],
    ['of an else', { if: is({ const: 'a' }), else: { if: is({ const: 'b' }), then: {} } }, ['a', 'b']],
    ['that are denied', { if: { not: is({ const: 'a' }) }, else: { if: is({ not: { const: 'b' } }) } }, ['a', 'b']],
    ['of one of several conditions', { if: { anyOf: [is({ const: 'a' }), is({ const: 'b' })] } }, ['a', 'b']],
    ['unless there is only one', { if: is({ const: 'a' }) }, undefined],
    ['unless they are no texts', { if: is({ enum: [1, true] }) }, undefined],
    ['of another field not at all', { if: { properties: { size: { enum: ['x', 'y'] } } } }, undefined],
    ['of what follows from a condition not at all', { if: {}, then: is({ enum: ['x', 'y'] }) }, undefined],
  ])('%s', (_, rules, texts) => {
    const { properties } = suggestTestedTexts({ properties: { kind: TEXT }, ...rules });
    expect(getSuggested((properties as Json)['kind'])).toEqual(texts);
  });

  it.each<[string, object]>([
    ['a choice', { ...TEXT, enum: ['a', 'b'] }],
    ['a format', { ...TEXT, format: 'date' }],
    ['suggestions already', { ...TEXT, 'x-ui': { suggestedTexts: ['z'] } }],
    ['another type', { type: 'integer' }],
  ])('but not in a field that has %s', (_, field) => {
    expect(suggestTestedTexts({ properties: { kind: field }, allOf: RULES })['properties']).toEqual({ kind: field });
  });

  it('in objects and rows, by their own rules', () => {
    const inner = { type: 'object', properties: { kind: TEXT }, allOf: RULES };
    const { properties } = suggestTestedTexts({ properties: { part: inner, rows: { type: 'array', items: inner } } });
    const { part, rows } = properties as { part: Json; rows: { items: Json } };
    for (const object of [part, rows.items])
      expect(getSuggested((object['properties'] as Json)['kind'])).toEqual(['a', 'b', 'c']);
  });
});
