import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { toRequestBody } from '../../../src/model/wire/serialization';
import { toFormValues } from '../../../src/model/wire/toFormValues';
import { filledOf, type Values } from './filled';

describe('fields that nobody has described', () => {
  const open = (additionalProperties: FieldDefinition['additionalProperties']) =>
    filledOf({
      properties: {
        meta: {
          type: 'object',
          properties: {
            note: { type: 'string' },
            'a.b': { type: 'string' },
            kind: { type: 'string', 'x-ui': { alternateResponseNames: ['type'] } },
          },
          ...(additionalProperties === undefined ? {} : { additionalProperties }),
        },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' } },
            ...(additionalProperties === undefined ? {} : { additionalProperties }),
          },
        },
      },
      ...(additionalProperties === undefined ? {} : { additionalProperties }),
    });
  const record: Values = {
    id: 1,
    more: { deep: [1] },
    meta: { note: 'n', 'a.b': 'c', type: 't', extra: { deep: [1] } },
    rows: [
      { name: 'one', extra: 1 },
      { name: '', extra: 2 },
      { name: 'two', constructor: 3 },
    ],
  };

  it.each([undefined, false])('are not sent by an object that is closed (%j)', (closed) => {
    const thing = open(closed);
    expect(toRequestBody(thing, toFormValues(thing.shape, record))).toEqual({
      meta: { note: 'n', 'a.b': 'c', kind: 't' },
      rows: [{ name: 'one' }, { name: 'two' }],
    });
  });

  it.each<FieldDefinition['additionalProperties']>([true, { type: 'object' }])(
    'are sent back by one that is open (%j)',
    (others) => {
      const thing = open(others);
      const sent: Values = {
        more: { deep: [1] },
        meta: { note: 'n', 'a.b': 'c', kind: 't', extra: { deep: [1] } },
        rows: [
          { name: 'one', extra: 1 },
          { name: 'two', constructor: 3 },
        ],
      };
      expect(toRequestBody(thing, toFormValues(thing.shape, record))).toEqual(sent);
    },
  );

  it('are all that is left of an open object whose fields were emptied', () => {
    const thing = open(true);
    const values = toFormValues(thing.shape, { meta: { note: 'n', extra: 1 } });
    expect(toRequestBody(thing, { ...values, meta: { ...(values['meta'] as Values), note: '' } })).toEqual({
      meta: { extra: 1 },
    });
    expect(toRequestBody(thing, { meta: { note: '' } })).toEqual({});
  });

  it('go with the object that a rule forbids', () => {
    const thing = filledOf({
      properties: {
        on: { type: 'boolean' },
        meta: { type: 'object', properties: { note: { type: 'string' } }, additionalProperties: true },
      },
      if: { properties: { on: { const: false } }, required: ['on'] },
      then: { properties: { meta: false } },
    });
    expect(toRequestBody(thing, { on: false, meta: { extra: 1 } })).toEqual({ on: false });
  });
});
