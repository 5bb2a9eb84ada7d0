import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { validateForm } from '../../../src/model/form/validateForm';
import type { ShapeWithValidators } from '../../../src/model/wire/serialization';
import { getProductModule, getRecordShape } from '../../support/entityModule';
import { filledOf, type Values } from './filled';
import { saidIn, wordsOf } from './said';

const texts = (filled: ShapeWithValidators, values: Values) => saidIn(validateForm(filled, values));

const article = getRecordShape(getProductModule('article'));
const good = {
  articleTypeId: 1,
  articleTitle: 'A',
  articleContent: 'B',
  articleImagePaths: [{ articleImagePath: 'a.png' }],
  articleLinks: [{ articleLinkName: 'Name', articleLink: 'https://example.sg' }],
};

describe('an article', () => {
  it.each<[string, Values, Values]>([
    ['is good', {}, {}],
    [
      'says all that is missing at once',
      { articleTypeId: null, articleTitle: ' ', articleContent: undefined, articleImagePaths: [], articleLinks: [{}] },
      {
        articleTypeId: 'Please select article type',
        articleTitle: 'Please input article title',
        articleContent: 'Please input article content',
        articleImagePaths: 'Please upload at least one image',
        articleLinks: 'Please add at least one link',
      },
    ],
    ['takes 100 characters', { articleTitle: 'x'.repeat(100) }, {}],
    [
      'refuses 101',
      { articleTitle: 'x'.repeat(101) },
      { articleTitle: 'Max {limit} character |||| Max {limit} characters' },
    ],
    ['counts what is left after trimming', { articleTitle: ` ${'x'.repeat(100)} ` }, {}],
    ['a link with a name alone is enough', { articleLinks: [{ articleLinkName: 'Name', articleLink: '' }] }, {}],
    [
      'a link with an address alone is not, and the row itself is not blamed',
      { articleLinks: [{ articleLink: 'https://example.sg' }] },
      { articleLinks: 'Please add at least one link' },
    ],
    [
      'an address of another kind stands at its own row, whatever blank rows are before it',
      { articleLinks: [{}, { articleLinkName: 'Name', articleLink: 'javascript:alert(1)' }, {}] },
      { 'articleLinks.1.articleLink': 'Please enter a web address that begins with http:// or https://' },
    ],
    [
      'at most four images',
      { articleImagePaths: Array.from({ length: 5 }, () => ({ articleImagePath: 'a.png' })) },
      { articleImagePaths: 'At most {limit}' },
    ],
  ])('%s', (_, values, errors) => {
    expect(texts(article, { ...good, ...values })).toEqual(errors);
  });
});

const property: FieldDefinition = { type: 'string', title: 'Code', maxLength: 3 };
const branchWith = (errorMessage: FieldDefinition['errorMessage']): FieldDefinition => ({
  if: { required: ['other'] },
  then: { properties: { code: { maxLength: 2, ...(errorMessage ? { errorMessage } : {}) } } },
});
const errorOfCode = (code: FieldDefinition, rules: FieldDefinition = {}) =>
  validateForm(filledOf({ properties: { code, other: { type: 'string' } }, ...rules }), { code: 'abcd', other: 'x' })[
    'code'
  ];

const emptyList = (errorMessage: NonNullable<FieldDefinition['errorMessage']>) =>
  filledOf({
    properties: { a: { type: 'array', items: { type: 'string' }, minItems: 2, errorMessage } },
    required: ['a'],
  });

