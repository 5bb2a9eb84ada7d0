import { expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import { fieldOf } from './support';

const text = { type: 'string' };
const one = { type: 'object', properties: { size: text } };

it.each<[says: string, members: object[], titles: string[]]>([
  ['by their format', [{ ...text, format: 'absolute-uri' }, text, one], ['Address', 'Text', 'Size']],
  [
    'by their formats',
    [{ ...text, format: 'date' }, { ...text, format: 'date-time' }, one],
    ['Date', 'Date and time', 'Size'],
  ],
  ['as moments beside numbers', [{ type: 'integer' }, { ...text, format: 'date-time' }], ['Number', 'Date and time']],
  [
    'by their values, or an example of their pattern',
    [{ ...text, enum: ['a', 'b'] }, { ...text, pattern: '^[$][{][^}]+[}]$' }, one],
    ['a, b', 'Text, such as ${abcd}', 'Size'],
  ],
  [
    'by what their entries are',
    [{ type: 'array', items: text }, { type: 'array', items: { type: 'array', items: text } }, one],
    ['List (Text)', 'List (List)', 'Size'],
  ],
  [
    'by the fields of their entries, or that they may be anything',
    [{ type: 'array', items: { ...one, properties: { code: text, size: text } } }, { type: 'array', items: {} }, one],
    ['List (Code, Size)', 'List (Any values)', 'Size'],
  ],
  [
    'by the fields that their entries need',
    [
      { type: 'array', items: { properties: { a: text, b: text, c: text, d: text }, required: ['c', 'id'] } },
      { type: 'array', items: { properties: { a: text, b: text, c: text, d: text } } },
      one,
    ],
    ['List (C)', 'List (A, B, C…)', 'Size'],
  ],
  [
    'by what the values of a field are, if that is all that differs',
    [
      { type: 'object', properties: { name: text, fields: { type: 'array', items: text } }, required: ['fields'] },
      { type: 'object', properties: { name: text, fields: { ...text, minLength: 1 } }, required: ['fields'] },
      text,
    ],
    ['Fields (List)', 'Fields (Text)', 'Text'],
  ],
  [
    'by their keys, if those are free',
    [text, { type: 'object', patternProperties: { '^x': text } }, { type: 'object' }],
    ['Text', 'Entries', 'Other'],
  ],
  [
    'by short descriptions, if all objects have one of their own',
    [{ ...one, description: 'An image.' }, { ...one, description: 'A module that is loaded by class' }, text],
    ['Image', 'Module that is loaded by class', 'Text'],
  ],
  [
    'by no description, if an object has none',
    [
      { ...one, description: 'An image' },
      { type: 'object', properties: { color: text } },
    ],
    ['Size', 'Color'],
  ],
  ['as off, if a switch is never on', [{ type: 'boolean', enum: [false] }, text, one], ['No', 'Text', 'Size']],
  ['by a few of many values', [{ ...text, enum: ['a', 'b', 'c', 'd'] }, text, one], ['a, b, c…', 'Text', 'Size']],
  ['by a number, at last', [{ ...text, maxLength: 3 }, { ...text, minLength: 5 }, one], ['Text', 'Text 2', 'Size']],
  [
    'by their type, if that is enough',
    [{ ...text, format: 'email' }, { type: 'integer' }, one],
    ['Text', 'Number', 'Size'],
  ],
])('variants that are texts are told apart %s', (_, members, titles) => {
  const { field } = fieldOf({ anyOf: members });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(titles);
});

it('an object is called as the constant of its field says', () => {
  const create = (type?: string) => ({
    type: 'object',
    properties: { path: text, ...(type === undefined ? {} : { type: { const: type }, glob: { type: 'boolean' } }) },
  });
  const { field } = fieldOf({ anyOf: [create('json'), create('yaml'), create(), text] });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['json', 'yaml', 'Path', 'Text']);
});

it('an object is not called as a constant that all have', () => {
  const create = (own: string) => ({
    type: 'object',
    properties: { version: { const: '1.0' }, [own]: text },
    required: [own],
  });
  const { field } = fieldOf({ anyOf: [create('src'), create('dir')] });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['Src', 'Dir']);
});

it('an object is called by the name of its definition, without that of a package', () => {
  const definitions = { 'Format.EventedProfile': one, 'users_groups.user': { ...one, properties: { name: text } } };
  const members = Object.keys(definitions).map((name) => ({ $ref: `#/definitions/${name}` }));
  const { field } = fieldOf({ anyOf: members }, { definitions });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['Evented Profile', 'User']);
});

const listTitles = (schema: object, around: object = {}): string[] | undefined =>
  getVariants(fieldOf(schema, around as Record<string, unknown>).field as object)?.branches.map(({ title }) => title);

it.each([
  ['ChatFormatText ChatFormatJSONSchema ChatFormatGrammar', false, 'Text, JSON Schema, Grammar'],
  ['ChatFormatText ChatFormatTextGrammar', false, 'Text, Text Grammar'],
  ['ChatFormatText ChatFormatGrammar', true, 'Chat Format Text, Chat Format Grammar, Text'],
  ['ChatFormatText LogFormatText', false, 'Chat Format Text, Log Format Text'],
  ['GitHub GitLab', false, 'GitHub, GitLab'],
])('of types %s, the words that all begin with are left out', (names, hasText, titles) => {
  const definitions = Object.fromEntries(
    names.split(' ').map((name) => [name, { title: name, type: 'object', properties: { [name]: text, size: text } }]),
  );
  const members = Object.keys(definitions).map((name) => ({ $ref: `#/definitions/${name}` }));
  expect(listTitles({ anyOf: [...members, ...(hasText ? [text] : [])] }, { definitions })?.join(', ')).toBe(titles);
});

