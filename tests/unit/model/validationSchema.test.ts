import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { wrapInvalidJsonText } from '../../../src/model/values/invalidJsonText';
import { SECRET_MASK } from '../../../src/model/values/maskedSecrets';
import { omitErrorsOfStoredValues } from '../../../src/model/form/omitErrorsOfStoredValues';
import { validateForm } from '../../../src/model/form/validateForm';
import type { ValidateFunction } from '../../../src/model/entity/validators';
import { filledOf, type Values } from './filled';
import { saidIn } from './said';

describe('a secret behind a mask', () => {
  const mail = filledOf({
    properties: {
      password: {
        type: 'string',
        minLength: 8,
        pattern: '[0-9]',
        'x-ui': { widget: 'password', maskedByServer: true },
      },
      plain: { type: 'string', minLength: 8 },
      servers: {
        type: 'array',
        items: {
          type: 'object',
          properties: { secret: { type: 'string', minLength: 8, 'x-ui': { maskedByServer: true } } },
        },
      },
    },
    required: ['password'],
  });

  it.each<[string, Values, string[]]>([
    ['is never checked', { password: SECRET_MASK }, []],
    ['in a row neither', { password: SECRET_MASK, servers: [{ secret: SECRET_MASK }] }, []],
    ['is refused where it was typed', { password: '********' }, ['password']],
    ['is refused where something was typed behind it', { password: '********X1' }, ['password']],
    ['is refused in a row', { password: SECRET_MASK, servers: [{ secret: '****' }] }, ['servers.0.secret']],
    ['is checked as soon as it is a new one', { password: 'short' }, ['password']],
    ['is asked for where there is none', { password: '' }, ['password']],
    ['is none in a field that has no mask', { password: SECRET_MASK, plain: '***' }, ['plain']],
  ])('%s', (_, values, paths) => expect(Object.keys(validateForm(mail, values))).toEqual(paths));
});

describe('a value that is edited as JSON', () => {
  const thing = filledOf({
    properties: {
      any: { 'x-ui': { widget: 'json' } },
      object: { type: 'object' },
      name: { type: 'string', minLength: 3 },
    },
  });

  it.each<[string, Values, Values, string[]]>([
    ['is as the server has it, whatever that is', { object: 'text', any: 'text' }, { object: 'text', any: 'text' }, []],
    ['is checked once it is changed', { object: 'other' }, { object: 'text' }, ['object']],
    ['is no JSON yet', { any: wrapInvalidJsonText('{'), object: wrapInvalidJsonText('x') }, {}, ['any', 'object']],
    [
      'stands beside a text, which is checked always',
      { name: 'a', object: 'text' },
      { name: 'a', object: 'text' },
      ['name'],
    ],
  ])('%s', (_, values, opened, paths) =>
    expect(
      Object.keys(omitErrorsOfStoredValues(thing.shape, validateForm(thing, values), values, opened)).toSorted(),
    ).toEqual(paths),
  );
});

describe('a required text that the API has sent empty', () => {
  const text = { type: 'string' } as const;
  const rows: FieldDefinition = {
    type: 'array',
    items: { type: 'object', properties: { text, note: text }, required: ['text'] },
  };
  const inner: FieldDefinition = { type: 'object', properties: { text }, required: ['text'] };
  const long: FieldDefinition = { type: 'string', minLength: 1 };
  const thing = filledOf({ properties: { text, long, inner, rows }, required: ['text', 'long', 'inner'] });
  const empty = { text: '', long: '', inner: { text: '' }, rows: [{ text: '' }] };
  const check = (values: Values, opened: Values): string[] =>
    Object.keys(omitErrorsOfStoredValues(thing.shape, validateForm(thing, values), values, opened)).toSorted();

  it('prevents no save, unless the schema forbids it', () => expect(check(empty, empty)).toEqual(['long']));
  it('prevents none in a row, unless the row is another', () => {
    const filled = { ...empty, long: 'x' };
    expect(check({ ...filled, rows: [{ text: '' }] }, filled)).toEqual([]);
    expect(check({ ...filled, rows: [{ text: '', note: 'new' }] }, filled)).toEqual(['rows.0.text']);
  });
  it('prevents none in a row that has moved', () => {
    const opened = { ...empty, long: 'x', rows: [{ text: 'a' }, { text: '' }] };
    expect(check({ ...opened, rows: [{ text: '' }] }, opened)).toEqual([]);
  });
  it('is missing once it is emptied', () =>
    expect(check({ ...empty, long: 'x' }, { text: 'x', long: 'x', inner: { text: 'x' } })).toEqual([
      'inner.text',
      'text',
    ]));
});

