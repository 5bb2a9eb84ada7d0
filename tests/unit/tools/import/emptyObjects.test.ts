/** Objects without keys, such as the mark of a variant, which have nothing to fill in. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { importSchema, TEXT } from './support/importSchema';

const EMPTY = { type: 'object', properties: {}, required: [], additionalProperties: false };
const variant = (tag: string, key: string, content: object) => ({
  type: 'object',
  properties: { tag: { const: tag }, [key]: content },
  required: ['tag', key],
});
const DOCUMENT = {
  required: ['name', 'mark'],
  properties: {
    name: TEXT,
    mark: EMPTY,
    flag: EMPTY,
    target: {
      oneOf: [variant('Self', 'self', EMPTY), variant('Other', 'other', { ...EMPTY, properties: { to: TEXT } })],
    },
  },
};

const importTarget = async () => {
  const { entity, validators } = await importSchema(DOCUMENT);
  const filled = { shape: entity.shape, validators };
  const { nest, writeRecord } = createRecordSerializer(entity, { timeZone: 'Asia/Singapore' });
  const send = (values: object) => nest(writeRecord(toRequestBody(filled, { name: 'a', ...values }), {}));
  return { entity, filled, send };
};

it('a required object without keys has no input and is sent', async () => {
  const { entity, filled, send } = await importTarget();
  const { fields } = entity.shape.fields['target']!.shape!;
  expect([fields['self'], entity.shape.fields['mark'], entity.shape.fields['flag']]).toMatchObject([
    { kind: 'object', ui: { sendBackUnchanged: true } },
    { kind: 'object', ui: { sendBackUnchanged: true } },
    { kind: 'object', shape: { variants: { choice: '$variant' } } },
  ]);
  expect(send({ target: { tag: 'Self' } })).toEqual({ name: 'a', mark: {}, target: { tag: 'Self', self: {} } });
  expect(validateForm(filled, { name: 'a', target: { tag: 'Self' } })).toEqual({});
});

it('one of a variant that is not chosen is not sent', async () => {
  const { send } = await importTarget();
  expect(send({})).toEqual({ name: 'a', mark: {} });
  expect(send({ target: { tag: 'Other', other: { to: 'b' } } })).toMatchObject({
    target: { tag: 'Other', other: { to: 'b' } },
  });
});

it('an optional object without keys is a choice whether there is one', async () => {
  const { entity, filled, send } = await importTarget();
  const self = { target: { tag: 'Self', self: {} } };
  expect(entity.shape.fields['flag']!.shape!.fields).toMatchObject({ $variant: { choices: [{ value: 'Yes' }] } });
  expect(send({ flag: { $variant: 'Yes' } })).toEqual({ name: 'a', mark: {}, flag: {} });
  expect(send({ flag: { $variant: null } })).toEqual({ name: 'a', mark: {} });
  const { readRecord, writeRecord, nest } = createRecordSerializer(entity, { timeZone: 'Asia/Singapore' });
  const received = { id: 1, name: 'a', mark: {}, flag: {}, ...self };
  const values = toFormValues(
    entity.shape,
    readRecord(received, () => {}),
  );
  expect(values).toMatchObject({ flag: { $variant: 'Yes' } });
  const write = (edited: object) => nest(writeRecord(toEditedBody(filled, { ...values, ...edited }, values), received));
  expect(write({ name: 'b' })).toEqual({ name: 'b', mark: {}, flag: {}, ...self });
  expect(write({ flag: { $variant: null } })).toEqual({ name: 'a', mark: {}, ...self });
});
