import { expect, it } from 'vitest';
import { chooseColumns } from '../../../../tools/schema/import/entity/chooseColumns';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const TEXT = { type: 'string' };
const UUID = { type: 'string', readOnly: true };
const NUMBER = { type: 'integer', readOnly: true };
const fieldsOf = (names: string, own: Record<string, Json> = {}): Record<string, Json> =>
  Object.fromEntries(names.split(' ').map((name) => [name, own[name] ?? TEXT]));

it.each<[string, Record<string, Json>, string]>([
  ['the name first, without a generated text as id', fieldsOf('id email name', { id: UUID }), 'name email'],
  ['a number as id', fieldsOf('id email name', { id: NUMBER }), 'id name email'],
  [
    'no technical fields, ids of others and dates of changes',
    fieldsOf('id created_at updated_at slug name default_address_id city latitude md5 status', { id: UUID }),
    'name city status created_at',
  ],
  [
    'references, whose cells have names',
    fieldsOf('id name owner_id', { id: UUID, owner_id: { ...TEXT, 'x-ui': { options: 'owners' } } }),
    'name owner_id',
  ],
  [
    'at most seven, the date of creation only if there is room',
    fieldsOf('id createdAt name a b c d e f g', { id: UUID }),
    'name a b c d e f',
  ],
  [
    'what an object is about, called like the object',
    fieldsOf('id token', { token: { type: 'object', properties: { token: TEXT, hash: TEXT }, required: ['token'] } }),
    'id token.token',
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
    'neither hashes nor what only tools read',
    fieldsOf('id $schema$2 audit proof name', {
      audit: { type: 'string', pattern: '^[a-f0-9]{64}$' },
      proof: { type: 'string', minLength: 40 },
      id: UUID,
    }),
    'name',
  ],
  [
    'no question before a name',
    fieldsOf('id isDevName title kind state type status category', { id: UUID }),
    'id title kind state type status category',
  ],
  ['technical fields if there is nothing else', fieldsOf('id slug version', { id: NUMBER }), 'id version slug'],
  [
    'neither JSON nor long texts',
    fieldsOf('id name meta notes', {
      id: UUID,
      meta: { type: 'object', 'x-ui': { widget: 'json' } },
      notes: { type: 'string', 'x-ui': { widget: 'multiline' } },
    }),
    'name',
  ],
  [
    'fields of deeper objects if there is nothing else',
    fieldsOf('id spec', {
      spec: { type: 'object', properties: { inner: { type: 'object', properties: { name: TEXT } } } },
      id: NUMBER,
    }),
    'id spec.inner.name',
  ],
  ['the identifier beside the id', fieldsOf('id note name partner_id order_no order_id'), 'id order_no name note'],
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
    'id meta.info.title made meta.made meta.offset meta.info.year',
  ],
  [
    'names, types and states before other fields',
    fieldsOf('id a b c d e f g productType status', { id: NUMBER }),
    'id a b c d productType status',
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
  ['neither addresses nor pictures', fieldsOf('id $schema href logo kind size', { id: NUMBER }), 'id kind size'],
  [
    'neither the meaning of terms nor the version of the schema',
    fieldsOf('id @context omSchemaVersion appVersion kind', { id: NUMBER }),
    'id appVersion kind',
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
    'required fields and choices before others, switches after them, paths and commands last',
    fieldsOf('id a flag b tempDirName needed buildCommand choice c d e', {
      id: NUMBER,
      flag: { type: 'boolean' },
      choice: { ...TEXT, enum: ['X', 'Y'] },
    }),
    'id a b needed choice c d',
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
    'a required path of a record without a name, and the address of one without anything else',
    fieldsOf('id uri siteUrl size needed', {
      id: NUMBER,
      uri: { ...TEXT, format: 'uri' },
      siteUrl: { ...TEXT, format: 'uri' },
    }),
    'id size needed uri siteUrl',
  ],
  ['the version of a record', fieldsOf('id version kind', { id: NUMBER }), 'id version kind'],
  [
    'a time, also among many kinds',
    fieldsOf('id aType bType cType dType eType fType gType seen_time', { id: NUMBER }),
    'id aType bType cType dType eType seen_time',
  ],
  [
    'what should no longer be used last',
    fieldsOf('id kind state size', { id: NUMBER, kind: { ...TEXT, description: '[DEPRECATED] Use state.' } }),
    'id state size',
  ],
  [
    'no count of its changes',
    fieldsOf('id version kind size', { id: NUMBER, version: { type: 'integer' } }),
    'id kind size',
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
  const required = ['needed'];
  const title = 'name' in fields ? 'name' : undefined;
  expect(chooseColumns(fields, { idField: 'id', titleField: title, entityName: 'order', required }).join(' ')).toBe(
    columns,
  );
});
