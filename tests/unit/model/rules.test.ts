import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { createTestModule } from '../../support/entityModule';

const has = (name: string, value: unknown): FieldDefinition => ({
  properties: { [name]: { const: value } },
  required: [name],
});

const voucher = createTestModule({
  properties: {
    type: { type: 'string', title: 'Type' },
    value: { type: 'number', title: 'Value', minimum: 1 },
    code: { type: 'string', title: 'Code' },
    method: { type: 'string', enum: ['AUTO', 'MANUAL', 'POINTS'] },
    points: { type: 'integer', title: 'Points', 'x-ui': { disabledInsteadOfHidden: true } },
  },
  required: ['type'],
  allOf: [
    {
      if: has('type', 'FREE'),
      then: { properties: { value: false, code: false } },
      else: { required: ['value', 'code'] },
    },
    { if: has('method', 'MANUAL'), then: { properties: { points: false } }, else: { required: ['points'] } },
    {
      if: has('type', 'GIFT'),
      then: {
        properties: {
          method: { enum: ['AUTO'] },
          value: { title: 'Gift value', maximum: 9, errorMessage: { maximum: 'Gifts are small' } },
          code: { readOnly: true },
        },
      },
    },
  ],
});

const run = (module: ReturnType<typeof createTestModule>, values: Record<string, unknown>) =>
  evaluateForm(module.entity.shape, values, module.validators);

const stateOf = (values: Record<string, unknown>, name: string) => run(voucher, values).states.get(name);

describe('what the rules say of a field', () => {
  it.each([
    ['required on an empty form', {}, 'value', { visible: true, required: true, disabled: false }],
    [
      'forbidden: hidden and not required',
      { type: 'FREE' },
      'value',
      { visible: false, required: false, cleared: true },
    ],
    [
      'forbidden: in place, disabled, empty',
      { method: 'MANUAL' },
      'points',
      { visible: true, required: false, disabled: true, cleared: true },
    ],
    [
      'open again under another value',
      { method: 'AUTO' },
      'points',
      { visible: true, required: true, disabled: false },
    ],
    ['a title of a branch', { type: 'GIFT' }, 'value', { title: 'Gift value' }],
    ['a limit of a branch beside the own ones', { type: 'GIFT' }, 'value', { limits: { minimum: 1, maximum: 9 } }],
    ['a message of a branch', { type: 'GIFT' }, 'value', { messages: { maximum: 'Gifts are small' } }],
    ['narrowed values', { type: 'GIFT' }, 'method', { values: ['AUTO'] }],
    ['read-only is never required', { type: 'GIFT' }, 'code', { disabled: true, required: false }],
  ])('%s', (_, values, name, state) => {
    expect(stateOf(values, name)).toMatchObject(state);
  });

  it('names a condition that was not compiled', () => {
    const { entity } = voucher;
    expect(() => evaluateForm(entity.shape, {}, { record: () => true, conditions: {}, parts: {} })).toThrow(
      '"record/rules/1"',
    );
  });
});

describe('what counts of the values', () => {
  it.each([
    ['a forbidden value does not', { type: 'FREE', value: 5, code: 'A' }, { type: 'FREE' }],
    [
      'it comes back with the other value',
      { type: 'PAID', value: 5, code: 'A' },
      { type: 'PAID', value: 5, code: 'A' },
    ],
    ['a value outside of the narrowed ones does not', { type: 'GIFT', method: 'POINTS' }, { type: 'GIFT' }],
    ['one within them does', { type: 'GIFT', method: 'AUTO' }, { type: 'GIFT', method: 'AUTO' }],
    ['empty, blank and null do not', { type: '', code: '  ', value: null, points: undefined }, {}],
    ['text is trimmed', { type: ' FREE ' }, { type: 'FREE' }],
    ['a number that came as text is a number', { value: ' 12.5 ', points: '3' }, { value: 12.5, points: 3 }],
    ['text that is no number stays, to be refused', { points: '3 pieces' }, { points: '3 pieces' }],
    ['zero and false are values', { points: 0 }, { points: 0 }],
    ['what the schema does not know does not', { other: 1 }, {}],
  ])('%s', (_, values, record) => {
    expect(run(voucher, values).record).toEqual(record);
  });

  it('does not touch the values of the form', () => {
    const values = { type: 'FREE', value: 5, code: ' A ' };
    run(voucher, values);
    expect(values).toEqual({ type: 'FREE', value: 5, code: ' A ' });
  });

  it('keeps a null that is a value of its own, and reads an emptied nullable text as null', () => {
    const nullable = createTestModule({
      properties: { a: { type: ['string', 'null'] }, b: { type: ['string', 'null'] } },
    });
    expect(run(nullable, { a: null, b: '' }).record).toEqual({ a: null, b: null });
  });

  it('takes a password as it is', () => {
    const secret = createTestModule({ properties: { password: { type: 'string', 'x-ui': { widget: 'password' } } } });
    expect(run(secret, { password: ' a b ' }).record).toEqual({ password: ' a b ' });
  });
});

