import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { describeJsonField } from '../../../src/model/compile/expectedValues/describeJson';
import { describePattern } from '../../../src/model/compile/expectedValues/describePattern';
import { createPhraseWriter } from '../../../src/model/compile/expectedValues/phrases';
import chinese from '../../../src/i18n/locales/zh-Hans.json';

const english = createPhraseWriter();

describe('describePattern', () => {
  it.each([
    ['^[A-Z0-9]+$', 'Please use only capital letters and digits'],
    ['^([-a-z0-9._/])+$', 'Please use only small letters, digits, -, ., _ and /'],
    ['^(([A-Z]{2}))$', 'Please input 2 capital letters'],
    ['^[A-Za-z0-9._-]+$', 'Please use only letters, digits, ., _ and -'],
    ['^[A-Z]{2}$', 'Please input 2 capital letters'],
    ['^\\d$', 'Please input 1 digit'],
    ['^[0-9]{0,4}$', 'Please input up to 4 digits'],
    ['^[A-Z0-9]{2,5}$', 'Please input 2 to 5 characters (capital letters and digits)'],
    ['^.{8,}$', 'Please input at least 8 characters'],
    ['^SG-[0-9]{4}$', 'Please input SG-, then 4 digits, such as SG-1234'],
    ['^(SG|MY)-[0-9]{3}$', 'Please input SG or MY, then -, then 3 digits, such as SG-123'],
    ['^(A|B|C)$', 'Please input A, B or C'],
    ['^https://', 'Please input a text that begins with https://'],
    ['\\.pdf$', 'Please input a text that ends with .pdf'],
    ['^\\S+$', 'Please leave out spaces'],
    ['^[A-Z]{2}$|^$', 'Please input 2 capital letters'],
    ['^#[0-9a-fA-F]{6}$', 'Please input a text such as #123456'],
    ['^(?=.*\\d)(?=.*[A-Z]).{8,}$', 'Please input a text such as Abcd1234'],
    ['^[^\\s@]+@[^\\s@]+$', 'Please input a text such as abcd@abcd'],
    ['^((([0-9]+).([0-9]+).([0-9]+)))$', 'Please input a text such as 12.12.12'],
    ['^[a-z0-9]+(-[a-z0-9]+){4,}$', 'Please input a text such as a-a-a-a-a'],
    ['^[a-z]{9}(-[a-z]{9}){2}$', 'Please use only small letters and -, such as abcdefghi-abcdefghi-abcdefghi'],
    ['^[a-z]{30}(-[a-z]{9}){2}$', 'Please use only small letters and -'],
    ['^[0-9a-f]{8}(-[0-9a-f]{8}){2}$', 'Please input a text such as 12345678-12345678-12345678'],
    ['^(?!all$).*$', 'Please input any text but "all"'],
    ['^(?!(?:all|none)$)', 'Please input any text but "all" or "none"'],
    ['^(?!(all|no)$)[a-z]{2,3}$', 'Please input 2 to 3 small letters, but not "all" or "no"'],
    ['^(?!-)[a-z-]+(?<![)-])$', 'Please input a text such as abcd'],
    ['^(a)\\1$', 'Please input a text of the form ^(a)\\1$'],
    ['^(a)\\1|b$', 'Please input a text such as b'],
    ['^foo|bar$', 'Please input a text such as foo'],
    ['^$|^0x[0-9a-f(|]+$', 'Please input a text such as 0x1234'],
    ['^0x[a-fA-F0-9]{40}$', `Please input a text such as 0x${'1234567890'.repeat(4)}`],
    ['^[ \\S+]+$', 'Please input a text such as abcd'],
    ['^[0-9]{4}(-(0[1-9]|1[0-2])(-[0-3][0-9])?)?$', 'Please input a text such as 2026-11-15, 2026-11 or 2026'],
    ['^\\d{4}-\\d{2}-\\d{2}(T.*Z)?$', 'Please input a text such as 2026-11-15T10:30:00Z or 2026-11-15'],
    ['^([01][0-9]|2[0-3]):[0-5][0-9]$', 'Please input a text such as 10:30'],
    ['^[0-9-]+$', 'Please use only digits and -'],
    ['^\\d+\\.\\d+\\.\\d+$', 'Please input a text such as 12.12.12'],
    ['^([0-9]{1,4})$', 'Please input 1 to 4 digits'],
    ['^((a|b))$', 'Please input a or b'],
    ['^(a|b|c|d|e|f|g|CC BY)$', 'Please input a, b, c, d, e, f, g or CC BY'],
    ['^(a|b?)$', 'Please input a text such as a or b'],
    [String.raw`^((interface)|(wasm\/[a-z0-9]+))$`, 'Please input a text such as interface or wasm/ab12'],
    [String.raw`^\.?\/?((\/[\w\-]+|\/\.)+\/)?[\w\-]+\.?\w*$`, 'Please input a text such as ./folder/file.json'],
    ['^.$', 'Please input 1 character'],
    ['text|select|resource', 'Please input a text that contains text, select or resource'],
    ['^https?://', 'Please input a text that begins with https:// or http://'],
    ['\\.jpe?g$', 'Please input a text that ends with .jpeg or .jpg'],
    ['^0x(([0-9a-f][0-9a-f])+)?$', 'Please input a text such as 0x11'],
  ])('%s', (pattern, expected) => expect(describePattern(pattern, {}, english)).toBe(expected));

  it('makes examples of the allowed length', () =>
    expect(describePattern('^[0-9a-f]+:[0-9a-f]+$', { minLength: 10 }, english)).toBe(
      'Please input a text such as 12345678:12345678',
    ));

  it.each<[unknown[], string, string]>([
    [['0.2.0'], '^[0-9]+.[0-9]+.[0-9]+$', 'Please input a text such as 0.2.0'],
    [[5, 'latest', '1.0.0', '2.0.0'], '^[0-9]+.[0-9]+.[0-9]+$', 'Please input a text such as 1.0.0'],
    [['SG-4711'], '^SG-[0-9]{4}$', 'Please input SG-, then 4 digits, such as SG-4711'],
    [['aa'], '^(a)\\1$', 'Please input a text such as aa'],
    [['toolong'], '^[a-z]+:[a-z]+$', 'Please input small letters, then :, then small letters, such as abcd:abcd'],
  ])('takes the examples %j of the schema for %s', (examples, pattern, expected) =>
    expect(describePattern(pattern, { examples }, english)).toBe(expected),
  );

  it.each([
    ['^[A-Z]{2}$', '请输入2 个大写字母'],
    ['^[A-Z0-9]+$', '请只使用大写字母和数字'],
  ])('%s in Chinese', (pattern, expected) =>
    expect(describePattern(pattern, {}, createPhraseWriter(chinese.expected))).toBe(expected),
  );
});

