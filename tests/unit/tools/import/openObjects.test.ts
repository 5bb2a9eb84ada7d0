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

describe('an open object', () => {
  it.each<[string, object, string[] | 'JSON']>([
    ['that only forbids keys', { allOf: [FORBIDDEN] }, ['$entries']],
    ['that only needs keys', NEEDED, ['brand', 'operator', '$entries']],
    ['that needs and forbids keys', { ...FORBIDDEN, ...NEEDED }, ['brand', 'operator', '$entries']],
    ['that allows more in words', { ...FORBIDDEN, additionalProperties: true }, ['$entries']],
    ['that describes a field', { properties: { id: false, shop: TEXT } }, ['shop']],
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
