import { describe, expect, it } from 'vitest';
import { createTestModule, getProductModule } from '../../support/entityModule';

describe('the fields that rows fill', () => {
  const properties = {
    name: { type: 'string' },
    kind: { type: 'string', oneOf: [{ const: 'A', title: 'A' }] },
    tags: { type: 'array', items: { type: 'string' } },
    secret: { type: 'string', 'x-ui': { widget: 'password' } },
    place: { type: 'object', properties: { street: { type: 'string' } } },
    parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    picture: {
      type: 'string',
      'x-ui': { upload: { call: 'POST files', accept: ['.png'], maxSizeBytes: 9, responsePath: 'path' } },
    },
    token: { type: 'string', 'x-ui': { serverGenerated: { call: 'GET token', buttonLabel: 'Make' } } },
    flag: { type: 'boolean', 'x-ui': { valueFrom: 'flags.x' } },
    total: { type: 'integer', readOnly: true },
  };
  const importOf = (more: object): readonly string[] | undefined =>
    createTestModule(
      { properties } as never,
      {
        routes: { list: '/things' },
        calls: { rest: 'things' },
        list: {},
        form: { openAs: 'dialog' },
        ...more,
      } as never,
    ).entity.import;

  it.each<[string, object, readonly string[] | undefined]>([
    ['are none where the schema says nothing', {}, undefined],
    ['are none where it says so', { import: false }, undefined],
    ['are those of the form that one cell can fill', { import: true }, ['name', 'kind', 'tags', 'secret']],
    ['are those that are named, in their order', { import: ['kind', 'name'] }, ['kind', 'name']],
    [
      'stand as the form draws them',
      { import: true, form: { openAs: 'dialog', fields: ['kind'] } },
      ['kind', 'name', 'tags', 'secret'],
    ],
    ['are none where nothing is created', { import: true, calls: { update: 'PUT things' } }, undefined],
    ['are none without a form', { import: true, form: undefined }, undefined],
  ])('%s', (_, more, fields) => expect(importOf(more)).toEqual(fields));

  it.each([
    ['article-type', ['articleTypeName']],
    ['rfid-card', ['rfidNumber', 'cardType', 'validTill', 'paymentMethod', 'status', 'email']],
    ['vehicle-model', ['brand', 'model']],
    ['pos-device', ['deviceId', 'sitePk', 'chargeBoxPks', 'accessToken', 'dataStatus']],
  ])('of %s', (name, fields) => expect(getProductModule(name).entity.import).toEqual(fields));
});