it.each([
  ['of which all are names of types', 'MediaVideo MediaLazyImage', 'Media Video, Media Lazy Image'],
  ['of products with no word in common', 'HubSpot SalesForce', 'HubSpot, SalesForce'],
  ['of products with a short word in common', 'PostgreSql MySql', 'PostgreSql, MySql'],
  ['of which one is none', 'MediaVideo Image', 'MediaVideo, Image'],
  ['of which one is the name of a product', 'GraphQL OpenRpc', 'GraphQL, OpenRpc'],
  ['of words', 'By-card By-bank', 'By card, By bank'],
  ['of products', 'JavaScript YouTube', 'JavaScript, YouTube'],
])('of titles %s, those of types are written as words', (_, titles, shown) => {
  const anyOf = titles
    .split(' ')
    .map((title) => ({ title: title.replace('-', ' '), type: 'object', properties: { [title]: text, size: text } }));
  expect(listTitles({ anyOf })?.join(', ')).toBe(shown);
});

it('the title that a definition has as its name is written as words, unless it is that of a product or a constant', () => {
  const create = (title: string, type?: string) => ({
    title,
    type: 'object',
    properties: { [title]: text, size: text, ...(type === undefined ? {} : { type: { const: type } }) },
  });
  const definitions = {
    VarPath: create('VarPath'),
    JavaScript: create('JavaScript'),
    ListItem: create('ListItem', 'ListItem'),
    Other: create('SubPlan'),
  };
  const anyOf = Object.keys(definitions).map((name) => ({ $ref: `#/definitions/${name}` }));
  expect(listTitles({ anyOf }, { definitions })).toEqual(['Var Path', 'JavaScript', 'ListItem', 'SubPlan']);
});

it('an object is called as its constant says rather than by the name of its type in a package', () => {
  const create = (title: string, type?: string) => ({
    title,
    type: 'object',
    properties: { ...(type === undefined ? {} : { type: { const: type } }), [title.toLowerCase()]: text },
    required: ['type'],
  });
  const members = [create('Format.EventedProfile', 'evented'), create('Format.Sampled', 'sampled')];
  expect(listTitles({ oneOf: members })).toEqual(['evented', 'sampled']);
  expect(listTitles({ oneOf: [create('Format.EventedProfile'), create('Own title')] })).toEqual([
    'Evented Profile',
    'Own title',
  ]);
});

it('an object is called by its fields if the other variants are texts, and without signs before their names', () => {
  const create = (...names: string[]) => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, text])),
  });
  expect(listTitles({ anyOf: [create('id', 'name', 'slug'), text] })).toEqual(['Id, Name, Slug', 'Text']);
  expect(listTitles({ anyOf: [{ ...create('a', 'b'), required: ['b'] }, text] })).toEqual(['B', 'Text']);
  expect(listTitles({ anyOf: [create('name', 'source'), create('_copy', 'source')] })).toEqual(['Name', 'Copy']);
  const hub = { ...create('version', 'package'), required: ['package', 'version'] };
  const file = { ...create('name', 'tarball'), required: ['name', 'tarball'] };
  expect(listTitles({ anyOf: [hub, file] })).toEqual(['Package', 'Tarball']);
});

it('objects that share each of their constants are called by two, the rarer one first', () => {
  const create = (language: string, type: string, ...own: string[]) => ({
    type: 'object',
    properties: {
      language: { $ref: `#/$defs/${language}` },
      type: { const: type },
      ...Object.fromEntries(own.map((name) => [name, text])),
    },
    required: ['language', 'type'],
  });
  const anyOf = ['Fail', 'Wait', 'Pass'].flatMap((type) => [create('old', type, `${type}Path`), create('new', type)]);
  const { field } = fieldOf({ anyOf }, { $defs: { old: { const: 'JSONPath' }, new: { const: 'JSONata' } } });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(
    ['Fail', 'Wait', 'Pass'].flatMap((type) => [`${type}, JSONPath`, `${type}, JSONata`]),
  );
});

it('the underscore before the name of a definition is no part of the title', () => {
  const $defs = { _circle: { properties: { radius: text } }, _square: { properties: { side: text } } };
  const { field } = fieldOf({ anyOf: [{ $ref: '#/$defs/_circle' }, { $ref: '#/$defs/_square' }] }, { $defs });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['Circle', 'Square']);
});

it('an object is called as it calls itself, letter by letter', () => {
  const create = (type: string) => ({ type: 'object', properties: { Type: { enum: [type] } }, required: ['Type'] });
  const names = ['AWS::Serverless::SimpleTable', 'SimpleTable', 'LayerVersion'];
  const definitions = { [names[0]!]: one, SimpleTable: create('SimpleTable'), LayerVersion: create('layer') };
  const { field } = fieldOf({ anyOf: names.map((name) => ({ $ref: `#/definitions/${name}` })) }, { definitions });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual([
    'AWS::Serverless::SimpleTable',
    'SimpleTable',
    'Layer Version',
  ]);
});
