import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../src/model/form/validateForm';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { fieldsOf, filledOf } from './filled';

const TEXT = { type: 'string' } as const;

describe('a list that may be empty', () => {
  const LIST = { type: 'array', items: { type: 'string' } } as const;
  const ROWS = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } } as const;
  const filled = filledOf({
    properties: {
      tags: { ...LIST, minItems: 0 },
      rows: { ...ROWS, minItems: 0 },
      other: LIST,
      least: LIST,
    },
    required: ['tags', 'rows', 'least'],
  });

  it.each<[string, object, object, string[]]>([
    ['is sent empty, also if the record lacks it', { other: [] }, { tags: [], rows: [], other: [] }, ['least']],
    ['is sent empty without its blank rows', { rows: [{}], least: ['a'] }, { tags: [], rows: [], least: ['a'] }, []],
    ['is sent with its entries', { tags: ['a'], least: ['b'] }, { tags: ['a'], rows: [], least: ['b'] }, []],
  ])('%s', (_, values, body, errors) => {
    expect(toRequestBody(filled, { ...values })).toEqual(body);
    expect(Object.keys(validateForm(filled, { ...values }))).toEqual(errors);
  });

  it.each<[string, object, object]>([
    ['of an object that nobody has filled in is not sent', { plan: { tags: [], note: '' } }, {}],
    ['goes with the object', { plan: { tags: [], note: 'a' } }, { plan: { tags: [], note: 'a' } }],
    ['with an entry is a value of the object', { plan: { tags: ['x'] } }, { plan: { tags: ['x'] } }],
  ])('%s', (_, values, body) => {
    const list = { ...LIST, minItems: 0 };
    const plan = { type: 'object', properties: { tags: list, note: TEXT }, required: ['tags'] } as const;
    expect(toRequestBody(fieldsOf({ plan: plan as unknown as FieldDefinition }), { ...values })).toEqual(body);
  });

  it('is not marked as required', () => {
    const { states } = evaluateForm(filled.shape, {}, filled.validators);
    expect(['tags', 'rows', 'other', 'least'].map((name) => states.get(name)?.required)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