describe('the messages of a compiled field', () => {
  const compileThing = (field: object, more: object = {}, admin: object = {}) =>
    compileEntity('thing.json', {
      'thing.json': {
        $id: 'thing',
        title: 'Things',
        type: 'object',
        properties: { id: { type: 'integer' }, code: { type: 'string', ...field } },
        ...more,
        'x-admin': { idField: 'id', routes: { list: '/things' }, calls: { rest: 'things' }, list: {}, ...admin },
      },
    } as never).entity;
  const compile = (field: object, more: object = {}) => compileThing(field, more).shape;

  it.each([
    ['a format', { format: 'uuid' }, { format: english('uuid') }],
    ['a pattern', { pattern: '^[A-Z]+$' }, { pattern: 'Please use only capital letters' }],
    [
      'a pattern with a default',
      { pattern: '^[0-9]+.[0-9]+.[0-9]+$', default: '2.0.0' },
      { pattern: 'Please input a text such as 2.0.0' },
    ],
    [
      'a pattern with a placeholder',
      { pattern: '^[0-9]+.[0-9]+.[0-9]+$', 'x-ui': { placeholder: '3.1.0' } },
      { pattern: 'Please input a text such as 3.1.0' },
    ],
    [
      'choices or a pattern',
      { anyOf: [{ enum: ['ES3', 'ES5'] }, { pattern: '^es[0-9]$' }] },
      ['anyOf', 'format', 'pattern'].reduce(
        (all, rule) => ({ ...all, [rule]: 'Please input ES3 or ES5, or: Please input es, then 1 digit, such as es1' }),
        {},
      ),
    ],
    ['a message of the schema', { format: 'email', errorMessage: { format: 'Wrong' } }, { format: 'Wrong' }],
    ['a message for all rules', { format: 'email', errorMessage: 'Wrong' }, { '*': 'Wrong' }],
    ['a password, whose input lists what it needs', { format: 'new-password' }, {}],
  ])('%s', (_, field, expected) => expect(compile(field).fields['code']?.messages).toEqual(expected));

  it('are those of the branch where a rule changes the pattern', () => {
    const digits = { properties: { code: { pattern: '^[0-9]+$' } } };
    const letters = { properties: { code: { pattern: '^[a-z]+$' } } };
    const { rules } = compile({ pattern: '^[A-Z]+$' }, { if: { required: ['id'] }, then: digits, else: letters });
    expect([rules[0]?.then, rules[0]?.else].map((branch) => branch?.changes['code']?.messages)).toEqual([
      { pattern: 'Please use only digits' },
      { pattern: 'Please use only small letters' },
    ]);
  });

  it('are also those of the dialog of an action', () => {
    const input = { type: 'object', properties: { code: { type: 'string', title: 'Code', pattern: '^[A-Z]+$' } } };
    const action = { title: 'Run', call: 'POST things/{id}/run', input };
    const { actions } = compileThing({}, {}, { actions: { run: action } });
    expect(actions['run']?.input?.shape.fields['code']?.messages).toEqual({
      pattern: 'Please use only capital letters',
    });
  });
});

