/** The titles that are generated for the variants of objects, in another language than English. */
import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import type { TranslationFile } from '../../../src/model/compile/translateDefinition';
import type { SchemaFiles } from '../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { readLanguages } from '../../../tools/languages/readLanguages';

const TEXT = { type: 'string' };
const MEMBERS = [
  TEXT,
  { type: 'number', title: 'Weight' },
  { type: 'array', items: TEXT },
  { type: 'array', items: { type: 'number' } },
  { type: 'object', properties: { a: TEXT, b: TEXT } },
  { type: 'object', properties: { a: TEXT, b: { ...TEXT, maxLength: 2 } } },
];
const files = {
  'parcel.json': {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { content: { oneOf: MEMBERS }, kind: { title: 'Type', enum: ['Text', 'List'] } },
    'x-admin': { routes: { list: '/parcels' }, calls: { rest: 'parcels' }, list: {} },
  },
} as unknown as SchemaFiles;

const phrases = readLanguages().find(({ code }) => code === 'zh-Hans')?.expected;

function getTitles(own?: object, english = false) {
  const texts = own && ({ parcel: { fields: own } } as unknown as TranslationFile);
  const { entity } = english
    ? compileEntity('parcel.json', files)
    : compileEntity('parcel.json', files, texts, 'zh-Hans', phrases);
  const { content, kind } = entity.shape.fields;
  const { $variant: choice, $value: value } = content!.shape!.fields;
  return {
    choice: choice!.title,
    value: value!.title,
    variants: choice!.choices!.map(({ label }) => label),
    kind: [kind!.title, ...kind!.choices!.map(({ label }) => label)],
    codes: choice!.choices!.map((one) => one.value),
  };
}

const CODES = ['Text', 'Weight', 'List (Text)', 'List (Number)', 'Variant 5', 'Variant 6'];
const KIND = ['Type', 'Text', 'List'];

describe('the generated titles of variants', () => {
  it('are English in English', () =>
    expect(getTitles(undefined, true)).toEqual({
      choice: 'Type',
      value: 'Value',
      variants: CODES,
      kind: KIND,
      codes: CODES,
    }));

  it('are translated without a translation of the entity; titles that the schema states remain', () =>
    expect(getTitles()).toEqual({
      choice: '类型',
      value: '值',
      variants: ['文本', 'Weight', '列表 (文本)', '列表 (数字)', '类型 5', '类型 6'],
      kind: KIND,
      codes: CODES,
    }));

  it('give way to the translation of the entity', () =>
    expect(getTitles({ 'content.$variant': '内容' })).toMatchObject({ choice: '内容', value: '值' }));
});

it.each([
  [undefined, ['Keys (List)', 'Keys (Text)']],
  ['zh-Hans', ['Keys (列表)', 'Keys (文本)']],
])('variants that differ by the values of a field are called by words of the language %s', (language, labels) => {
  const members = [{ type: 'array', items: TEXT }, TEXT].map((keys) => ({
    type: 'object',
    properties: { keys, name: TEXT },
  }));
  const lot = { ...(files['parcel.json'] as object), properties: { link: { oneOf: members } } };
  const { entity } = compileEntity(
    'lot.json',
    { 'lot.json': lot } as never,
    undefined,
    language,
    language === undefined ? undefined : phrases,
  );
  const { $variant: choice } = entity.shape.fields['link']!.shape!.fields;
  expect(choice!.choices!.map(({ label }) => label)).toEqual(labels);
});

it.each([
  [undefined, ['No', 'Yes']],
  ['zh-Hans', ['否', '是']],
])('both sides of a switch are called by the words of the language %s', (language, labels) => {
  const pooled = { properties: { pooled: { enum: [false] } }, required: ['pooled'] };
  const own = { properties: { pooled: { enum: [true] }, pool: TEXT }, required: ['pooled'] };
  const lot = {
    type: 'object',
    properties: { open: { type: 'boolean', enum: [false, true] }, pool: { anyOf: [pooled, own] } },
    'x-admin': { routes: { list: '/lots' }, calls: { rest: 'lots' }, list: {} },
  };
  const lots = { 'lot.json': { $schema: files['parcel.json']!['$schema' as never], ...lot } } as unknown as SchemaFiles;
  const { entity } = compileEntity('lot.json', lots, undefined, language, language === undefined ? undefined : phrases);
  const { open, pool } = entity.shape.fields;
  const { pooled: choice } = pool!.shape!.fields;
  expect([open, choice].map((field) => field!.choices!.map(({ label }) => label))).toEqual([labels, labels]);
});
