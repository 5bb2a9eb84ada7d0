/** Keys that an object has beside its fields, as rows of a field: read, edited, sent, stored and described. */
import { describe, expect, it } from 'vitest';
import Ajv2020 from 'ajv/dist/2020';
import { parseSerializedRow, toSerializedRows } from '../../../../fixtures/wire/serializedRows';
import { storeVariants } from '../../../../fixtures/wire/variants';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { toFormSteps } from '../../../../src/model/wire/locateInForm';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { validateForm } from '../../../../src/model/form/validateForm';
import { toWireSchema } from '../../../../tools/schema/wireSchema';
import { recordOf } from '../jsonSchema/support';
import { filledOf } from '../filled';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };
const NAMED = { type: 'object', properties: { name: TEXT, size: { type: 'integer' } } };
const SERVER = { type: 'object', properties: { port: { type: 'integer' } } };

const definitionOf = (schema: Json): FieldDefinition =>
  recordOf(schema, {}, { areMapsRows: true }).definition as FieldDefinition;

const OBJECTS: [says: string, schema: Json, wire: Json, app: Json][] = [
  [
    'texts',
    { ...NAMED, additionalProperties: TEXT },
    { name: 'A', de: 'x', en: '' },
    {
      name: 'A',
      $entries: [
        { $key: 'de', $value: 'x' },
        { $key: 'en', $value: '' },
      ],
    },
  ],
  [
    'objects of one pattern of keys, and other keys',
    { ...NAMED, patternProperties: { '^s_': SERVER } },
    { name: 'A', s_web: { port: 80 }, other: true },
    { name: 'A', other: true, $entries: [{ $key: 's_web', port: 80 }] },
  ],
  ['none', { ...NAMED, additionalProperties: TEXT }, { name: 'A' }, { name: 'A' }],
  [
    'texts, in an object',
    { type: 'object', properties: { box: { ...NAMED, additionalProperties: TEXT } } },
    { box: { size: 1, de: 'x' } },
    { box: { size: 1, $entries: [{ $key: 'de', $value: 'x' }] } },
  ],
  [
    'texts, in a row',
    { type: 'object', properties: { rows: { type: 'array', items: { ...NAMED, additionalProperties: TEXT } } } },
    { rows: [{ size: 1, de: 'x' }, { en: 'y' }] },
    {
      rows: [{ size: 1, $entries: [{ $key: 'de', $value: 'x' }] }, { $entries: [{ $key: 'en', $value: 'y' }] }],
    },
  ],
];

describe.each(OBJECTS)('an object with fields and further entries: %s', (_, schema, wire, app) => {
  const definition = definitionOf({ ...schema, additionalProperties: schema['additionalProperties'] ?? true });
  const filled = filledOf(definition);
  const { shape } = filled;
  const converter = createShapeConverter(shape, {})!;

  it('is read as rows and written as it was', () => {
    const values = converter.read(wire, () => undefined);
    expect(values).toEqual(app);
    expect(converter.write(values, {})).toEqual(wire);
    expect(converter.write(values, wire)).toEqual(wire);
  });

  it('is sent by a form as it was', () => {
    const values = toFormValues(shape, app);
    expect(converter.write(toEditedBody(filled, values, values), wire)).toEqual(wire);
    expect(validateForm(filled, values)).toEqual({});
  });

  it('is stored by the fixture API as rows, also from a data file', () => {
    expect(parseSerializedRow(shape, wire)).toEqual(app);
    expect(storeVariants(shape, wire)).toEqual(app);
    expect(storeVariants(shape, app)).toEqual(app);
    expect(toSerializedRows(shape, [app])).toEqual([wire]);
  });

  it('has them as further keys in the description of requests', () => {
    const check = new Ajv2020({ strict: false }).compile(toWireSchema(definition) as Json);
    expect(check(wire)).toBe(true);
  });
});