describe('the text of a broken rule', () => {
  it.each([
    [
      'the active branch',
      errorOfCode({ ...property, errorMessage: { maxLength: 'own' } }, branchWith({ maxLength: 'branch' })),
      { text: 'branch', rule: 'maxLength' },
    ],
    [
      'the field',
      errorOfCode({ ...property, errorMessage: { maxLength: 'own', '*': 'all' } }, branchWith(undefined)),
      { text: 'own', rule: 'maxLength' },
    ],
    ['the field for all rules', errorOfCode({ ...property, errorMessage: 'all' }), { text: 'all', rule: '*' }],
    ['our own words', errorOfCode(property), { rule: 'maxLength' }],
  ])('comes from %s', (_, found, expected) => {
    expect(found).toMatchObject(expected);
    expect(found?.text).toBe('text' in expected ? expected.text : undefined);
  });

  it('carries what its placeholders need', () => {
    expect(errorOfCode(property)?.args).toEqual({ title: 'Code', limit: 3 });
    expect(errorOfCode({ type: 'string', title: 'Code' }, branchWith(undefined))?.args).toEqual({
      title: 'Code',
      limit: 2,
    });
  });

  it.each<[string, FieldDefinition, unknown, string, object]>([
    [
      'both ends',
      { type: 'integer', minimum: 1, maximum: 9 },
      10,
      'Please input a number from {min} to {max}',
      { min: 1, max: 9, limit: 9 },
    ],
    ['one end', { type: 'integer', minimum: 1 }, 0, 'Please input a number that is at least {limit}', { limit: 1 }],
    ['a word for a number', { type: 'number' }, 'x', 'Please input a number', {}],
    ['a fraction', { type: 'integer' }, 1.5, 'Please input a whole number', {}],
    [
      'decimals',
      { type: 'number', multipleOf: 0.01 },
      1.234,
      'Please input at most {limit} decimal place |||| Please input at most {limit} decimal places',
      { limit: 2 },
    ],
    ['cents are good', { type: 'number', multipleOf: 0.01 }, 19.99, '', {}],
    ['steps', { type: 'number', multipleOf: 5 }, 7, 'Please input a multiple of {limit}', { limit: 5 }],
    [
      'too short',
      { type: 'string', minLength: 3 },
      'ab',
      'Min {limit} character |||| Min {limit} characters',
      { limit: 3 },
    ],
    [
      'a format',
      { type: 'string', format: 'email' },
      'ab',
      'Please input an e-mail address such as name@example.com',
      {},
    ],
    [
      'not among the choices',
      {
        oneOf: [
          { const: 1, title: 'A' },
          { const: 2, title: 'B' },
          { const: 3, title: 'C' },
        ],
      },
      4,
      'Please select one of the options',
      {},
    ],
    [
      'twice the same',
      { type: 'array', items: { type: 'string' }, uniqueItems: true },
      ['a', 'a'],
      'Please remove the duplicates',
      {},
    ],
    [
      'a wrong item stands at the list',
      { type: 'array', items: { type: 'string', maxLength: 1 } },
      ['a', 'bb'],
      'Max {limit} character |||| Max {limit} characters',
      { limit: 1 },
    ],
  ])('%s', (_, code, value, text, args) => {
    const found = validateForm(filledOf({ properties: { code } }), { code: value })['code'];
    expect(found ? wordsOf(found) : '').toBe(text);
    if (found) expect(found.args).toMatchObject(args);
  });

  it.each<[FieldDefinition, string]>([
    [{ type: 'string' }, 'Please input {title}'],
    [{ type: 'string', enum: ['a'] }, 'Please select {title}'],
    [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'Please select {title}'],
    [{ type: 'array', items: { type: 'string' } }, 'Please input {title}'],
    [{ type: 'array', 'x-ui': { widget: 'json' } }, 'Please input {title}'],
    [{ type: 'array', items: { type: 'object', properties: { a: {} } } }, 'Please add at least one entry to {title}'],
  ])('of what is missing: %j', (code, text) => {
    expect(texts(filledOf({ properties: { code }, required: ['code'] }), { code: null })).toEqual({ code: text });
  });

  it('of a required empty list is that of minItems before that of required', () => {
    expect(texts(emptyList({ required: 'R', minItems: 'M' }), { a: [] })).toEqual({ a: 'M' });
    expect(texts(emptyList({ required: 'R' }), { a: [] })).toEqual({ a: 'R' });
    expect(texts(emptyList({ required: 'R', minItems: 'M' }), { a: ['x'] })).toEqual({ a: 'M' });
  });
});

describe('rules and what is asked for', () => {
  const manual: FieldDefinition = { properties: { method: { const: 'MANUAL' } }, required: ['method'] };
  const points = filledOf({
    properties: {
      method: { type: 'string', title: 'Method' },
      points: { type: 'integer', title: 'Points', 'x-ui': { disabledInsteadOfHidden: true } },
    },
    required: ['points'],
    if: manual,
    then: { properties: { points: false } },
  });

  it.each<[string, Values, string[]]>([
    ['an open field', { method: 'AUTO' }, ['points']],
    ['never a disabled one, even if another rule requires it', { method: 'MANUAL' }, []],
    ['nor is a forbidden value a fault', { method: 'MANUAL', points: 5 }, []],
  ])('%s', (_, values, paths) => {
    expect(Object.keys(validateForm(points, values))).toEqual(paths);
  });

  it('dependentRequired stands at the field that is missing', () => {
    const pair = filledOf({
      properties: { a: { type: 'string' }, b: { type: 'string', errorMessage: { required: 'B, please' } } },
      dependentRequired: { a: ['b'] },
    });
    expect(texts(pair, { a: 'x' })).toEqual({ b: 'B, please' });
  });

  it('nested objects say what is missing at their own fields', () => {
    const nested = filledOf({
      properties: { address: { type: 'object', properties: { street: { type: 'string' } }, required: ['street'] } },
      required: ['address'],
    });
    expect(Object.keys(validateForm(nested, {}))).toEqual(['address.street']);
  });

  it('a field of the server is never asked for', () => {
    const server = filledOf({ properties: { made: { type: 'string', readOnly: true } }, required: ['made'] });
    expect(validateForm(server, {})).toEqual({});
  });
});

describe('a record that needs one of several fields', () => {
  const TEXT = { type: 'string' } as const;
  const filled = filledOf({
    properties: { link: { ...TEXT, title: 'Link' }, serial: { ...TEXT, title: 'Serial No.' }, name: TEXT },
    required: ['name'],
    anyOf: [{ required: ['link'] }, { required: ['serial'] }],
  } as FieldDefinition);
  const message = 'Please fill in at least one of: {title}';
  it.each<[string, Values, Values]>([
    ['has neither', { name: 'a' }, { link: message, serial: message }],
    ['lacks its required field, too', {}, { link: message, serial: message, name: 'Please input {title}' }],
    ['has one', { name: 'a', serial: '1' }, {}],
  ])('%s', (_, values, errors) => expect(texts(filled, values)).toEqual(errors));

  it('names these fields only', () => {
    expect(validateForm(filled, {})['link']).toMatchObject({ args: { title: 'Link, Serial No.' } });
  });
});
