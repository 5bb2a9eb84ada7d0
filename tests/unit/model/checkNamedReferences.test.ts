/** Names of fields: as keys of a form, and as paths in a record. */
import { get, set } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import {
  getFieldAtPath,
  getFieldsOnPath,
  getParentObjectAtPath,
  getValueAtPath,
} from '../../../src/model/values/fieldPath';
import { toFormFieldKey } from '../../../src/model/values/formFieldKey';
import { fieldsOf } from './filled';

const NAMES = [
  'plain',
  '_id',
  '$ref',
  'with blank',
  'with-dash',
  'ünïcode',
  '名前',
  'a.b',
  'a[0]',
  'unit[kWh]',
  '',
  ' ',
  '"',
  "'",
  'a/b',
  '~',
  '~2e~',
  '0',
  '42',
  '4.2',
  '-1',
  '1e3',
  '0x10',
  'Infinity',
  ' 7',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '😀',
  'a\nb',
  '{a}',
  'a,b',
  'a|b',
];

describe('the key of a field in a form', () => {
  it.each(['plain', '_id', '$ref', 'with blank', 'with-dash', 'ünïcode', '名前'])('is its name: %s', (name) =>
    expect(toFormFieldKey(name)).toBe(name),
  );

  it('is another one for each name', () => {
    const keys = NAMES.map(toFormFieldKey);
    expect(new Set(keys).size).toBe(NAMES.length);
  });

  it.each(NAMES)('is one step of a path for %j', (name) => {
    const values = {};
    set(values, `list.0.${toFormFieldKey(name)}`, 'x');
    expect(get(values, `list.0.${toFormFieldKey(name)}`)).toBe('x');
    expect(values).toEqual({ list: [{ [toFormFieldKey(name)]: 'x' }] });
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    expect({}).not.toHaveProperty('x');
  });
});

const TEXT: FieldDefinition = { type: 'string' };
const { shape } = fieldsOf({
  name: TEXT,
  audit: {
    type: 'object',
    properties: {
      createBy: { type: 'string', 'x-ui': { alternateResponseNames: ['createdBy'] } },
      at: { type: 'object', properties: { day: TEXT } },
    },
    'x-ui': { alternateResponseNames: ['log'] },
  },
  'audit.createBy': TEXT,
  'a.b': { type: 'object', properties: { 'c.d': TEXT } },
  rows: { type: 'array', items: { type: 'object', properties: { a: TEXT } } },
});

describe('a path to a field', () => {
  it.each<[string, string[] | undefined]>([
    ['name', ['name']],
    // A field whose own name contains a dot takes precedence over a path.
    ['audit.createBy', ['audit.createBy']],
    ['audit.at.day', ['audit', 'at', 'day']],
    ['a.b.c.d', ['a.b', 'c.d']],
    ['rows.a', undefined],
    ['name.length', undefined],
    ['audit.', undefined],
    ['.audit', undefined],
    ['nobody', undefined],
    ['constructor', undefined],
    ['audit.constructor', undefined],
    ['', undefined],
  ])('%s', (path, names) => {
    expect(getFieldsOnPath(shape, path)?.map(({ name }) => name)).toEqual(names);
    expect(getFieldAtPath(shape, path)?.name).toBe(names?.at(-1));
  });

  const record = { name: 'n', log: { at: { day: 'mon' }, createdBy: 'me' }, other: 1, 'a.b': { 'c.d': 'x' } };

  it.each<[string, unknown, unknown]>([
    ['name', 'n', record],
    ['audit', record.log, record],
    ['audit.at.day', 'mon', record.log.at],
    ['a.b.c.d', 'x', record['a.b']],
    // Keys without a field in the schema.
    ['other', 1, record],
    ['nobody', undefined, record],
    ['constructor', undefined, record],
  ])('%s in a record', (path, value, owner) => {
    expect(getValueAtPath(shape, path, record)).toEqual(value);
    expect(getParentObjectAtPath(shape, path, record)).toEqual(owner);
  });

  it.each([undefined, null, 'text', 7, []])('ends where its object is %j', (audit) => {
    expect(getValueAtPath(shape, 'audit.at.day', { audit })).toBeUndefined();
    expect(getParentObjectAtPath(shape, 'audit.at.day', { audit })).toEqual({});
  });
});
