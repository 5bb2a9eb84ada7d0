import { describe, expect, it } from 'vitest';
import { createRecordValidator } from '../../../fixtures/validate/createRecordValidator';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { validateForm } from '../../../src/model/form/validateForm';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { fieldsOf, filledOf } from './filled';

const TEXT = { type: 'string' } as const;

describe('a list that may be empty', () => {
  const LIST = { type: 'array', items: { type: 'string' } } as const;
  const ROWS = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } } as const;
  const RECORD = {
    properties: { tags: { ...LIST, minItems: 0 }, rows: { ...ROWS, minItems: 0 }, other: LIST, least: LIST },
    required: ['tags', 'rows', 'least'],
  };
  const THING = {
    $id: 'thing',
    title: 'T',
    type: 'object',
    ...RECORD,
    'x-admin': { idField: false, routes: {}, calls: {} },
  };
  const filled = filledOf(RECORD);

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

  it('of an API that asks for entries is not sent', () => {
    const optional = fieldsOf({ tags: { ...LIST, minItems: 2 } });
    expect(toRequestBody(optional, { tags: [] })).toEqual({});
  });

  it.each<[string, object, string[]]>([
    ['is valid on the server', { tags: [], rows: [], least: ['a'] }, []],
    ['is none where an entry is needed', { tags: [], rows: [], least: [] }, ['least']],
  ])('%s', (_, record, errors) => {
    const { entity, definition } = compileEntity('thing.json', { 'thing.json': THING });
    expect(Object.keys(createRecordValidator(entity, definition)({ ...record }))).toEqual(errors);
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