describe('the message of a field that is edited as JSON', () => {
  const describeField = (field: object, phrases = {}) =>
    describeJsonField(
      field,
      {
        step: { type: 'object', required: ['run'], properties: { kind: { enum: ['a', 'b'] } } },
        other: { $ref: '#/$defs/step', type: 'object' },
        endless: { $ref: '#/$defs/endless' },
        'a/b~c': { type: 'integer' },
      },
      createPhraseWriter(phrases),
    );
  const getMessage = (field: object, phrases = {}) => {
    const { type, enum: listed } = (describeField(field, phrases) as { errorMessage: Record<string, string> })
      .errorMessage;
    expect(listed).toBe(type);
    return type;
  };

  const getOwnMessages = (field: object) => (describeField(field) as { errorMessage: object }).errorMessage;

  it.each<[object, string | undefined]>([
    [{ type: ['boolean', 'array'], items: { type: 'string' } }, 'Please input true or false or a list of texts'],
    [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, 'Please input a text in quotation marks or an object'],
    [{ anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] }, 'Please input a text in quotation marks'],
    [{ enum: ['a', 1, { b: 2 }] }, 'Please input "a", 1 or {"b":2}'],
    [{ enum: [1, 2, 3, 4, 5, 6, 7, 8] }, 'Please input 1, 2, 3, 4, 5, 6, 7 or 8'],
    [{ enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'Please input 1, 2, 3, 4, 5, 6, 7, 8…'],
    [{ const: 'a' }, 'Please input "a"'],
    [
      { type: 'object', properties: { level: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      'Please input an object with level',
    ],
    [{ type: 'object', properties: { level: {}, name: {} } }, 'Please input an object with level and name'],
    [{ type: 'object', properties: { level: {}, name: {} }, required: ['name'] }, 'Please input an object with name'],
    [
      { type: 'object', additionalProperties: { type: 'integer' } },
      'Please input an object whose values are whole numbers',
    ],
    [{ type: 'array', items: { $ref: '#/$defs/step' } }, 'Please input a list of objects with run'],
    [{ $ref: '#/$defs/other' }, 'Please input an object with run'],
    [{ $ref: '#/$defs/endless' }, undefined],
    [{ type: 'array', items: { $ref: '#/$defs/a~1b~0c' } }, 'Please input a list of whole numbers'],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'Please input a list of lists of numbers'],
    [
      { type: 'array', items: { type: 'array', items: { type: 'array', items: { type: 'number' } } } },
      'Please input a list of lists of lists',
    ],
    [{ anyOf: [{ type: 'string' }, {}] }, undefined],
    [{}, undefined],
  ])('%j', (field, expected) => expect(getMessage(field)).toBe(expected));

  it('is also in Chinese', () =>
    expect(getMessage({ type: 'array', items: { type: 'string' } }, chinese.expected)).toBe('请输入由文本组成的列表'));

  it('leaves messages of the schema, and lists the names of members and the constants at all depths', () => {
    expect(describeField({ type: 'object', errorMessage: 'Wrong' })).toEqual({});
    expect(getOwnMessages({ type: 'object', errorMessage: { type: 'Wrong' } })).toEqual({
      type: 'Wrong',
      enum: 'Please input an object',
    });
    const items = { type: 'object', properties: { level: { $ref: '#/$defs/step' } } };
    expect(describeField({ type: 'array', items, anyOf: [{ properties: { other: { const: 'x' } } }] })).toMatchObject({
      'x-known': { names: ['level', 'other', 'kind'], values: ['x', 'a', 'b'] },
    });
    const more = { allOf: [{ $ref: '#/$defs/other' }], required: ['id'], properties: { level: { const: 1 } } };
    expect(describeField(more)).toMatchObject({
      'x-known': { required: ['id', 'run'], constants: { kind: ['a', 'b'], level: [1] } },
    });
    const list = { type: 'array', items: { anyOf: [{ $ref: '#/$defs/other' }, { type: 'string' }] } };
    expect(describeField(list)).toMatchObject({
      'x-known': {
        entryTypes: [['object', 'string']],
        entryKinds: [{ required: ['run'], constants: { kind: ['a', 'b'] } }],
        placeValues: [],
      },
    });
    const pairs = { type: 'array', items: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] } };
    expect(describeField(pairs)).toMatchObject({ 'x-known': { entryTypes: [['array'], ['number', 'string']] } });
    const call = { type: 'array', prefixItems: [{ enum: ['==', '!='] }, { $ref: '#/$defs/other' }, { const: 1 }] };
    expect(describeField(call)).toMatchObject({ 'x-known': { placeValues: [['==', '!='], [], [1]] } });
    const has = (name: string) => ({ properties: { [name]: { const: 5 } } });
    const places = { then: has('a'), else: has('b'), patternProperties: { '^x': has('c') }, prefixItems: [has('d')] };
    expect(describeField({ type: 'object', ...places })).toMatchObject({
      'x-known': { names: ['c', 'a', 'b', 'd'], values: [] },
    });
  });
});
