/** Compilation of one field's keywords: types, choices and attributes. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { getEnumOptions, getFieldLimits, getErrorMessagesByRule } from '../../../src/model/compile/fieldAttributes';
import { compileChart } from '../../../src/model/compile/compileSections';
import { hasTrait } from '../../../src/model/compile/fieldTraits';
import { getJsonTypes } from '../../../src/model/schemaLanguage/fieldTypes';
import type { FieldDefinition, JsonType } from '../../../src/model/schemaLanguage/definition';
import { compiled } from './compiled';

describe('the types of a field', () => {
  it.each<[string, FieldDefinition, JsonType[]]>([
    ['are those it names', { type: ['string', 'null'] }, ['string', 'null']],
    ['are the one it names', { type: 'integer', enum: ['A'] }, ['integer']],
    ['are those of its choices', { oneOf: [{ const: 1, title: 'One' }] }, ['number']],
    ['are those of its values', { enum: [true] }, ['boolean']],
    ['are that of its value', { const: 3 }, ['number']],
    ['are text for texts', { enum: ['A'] }, ['string']],
    ['are an object where it has fields', { properties: {} }, ['object']],
    ['are a list where it has items', { items: {} }, ['array']],
    ['are text where it says nothing', {}, ['string']],
  ])('%s', (_, field, types) => expect(getJsonTypes(field)).toEqual(types));
});

describe('the choices of a field', () => {
  it.each<[string, FieldDefinition, unknown[] | undefined]>([
    ['are none', { type: 'string' }, undefined],
    ['have titles', { oneOf: [{ const: 'A', title: 'First' }, { const: 'b_c' }] }, ['A First', 'b_c b_c']],
    ['are its values, without nothing', { enum: ['A', 2, null] }, ['A A', '2 2']],
    ['are its codes as they are', { enum: ['kWh', 'v1.2', 'npm'] }, ['kWh kWh', 'v1.2 v1.2', 'npm npm']],
    ['are one', { const: 'A' }, ['A A']],
    ['are one, also where that is no', { const: false }, ['false No']],
    ['are none of an object', { const: {} }, undefined],
    ['are none of variants', { oneOf: [{ const: 'A' }, { type: 'string' } as never] }, undefined],
    ['are counted', { 'x-ui': { optionRange: { min: 0, max: 1, step: 0.5 } } }, ['0 0', '0.5 0.5', '1 1']],
    ['are counted as far as they go', { 'x-ui': { optionRange: { min: 3, max: 1, step: 1 } } }, []],
    [
      'are counted as the clock reads',
      { 'x-ui': { optionRange: { min: 0, max: 1800, step: 1800 }, columnDefaults: { display: 'clock' } } },
      ['0 00:00', '1800 00:30'],
    ],
  ])('%s', (_, field, expected) =>
    expect(getEnumOptions(field)?.map(({ value, label }) => `${value} ${label}`)).toEqual(expected),
  );

  it('are never so many that they stop the browser', () => {
    expect(getEnumOptions({ 'x-ui': { optionRange: { min: 0, max: 1_000_000, step: 1 } } })).toHaveLength(1000);
  });
});

describe('what a field has', () => {
  const end = (format?: string): FieldDefinition => ({ type: 'string', ...(format ? { format } : {}) });
  const ends = (names: [string, string], format?: string): FieldDefinition => ({
    properties: { [names[0]]: end(format), [names[1]]: end(format) },
  });
  const upload = (accept: string[]): FieldDefinition => ({ 'x-ui': { upload: { call: 'POST f', accept } } as never });

  it.each<[string, FieldDefinition, boolean]>([
    ['choices', { enum: ['A'] }, true],
    ['choices', { const: 'A' }, true],
    ['choices', { const: 1 }, true],
    ['choices', { const: true }, false],
    ['choices', { 'x-ui': { options: 'kinds' } }, true],
    ['choices', { 'x-ui': { optionRange: { min: 1, max: 2, step: 1 } } }, true],
    ['choices', { 'x-ui': {} }, false],
    ['choices', {}, false],
    ['itemChoices', { items: { enum: ['A'] } }, true],
    ['itemChoices', { items: { type: 'string' } }, false],
    ['plainItems', { items: { type: 'string' } }, true],
    ['plainItems', { items: {} }, false],
    ['plainItems', { items: { type: 'object' } }, false],
    ['plainItems', {}, false],
    ['long', { maxLength: 256 }, true],
    ['long', { maxLength: 255 }, false],
    ['long', { 'x-ui': { textareaRows: 3 } }, true],
    ['period', ends(['from', 'to']), true],
    ['period', ends(['start', 'end']), false],
    ['period', ends(['start', 'end'], 'date'), true],
    ['period', ends(['first', 'then'], 'date'), false],
    ['period', { properties: { from: { type: 'integer' }, to: { type: 'integer' } } }, false],
    ['period', {}, false],
    ['pictures', upload(['.png', '.JPG']), true],
    ['pictures', upload(['.png', '.pdf']), false],
    ['pictures', {}, false],
    ['fields', { properties: { a: {} } }, true],
    ['fields', { properties: {} }, false],
    ['rows', { items: { properties: { a: {} } } }, true],
    ['rows', { items: {} }, false],
    ['countries', { 'x-ui': { options: 'countries' } }, true],
    ['countries', { 'x-ui': { options: 'kinds' } }, false],
  ])('%s of %j: %s', (name, field, expected) => expect(hasTrait(field, name)).toBe(expected));

  it('is one of what is known', () =>
    expect(() => hasTrait({}, 'wings')).toThrow(/no trait "wings"; there are choices, /));
});

describe('what a field says', () => {
  it('are its limits, and no other keys', () => {
    expect(getFieldLimits({ type: 'string', maxLength: 3, minLength: 0, title: 'T' })).toEqual({
      maxLength: 3,
      minLength: 0,
    });
  });

  it.each<[Parameters<typeof getErrorMessagesByRule>[0], object]>([
    [undefined, {}],
    ['No', { '*': 'No' }],
    [{ maxLength: 'Long' }, { maxLength: 'Long' }],
  ])('are its messages: %j', (given, expected) => expect(getErrorMessagesByRule(given)).toEqual(expected));

  it('is drawn as a chart', () => {
    expect(compileChart({ rows: 'a', x: 'b' } as never)).toEqual({ rows: 'a', kind: 'bar', x: 'b', y: [] });
    expect(compileChart({ kind: 'line', y: 'c' } as never)).toEqual({ kind: 'line', x: '', y: ['c'] });
  });

  it('is said of a list: which rows may be worked, and what stands in its place', () => {
    const entity = compiled({
      list: { editableWhen: { properties: { name: { const: 'x' } } } },
      customScreens: { list: 'own' },
    });
    expect([entity.list?.editableWhen, entity.customScreens]).toEqual(['list/editableWhen', { list: 'own' }]);
    expect(compiled({}).customScreens).toEqual({});
  });
});

describe('what rules say', () => {
  const when = (value: string) => ({ properties: { name: { const: value } }, required: ['name'] });
  const change: FieldDefinition = {
    format: 'date',
    readOnly: false,
    enum: ['A', 'B'],
    minLength: 2,
    errorMessage: 'No',
  };
  const inner = { if: when('y'), then: { required: ['b'] } };
  const branch: FieldDefinition = {
    required: ['a'],
    properties: { a: change, b: false, c: { const: null } },
    ...inner,
  };
  const thing = {
    $id: 'thing',
    title: 'T',
    type: 'object',
    properties: { name: { type: 'string' }, a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
    allOf: [{ if: when('x'), then: branch, else: { properties: { a: { title: 'Other' } } } }],
    'x-admin': { idField: 'name', routes: {}, calls: {} },
  };
  const compiledRule = () => {
    const { entity, conditions } = compileEntity('thing.json', { 'thing.json': thing, 'options.json': {} });
    return { rule: entity.shape.rules[0], conditions };
  };

  it('is asked for, forbidden and changed where they hold, and where they do not', () => {
    const { rule } = compiledRule();
    expect(rule?.then).toMatchObject({ required: ['a'], forbidden: ['b'] });
    expect(rule?.then.changes['a']).toEqual({
      format: 'date',
      readOnly: false,
      values: ['A', 'B'],
      limits: { minLength: 2 },
      messages: { '*': 'No' },
    });
    expect(rule?.then.changes['c']).toEqual({ values: [null] });
    expect(rule?.else).toEqual({ required: [], forbidden: [], changes: { a: { title: 'Other' } }, rules: [] });
  });

  it('have each a condition of their own, those inside of others, too', () => {
    const { rule, conditions } = compiledRule();
    const all = [rule?.condition, ...(rule?.then.rules ?? []).map(({ condition }) => condition)];
    expect(all).toEqual(['record/rules/1', 'record/rules/1/then/rules/0']);
    expect(all.map((key) => conditions[key ?? ''])).toMatchObject([when('x'), when('y')]);
  });
});

it.each<[string, FieldDefinition, object]>([
  ['rows need the whole width', { type: 'array', items: { type: 'object', properties: { a: {} } } }, { block: true }],
  ['what is nothing is of no type', { type: 'null' }, { type: 'null', types: [], nullable: true }],
  ['what may be nothing is of the other type', { type: ['null', 'string'] }, { type: 'string', nullable: true }],
])('%s', (_, field, expected) => expect(compiled({}, { x: field }).shape.fields['x']).toMatchObject(expected));

describe('a required field', () => {
  it.each<[string, FieldDefinition, unknown]>([
    ['of one value starts with it', { const: 'A' }, 'A'],
    ['of one code starts with it', { enum: ['A'] }, 'A'],
    ['of one code with a title starts with it', { oneOf: [{ const: 'A', title: 'First' }] }, 'A'],
    ['of two codes starts empty', { oneOf: [{ const: 'A' }, { const: 'B' }] }, undefined],
    ['with a default starts with it', { oneOf: [{ const: 'A' }, { const: 'B' }], default: 'B' }, 'B'],
  ])('%s', (_, field, value) => {
    const properties = { id: { type: 'integer' }, kind: { type: 'string', ...field } };
    const admin = { idField: 'id', titleField: 'id', routes: {}, calls: { rest: 'lots' } };
    const files = { 'lot.json': { properties, required: ['kind'], 'x-admin': admin } };
    expect(compileEntity('lot.json', files as never).entity.shape.fields['kind']?.default).toBe(value);
  });
});
