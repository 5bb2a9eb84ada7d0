import { expect, it } from 'vitest';
import { createRecordValidator } from '../../../fixtures/validate/createRecordValidator';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { validateForm } from '../../../src/model/form/validateForm';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { filledOf } from './filled';

const DEFINITION: FieldDefinition = {
  properties: {
    object: { type: 'object', additionalProperties: true },
    list: { type: 'array', items: {} } as FieldDefinition,
    either: { type: ['array', 'object'], 'x-ui': { widget: 'json' } } as unknown as FieldDefinition,
  },
  required: ['object', 'list', 'either'],
};
const anything = filledOf(DEFINITION);

it.each<[string, object, object, string[]]>([
  ['an empty object is a value', { object: {}, list: [1], either: {} }, { object: {}, list: [1], either: {} }, []],
  ['an empty list is a value', { object: {}, list: [], either: [] }, { object: {}, list: [], either: [] }, []],
  ['nothing is none', { list: null }, {}, ['object', 'list', 'either']],
])('of a required value that is edited as JSON %s', (_, values, body, errors) => {
  expect(toRequestBody(anything, { ...values })).toEqual(body);
  expect(Object.keys(validateForm(anything, { ...values }))).toEqual(errors);
});

it.each<[object, string[]]>([
  [{ object: {}, list: [], either: [] }, []],
  [{ object: {}, list: [] }, ['either']],
])('the server takes %j with faults in %j', (record, faults) => {
  const definition = {
    ...DEFINITION,
    $id: 'thing',
    title: 'Things',
    type: 'object',
    'x-admin': { idField: false, routes: {}, calls: {} },
  };
  const compiled = compileEntity('thing.json', { 'thing.json': definition });
  expect(Object.keys(createRecordValidator(compiled.entity, compiled.definition)({ ...record }))).toEqual(faults);
});

it('an empty list that was typed as JSON is a value of an optional object', () => {
  const list = { type: 'array', items: {} } as FieldDefinition;
  const thing = filledOf({ properties: { open: { type: 'object', properties: { list, name: { type: 'string' } } } } });
  expect(toRequestBody(thing, { open: { list: [], name: '' } })).toEqual({ open: { list: [] } });
  expect(toRequestBody(thing, { open: { list: null, name: '' } })).toEqual({});
});

it('an empty list that an optional object requires asks for no other value of it', () => {
  const list = { type: 'array', items: {}, minItems: 0 } as FieldDefinition;
  const open: FieldDefinition = {
    type: 'object',
    properties: { list, name: { type: 'string' } },
    required: ['list', 'name'],
  };
  const thing = filledOf({ properties: { open } });
  expect(validateForm(thing, { open: { name: '' } })).toEqual({});
  expect(toRequestBody(thing, { open: { name: '' } })).toEqual({});
  expect(toRequestBody(thing, { open: { name: 'x' } })).toEqual({ open: { list: [], name: 'x' } });
});

it('null asks for no other value of an optional object, unless the object has a value', () => {
  const plan: FieldDefinition = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      url: { type: ['string', 'null'] },
      sub: { type: 'object', properties: { note: { type: ['string', 'null'] } } },
    },
    required: ['name'],
  };
  const filled = filledOf({ properties: { plan } });
  const blank = { plan: { name: '', url: null, sub: { note: null } } };
  expect(toRequestBody(filled, blank)).toEqual({});
  expect(validateForm(filled, blank)).toEqual({});
  expect(Object.keys(validateForm(filled, { plan: { name: '', url: 'a' } }))).toEqual(['plan.name']);
});