describe('a list that must have rows', () => {
  const rows = (ui: NonNullable<FieldDefinition['x-ui']>['rows'], more: FieldDefinition = {}) =>
    filledOf({
      properties: {
        rows: {
          type: 'array',
          items: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
          'x-ui': { rows: ui },
          ...more,
        },
      },
      required: ['rows'],
    } as FieldDefinition);
  const ADD = 'Please add at least one entry to {title}';
  const FILL = 'Please fill in at least one entry of {title}';

  it.each<[string, ReturnType<typeof rows>, unknown, Values]>([
    ['without any says to add one', rows({}), [], { rows: ADD }],
    ['without the list itself, too', rows({}), null, { rows: ADD }],
    ['with blank ones says to fill one in', rows({ trailingBlankRow: true }), [{ a: '', b: null }], { rows: FILL }],
    ['with incomplete ones, too', rows({ sendRowWhen: { required: ['b'] } }), [{ a: 'x' }], { rows: FILL }],
    [
      'has its own words for both',
      rows({}, { errorMessage: { required: 'One, please' } }),
      [{}],
      { rows: 'One, please' },
    ],
    ['with one that is filled in is right', rows({}), [{}, { a: 'x' }], {}],
    [
      'whose blank ones are checked names their fields',
      rows({ blankRows: 'validate' }),
      [{}, { b: 'y' }],
      { 'rows.0.a': 'Please input {title}', 'rows.1.a': 'Please input {title}' },
    ],
    [
      'whose blank ones are checked counts them',
      rows({ blankRows: 'validate' }, { minItems: 2 }),
      [{ a: 'x' }],
      { rows: 'Please add at least {limit}' },
    ],
  ])('%s', (_, filled, values, errors) => expect(saidIn(validateForm(filled, { rows: values }))).toEqual(errors));
});

describe('a check of something else than the record', () => {
  const thing = filledOf({ properties: { a: { type: 'string', maxLength: 1 } } });

  it('is the one that is given', () => {
    const refuse: ValidateFunction = () => {
      refuse.errors = [{ instancePath: '', keyword: 'required', params: { missingProperty: 'a' } }];
      return false;
    };
    expect(saidIn(validateForm(thing, { a: 'xx' }, refuse))).toEqual({ a: 'Please input {title}' });
    expect(validateForm(thing, { a: 'xx' }, () => true)).toEqual({});
  });

  it('takes what the rules have said already', () => {
    const known = evaluateForm(thing.shape, { a: 'x' }, thing.validators);
    expect(validateForm(thing, { a: 'xx' }, undefined, known)).toEqual({});
  });
});

describe('fields that ask in the same words', () => {
  const please = { errorMessage: { required: 'Please select a period' } };
  const end: FieldDefinition = { type: 'string', ...please };
  const period = filledOf({
    properties: {
      from: end,
      to: end,
      name: { type: 'string' },
      other: { type: 'string' },
      inner: { type: 'object', properties: { from: end, to: end }, required: ['from', 'to'] },
    },
    required: ['from', 'to', 'name', 'other', 'inner'],
  });

  it('ask at every field', () => {
    expect(Object.keys(validateForm(period, {})).sort()).toEqual([
      'from',
      'inner.from',
      'inner.to',
      'name',
      'other',
      'to',
    ]);
    expect(Object.keys(validateForm(period, { from: 'x', inner: { from: 'x' } })).sort()).toEqual([
      'inner.to',
      'name',
      'other',
      'to',
    ]);
  });
});