describe('rules that depend on each other', () => {
  const chain = createTestModule({
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' }, d: { type: 'string' } },
    allOf: [
      { if: has('a', 'off'), then: { properties: { b: false } } },
      { if: { required: ['b'] }, then: { properties: { c: false } } },
      { if: { required: ['c'] }, then: { properties: { d: false } } },
    ],
  });

  it.each([
    [
      { a: 'on', b: '1', c: '2', d: '3' },
      { a: 'on', b: '1', d: '3' },
    ],
    [
      { a: 'off', b: '1', c: '2', d: '3' },
      { a: 'off', c: '2' },
    ],
    [
      { a: 'off', b: '1', d: '3' },
      { a: 'off', d: '3' },
    ],
  ])('a clear decides the next rule: %j', (values, record) => {
    expect(run(chain, values).record).toEqual(record);
  });

  it('end even in a cycle, which the lint refuses', () => {
    const cycle = createTestModule({
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      allOf: [
        { if: { required: ['a'] }, then: { properties: { b: false } } },
        { if: { required: ['b'] }, else: { properties: { a: false } } },
      ],
    });
    expect(run(cycle, { a: '1', b: '2' }).record).toEqual({});
  });

  it('a rule inside a branch holds only while the branch does', () => {
    const nested = createTestModule({
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
      if: has('a', 'x'),
      then: { required: ['b'], if: has('b', 'y'), then: { properties: { c: false } }, else: { required: ['c'] } },
    });
    const required = (values: object) =>
      ['b', 'c'].map((name) => run(nested, { ...values }).states.get(name)?.required);
    expect(required({})).toEqual([false, false]);
    expect(required({ a: 'x' })).toEqual([true, true]);
    expect(required({ a: 'x', b: 'y' })).toEqual([true, false]);
    expect(run(nested, { a: 'x', b: 'y', c: '1' }).record).toEqual({ a: 'x', b: 'y' });
    expect(run(nested, { a: 'z', b: 'y', c: '1' }).record).toEqual({ a: 'z', b: 'y', c: '1' });
  });

  it('dependentRequired asks for a field when another one has a value', () => {
    const pair = createTestModule({
      properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
      dependentRequired: { latitude: ['longitude'] },
    });
    expect(run(pair, { latitude: 1 }).states.get('longitude')?.required).toBe(true);
    expect(run(pair, { latitude: null }).states.get('longitude')?.required).toBe(false);
  });

  it('two branches that narrow one field leave what both allow', () => {
    const twice = createTestModule({
      properties: { a: { type: 'string' }, b: { type: 'string' }, c: { enum: ['1', '2', '3'] } },
      allOf: [
        { if: has('a', 'x'), then: { properties: { c: { enum: ['1', '2'] } } } },
        { if: has('b', 'x'), then: { properties: { c: { enum: ['2', '3'] } } } },
      ],
    });
    expect(run(twice, { a: 'x', b: 'x', c: '1' }).states.get('c')?.values).toEqual(['2']);
    expect(run(twice, { a: 'x', b: 'x', c: '1' }).record).toEqual({ a: 'x', b: 'x' });
  });
});