describe('further entries', () => {
  const schema = { ...NAMED, additionalProperties: TEXT };
  const definition = definitionOf(schema);
  const filled = filledOf(definition);

  it('are described with their values', () => {
    const check = new Ajv2020({ strict: false }).compile(toWireSchema(definition) as Json);
    expect([check({ name: 'A', de: 'x' }), check({ name: 'A', de: 1 })]).toEqual([true, false]);
  });

  it('cannot have the key of a field, nor one twice', () => {
    const entries = ['de', 'size', 'de'].map(($key) => ({ $key, $value: 'x' }));
    expect(Object.keys(validateForm(filled, { $entries: entries })).toSorted()).toEqual([
      '$entries.1.$key',
      '$entries.2.$key',
    ]);
  });

  it('are removed from the object by a save', () => {
    const wire = { name: 'A', de: 'x', en: 'y' };
    const converter = createShapeConverter(filled.shape, {})!;
    const values = toFormValues(
      filled.shape,
      converter.read(wire, () => undefined),
    );
    const body = toEditedBody(filled, { ...values, $entries: [{ $key: 'en', $value: 'z' }] }, values);
    expect(converter.write(body, wire)).toEqual({ name: 'A', en: 'z' });
    expect(converter.write(toEditedBody(filled, { ...values, $entries: [] }, values), wire)).toEqual({ name: 'A' });
  });

  it('are found in the form by their keys', () => {
    const value = { name: 'A', $entries: [{ $key: 'de', $value: 'x' }] };
    expect(toFormSteps(filled.shape, value, ['de'])).toEqual(['$entries', '0', '$value']);
    expect(toFormSteps(filled.shape, value, ['name'])).toEqual(['name']);
  });

  it('are as many as the object needs beside its fields', () => {
    const needed = definitionOf({ ...schema, required: ['name', 'size'], minProperties: 3 });
    expect(needed).toMatchObject({ required: ['name', 'size', '$entries'], properties: { $entries: { minItems: 1 } } });
    expect(needed).not.toHaveProperty('minProperties');
    const open = definitionOf({ ...schema, required: ['name'], minProperties: 3 });
    expect(open).not.toHaveProperty('minProperties');
    expect(open.properties!['$entries']).not.toHaveProperty('minItems');
  });
});

describe('the names of entries beside fields', () => {
  const described = (propertyNames: Json) => definitionOf({ ...NAMED, additionalProperties: TEXT, propertyNames });
  const errorsOf = (definition: FieldDefinition, $key: string) =>
    Object.keys(validateForm(filledOf(definition), { name: 'A', $entries: [{ $key, $value: 'x' }] }));

  it('are limited in their rows, not in the object, which has a name for all of them', () => {
    const definition = described({ maxLength: 4 });
    expect(definition).not.toHaveProperty('propertyNames');
    expect([errorsOf(definition, 'de'), errorsOf(definition, 'toolong')]).toEqual([[], ['$entries.0.$key']]);
  });

  it('are chosen from those that no field has', () => {
    const definition = described({ enum: ['name', 'size', 'de'] });
    expect(definition.properties!['$entries']).toMatchObject({ items: { properties: { $key: { enum: ['de'] } } } });
    expect(errorsOf(definition, 'de')).toEqual([]);
  });

  it('have no rows if fields have them all', () => {
    const definition = described({ enum: ['name', 'size'] });
    expect(Object.keys(definition.properties!)).toEqual(['name', 'size']);
  });
});

it('a field of the name that the entries would have remains', () => {
  const definition = definitionOf({ type: 'object', properties: { $entries: TEXT }, additionalProperties: TEXT });
  expect(definition.properties).toMatchObject({ $entries: TEXT });
});

it.each<[string, Json]>([
  ['may have any value', { additionalProperties: true }],
  ['have any value', { additionalProperties: {} }],
  ['are forbidden', { additionalProperties: false }],
  ['are those of vendors, with any value', { patternProperties: { '^x-': {} } }],
  ['are of several kinds', { patternProperties: { '^a': TEXT, '^b': SERVER } }],
])('an object has no rows for further keys that %s', (_, keywords) => {
  expect(Object.keys(definitionOf({ ...NAMED, ...keywords }).properties!)).toEqual(['name', 'size']);
});

it('a file that is not imported has its fields only', () => {
  const { definition } = recordOf({ ...NAMED, additionalProperties: TEXT });
  expect(Object.keys(definition['properties'] as Json)).toEqual(['name', 'size']);
});
