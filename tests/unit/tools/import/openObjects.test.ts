/** Open objects that describe none of their fields, but name keys that they need or must not have. */
import { describe, expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { importSchema, TEXT } from './support/importSchema';

const FORBIDDEN = { properties: { id: { not: {} }, note: false } };
const NEEDED = { anyOf: [{ required: ['brand'] }, { required: ['operator'] }] };

const importTags = async (tags: object) => {
  const { entity, validators } = await importSchema({
    properties: { name: TEXT, tags: { type: 'object', ...tags } },
    required: ['tags'],
  });
  return { entity, filled: { shape: entity.shape, validators } };
};
const namesOf = async (tags: object) => {
  const field = (await importTags(tags)).entity.shape.fields['tags']!;
  return field.kind === 'json' ? 'JSON' : Object.keys(field.shape!.fields);
};

describe('entries beside the fields of rows', () => {
  const FACET = { type: 'object', properties: { producer: TEXT }, additionalProperties: true };

  it.each([
    ['an object with free keys', { type: 'object', additionalProperties: FACET }, { a: { producer: 'b', level: 2 } }],
    ['a list', { type: 'array', items: FACET }, [{ producer: 'b', deep: { c: [1] } }]],
  ])('are read and sent in %s', async (_, facets, received) => {
    const { entity, validators } = await importSchema({ properties: { name: TEXT, facets } });
    const { readRecord, writeRecord, nest } = createRecordSerializer(entity, { timeZone: 'Asia/Singapore' });
    const record = { id: 1, name: 'a', facets: received };
    const values = toFormValues(
      entity.shape,
      readRecord(record, () => {}),
    );
    expect(values['facets']).toMatchObject([
      { producer: 'b', $entries: [{ $key: expect.stringMatching('level|deep') }] },
    ]);
    const body = toEditedBody({ shape: entity.shape, validators }, { ...values, name: 'c' }, values);
    expect(nest(writeRecord(body, record))).toEqual({ name: 'c', facets: received });
  });
});

describe('an open object', () => {
  it.each<[string, object, string[] | 'JSON']>([
    ['that only forbids keys', { allOf: [FORBIDDEN] }, ['$entries']],
    ['that only needs keys', NEEDED, ['brand', 'operator', '$entries']],
    ['that needs and forbids keys', { ...FORBIDDEN, ...NEEDED }, ['brand', 'operator', '$entries']],
    ['that allows more in words', { ...FORBIDDEN, additionalProperties: true }, ['$entries']],
    ['that describes a field', { properties: { id: false, shop: TEXT } }, ['shop']],
    ['that says it allows more', { properties: { shop: TEXT }, additionalProperties: true }, ['shop', '$entries']],
    [
      'that allows more, whatever it is',
      { properties: { shop: TEXT }, additionalProperties: {} },
      ['shop', '$entries'],
    ],
    [
      'that allows more beside several fields',
      { properties: { a: TEXT, b: TEXT, c: TEXT, d: TEXT }, additionalProperties: true },
      ['a', 'b', 'c', 'd'],
    ],
    ['that names nothing', {}, 'JSON'],
  ])('%s has further entries if it describes nothing', async (_, tags, names) => {
    expect(await namesOf(tags)).toEqual(names);
  });

  it('is sent as it came, also with values that are no texts', async () => {
    const { entity, filled } = await importTags({ ...FORBIDDEN, ...NEEDED });
    const { readRecord, writeRecord, nest } = createRecordSerializer(entity, { timeZone: 'Asia/Singapore' });
    const received = { id: 1, name: 'a', tags: { brand: 'b', amenity: 'bank', level: 2, deep: { a: [1] } } };
    const values = toFormValues(
      entity.shape,
      readRecord(received, () => {}),
    );
    expect(values['tags']).toMatchObject({ $entries: [{ $key: 'amenity' }, { $key: 'level' }, { $key: 'deep' }] });
    expect(nest(writeRecord(toEditedBody(filled, { ...values, name: 'c' }, values), received))).toEqual({
      name: 'c',
      tags: received.tags,
    });
    expect(validateForm(filled, { name: 'a', tags: { $entries: [{ $key: 'amenity', $value: 'bank' }] } })).not.toEqual(
      {},
    );
  });
});
