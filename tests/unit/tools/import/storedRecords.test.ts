/** Structures of JSON Schemas whose stored records an import must not lose or refuse. */
import { expect, it } from 'vitest';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { validateForm } from '../../../../src/model/form/validateForm';
import { importSchema, TEXT } from './support/importSchema';

const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });
const INTEGER = { type: 'integer' };

it.each<[string, object, object]>([
  [
    'an object that does not state its variant',
    { oneOf: [object({ k: { const: 'a' }, p: TEXT, q: TEXT }), object({ k: { const: 'b' }, q: INTEGER }, ['k'])] },
    { p: 'x', q: 'y' },
  ],
  [
    'an open object with keys that are forbidden by a pattern',
    { type: 'object', patternProperties: { '^a': false } },
    { b: '1' },
  ],
  [
    'an open object that only names a key which it needs, with other entries',
    { type: 'object', required: ['a'] },
    { a: '1', b: 5, c: { d: 1 } },
  ],
  [
    'a list without entries that may take the place of another',
    object({ g: { type: 'array', items: TEXT } }),
    { g: [] },
  ],
])('%s is taken as it is stored', async (_, part, stored) => {
  const { entity, validators } = await importSchema({ properties: { name: TEXT, part } });
  const { readRecord, writeRecord, nest } = createRecordSerializer(entity, { timeZone: 'Asia/Singapore' });
  const record = { id: 1, name: 'n', part: stored };
  const values = toFormValues(
    entity.shape,
    readRecord(record, () => undefined),
  );
  const filled = { shape: entity.shape, validators };
  expect(validateForm(filled, values)).toEqual({});
  const body = nest(writeRecord(toEditedBody(filled, structuredClone(values), values), record));
  expect(body).toMatchObject({ part: stored });
});

it('a read-only field that excludes others is no choice, because nobody fills it in', async () => {
  const { file } = await importSchema({
    properties: {
      name: TEXT,
      part: {
        ...object({ a: { ...object({ x: TEXT }), readOnly: true }, b: object({ y: TEXT }), c: TEXT, d: TEXT }),
        oneOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['c'] }],
      },
    },
  });
  expect(JSON.stringify(file)).not.toContain('x-variants');
});
