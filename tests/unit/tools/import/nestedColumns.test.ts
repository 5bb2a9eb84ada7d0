import { expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { fieldsOf, getColumns, NUMBER, TEXT, UUID } from './support/columnFields';

it.each<[string, Record<string, Json>, string]>([
  [
    'no field with a dot in its name, which would divide its path',
    fieldsOf('id needed a.b', {
      id: NUMBER,
      needed: { type: 'object', properties: { 'x.y': TEXT, z: TEXT }, required: ['x.y'] },
      'a.b': { type: 'object', properties: { name: TEXT } },
    }),
    'id needed.z',
  ],
  [
    'what an object is about, called like the object',
    fieldsOf('id token', { token: { type: 'object', properties: { token: TEXT, hash: TEXT }, required: ['token'] } }),
    'id token.token',
  ],
  [
    'what a part must have before a label that it may have',
    fieldsOf('id voice', {
      id: NUMBER,
      voice: { type: 'object', properties: { label: TEXT, vendor: TEXT }, required: ['vendor'] },
    }),
    'id voice.vendor voice.label',
  ],
  [
    'a description before lists, where columns are few',
    fieldsOf('id tags description', {
      id: UUID,
      tags: { type: 'array', items: TEXT },
      description: { ...TEXT, 'x-ui': { widget: 'multiline' } },
    }),
    'id description tags',
  ],
  [
    'fields of deeper objects if there is nothing else',
    fieldsOf('id spec', {
      spec: { type: 'object', properties: { inner: { type: 'object', properties: { name: TEXT } } } },
      id: NUMBER,
    }),
    'id spec.inner.name',
  ],
  [
    'lists if there is nothing else',
    fieldsOf('id tags steps data', {
      id: NUMBER,
      tags: { type: 'array', items: TEXT },
      steps: { type: 'array', items: { type: 'object', properties: { name: TEXT } } },
      data: { type: 'array', items: {}, 'x-ui': { widget: 'json' } },
    }),
    'id tags steps',
  ],
  [
    'names and titles inside of objects if the record has none',
    fieldsOf('id made meta', {
      id: NUMBER,
      meta: {
        type: 'object',
        properties: { made: TEXT, offset: TEXT, info: { type: 'object', properties: { year: TEXT, title: TEXT } } },
      },
    }),
    'id made meta.info.title meta.made meta.offset meta.info.year',
  ],
  [
    'a type that is a text or a list, and not which of them it is',
    fieldsOf('id type', {
      id: NUMBER,
      type: {
        type: 'object',
        properties: {
          $variant: { ...TEXT, 'x-ui': { widget: 'variant' } },
          $value: TEXT,
          $value$2: { type: 'array', items: TEXT },
        },
      },
    }),
    'id type.$value',
  ],
  [
    'addresses and lists if there is nothing else',
    fieldsOf('id parts baseUrl', {
      id: NUMBER,
      baseUrl: { ...TEXT, format: 'uri' },
      parts: { type: 'array', items: TEXT },
    }),
    'id parts baseUrl',
  ],
  [
    'fields of required objects before those of others',
    fieldsOf('id optional needed', {
      id: NUMBER,
      optional: { type: 'object', properties: { a: TEXT, b: TEXT, c: TEXT } },
      needed: { type: 'object', properties: { d: TEXT, e: TEXT } },
    }),
    'id needed.d needed.e optional.a optional.b optional.c',
  ],
  [
    'states of deeper objects before other fields of objects',
    fieldsOf('id needed', {
      id: NUMBER,
      needed: {
        type: 'object',
        properties: { a: TEXT, b: TEXT, c: TEXT, d: TEXT, inner: { type: 'object', properties: { status: TEXT } } },
      },
    }),
    'id needed.inner.status needed.a needed.b needed.c needed.d',
  ],
  [
    'the required identifier of an object before optional choices and states of places',
    fieldsOf('id needed', {
      id: NUMBER,
      needed: {
        type: 'object',
        properties: { sex: { ...TEXT, enum: ['M', 'F'] }, neededID: TEXT, state: TEXT, a: TEXT },
        required: ['neededID'],
      },
    }),
    'id needed.neededID needed.sex needed.state needed.a',
  ],
  [
    'the first and the last name of a person',
    fieldsOf('id name ownerFullName', {
      id: UUID,
      ownerFullName: { type: 'object', properties: { salutation: TEXT, first: TEXT, middle: TEXT, last: TEXT } },
    }),
    'name ownerFullName.first ownerFullName.last ownerFullName.salutation ownerFullName.middle',
  ],
  [
    'what each object is about before more of one',
    fieldsOf('id name buyer seller', {
      id: UUID,
      buyer: { type: 'object', properties: { name: TEXT, title: TEXT } },
      seller: { type: 'object', properties: { title: TEXT, name: TEXT } },
    }),
    'name buyer.name seller.title buyer.title seller.name',
  ],
  [
    'a time of a required object, if the record has none',
    fieldsOf('id name a b c d e f needed', {
      id: UUID,
      needed: { type: 'object', properties: { startTime: TEXT } },
    }),
    'name a b c d e needed.startTime',
  ],
  [
    'a required list before optional values, and switches after lists',
    fieldsOf('id name a flag parts needed b', {
      id: UUID,
      flag: { type: 'boolean' },
      parts: { type: 'array', items: TEXT },
      needed: { type: 'array', items: { type: 'object', properties: { name: TEXT } } },
    }),
    'name a needed b parts flag',
  ],
  [
    'a name inside of two optional objects not before the plain fields',
    fieldsOf('id cache a', {
      id: NUMBER,
      cache: {
        type: 'object',
        properties: { redis: { type: 'object', properties: { name: TEXT } }, name: TEXT },
      },
    }),
    'id cache.name a cache.redis.name',
  ],
  [
    'states of deeper objects, then lists, then other fields of objects',
    fieldsOf('id parts data', {
      id: NUMBER,
      parts: { type: 'array', items: TEXT },
      data: { type: 'object', properties: { a: TEXT, status: TEXT, isNew: { type: 'boolean' } } },
    }),
    'id data.status parts data.a',
  ],
  [
    'lists of deeper objects if there is nothing else',
    fieldsOf('id api', {
      id: NUMBER,
      api: { type: 'object', properties: { documents: { type: 'array', items: TEXT } } },
    }),
    'id api.documents',
  ],
])('%s', (_, fields, columns) => {
  expect(getColumns(fields)).toBe(columns);
});
