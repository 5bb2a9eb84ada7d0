/** Values of entries and of inner lists that a form does not send, or that count as empty: a save keeps them. */
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { validateForm } from '../../../../src/model/form/validateForm';
import { recordOf } from '../jsonSchema/support';
import { filledOf } from '../filled';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };
const SECRET = { type: 'string', format: 'password' };
const FIXED = { type: 'string', readOnly: true };
const NAME = { name: TEXT };
const fieldOf = (schema: Json): Json => ({ type: 'object', properties: { ...NAME, f: schema } });

const openForm = (schema: Json, wire: Json) => {
  const { definition } = recordOf({ type: 'object', ...schema }, {}, { areMapsRows: true });
  const filled = filledOf(definition as FieldDefinition);
  const converter = createShapeConverter(filled.shape, {})!;
  const values = toFormValues(
    filled.shape,
    converter.read(wire, () => undefined),
  );
  return {
    values,
    errors: (edited: FormValues = values) => validateForm(filled, edited),
    save: (edited: FormValues = values) => converter.write(toEditedBody(filled, edited, values), wire),
    saveAll: (edited: FormValues = values) => converter.write(toRequestBody(filled, edited), wire),
  };
};

const WITHHELD: [says: string, schema: Json, wire: Json][] = [
  ['secrets beside fields', { properties: NAME, additionalProperties: SECRET }, { name: 'A', key1: '********' }],
  ['read-only texts beside fields', { properties: NAME, additionalProperties: FIXED }, { name: 'A', de: 'x' }],
  ['secrets by key', fieldOf({ additionalProperties: SECRET }), { name: 'A', f: { k: '********', l: '********' } }],
  [
    'read-only lists in a list',
    fieldOf({ type: 'array', items: { type: 'array', items: TEXT, readOnly: true } }),
    { name: 'A', f: [['a', 'b'], ['c']] },
  ],
  [
    'read-only maps in a list',
    fieldOf({ type: 'array', items: { type: 'object', additionalProperties: TEXT, readOnly: true } }),
    { name: 'A', f: [{ a: 'b' }] },
  ],
  [
    'secrets in maps of maps',
    fieldOf({ additionalProperties: { additionalProperties: SECRET } }),
    { name: 'A', f: { a: { k: '********' }, b: { l: '********' } } },
  ],
];

describe.each(WITHHELD)('%s', (_, schema, wire) => {
  it('are sent as they were received', () => {
    const { values, errors, save, saveAll } = openForm(schema, wire);
    expect(errors()).toEqual({});
    expect(save()).toEqual(wire);
    expect(saveAll()).toEqual(wire);
    expect(saveAll({ ...values, name: 'B' })).toEqual({ ...wire, name: 'B' });
  });
});

it('a withheld value belongs to its key, wherever its row is', () => {
  const wire = { f: { a: { k: '******1111' }, b: { k: '******2222', l: 'x' } } };
  const { values, saveAll } = openForm(fieldOf({ additionalProperties: { additionalProperties: SECRET } }), wire);
  const [, b] = values['f'] as FormValues[];
  expect(saveAll({ ...values, f: [b!] })).toEqual({ f: { b: wire.f.b } });
});

it('a new row has the empty value, and a value that users cleared has it, too', () => {
  const { values, saveAll } = openForm(fieldOf({ additionalProperties: TEXT }), { f: { a: 'x', b: 'y' } });
  const [a] = values['f'] as FormValues[];
  expect(saveAll({ ...values, f: [a!, { $key: 'b' }, { $key: 'c' }] })).toEqual({ f: { a: 'x', b: '', c: '' } });
});

const ANY: [says: string, schema: Json, wire: Json][] = [
  ['null', fieldOf({ additionalProperties: { description: 'x' } }), { f: { a: null } }],
  ['an empty text', fieldOf({ additionalProperties: { description: 'x' } }), { f: { a: '' } }],
  ['several empty ones', fieldOf({ additionalProperties: { description: 'x' } }), { f: { a: '', b: null, c: [] } }],
  ['null, where no text is allowed', fieldOf({ additionalProperties: { not: TEXT } }), { f: { a: null, b: 1 } }],
  ['empty, of a pattern of keys', fieldOf({ patternProperties: { '.*': {} } }), { f: { a: null, b: '' } }],
  [
    'empty, in lists of maps',
    fieldOf({ type: 'array', items: { additionalProperties: { description: 'x' } } }),
    { f: [{ a: null, b: '' }, {}] },
  ],
];

it.each(ANY)('a value of any kind may be %s', (_, schema, wire) => {
  const { values, errors, saveAll } = openForm(schema, wire);
  expect(errors()).toEqual({});
  expect(saveAll()).toEqual(wire);
  expect(saveAll({ ...values, name: 'B' })).toEqual({ ...wire, name: 'B' });
});

const UNNAMED: [says: string, schema: Json, wire: Json][] = [
  ['beside fields', { properties: NAME, additionalProperties: TEXT }, { name: 'A', '': 'x', de: 'y' }],
  ['alone, beside fields', { properties: NAME, additionalProperties: TEXT }, { name: 'A', '': 'x' }],
  [
    'of short keys, beside fields',
    { properties: NAME, additionalProperties: TEXT, propertyNames: { maxLength: 4 } },
    { name: 'A', de: 'y' },
  ],
  ['of texts', fieldOf({ additionalProperties: TEXT }), { name: 'A', f: { '': 'x', de: 'y' } }],
  [
    'of objects',
    fieldOf({ additionalProperties: { type: 'object', properties: { port: { type: 'integer' } } } }),
    { name: 'A', f: { '': { port: 1 }, web: { port: 80 } } },
  ],
];

it.each(UNNAMED)('an entry without a name is kept by a save: %s', (_, schema, wire) => {
  const { values, errors, save, saveAll } = openForm(schema, wire);
  expect(errors()).toEqual({});
  expect(save()).toEqual(wire);
  expect(saveAll({ ...values, name: 'B' })).toEqual({ ...wire, name: 'B' });
});

it('an entry without a name remains where others change', () => {
  const { values, saveAll } = openForm(fieldOf({ additionalProperties: TEXT }), { f: { '': 'x', de: 'y' } });
  expect(saveAll({ ...values, f: [{ $key: 'en', $value: 'z' }] })).toEqual({ f: { '': 'x', en: 'z' } });
});
