import { expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { fieldsOf, getColumns, NUMBER, TEXT, UUID } from './support/columnFields';

it.each<[string, Record<string, Json>, string]>([
  ['the name first, without a generated text as id', fieldsOf('id email name', { id: UUID }), 'name email'],
  ['a number as id', fieldsOf('id email name', { id: NUMBER }), 'id name email'],
  ['no generated id, also if users may enter one', fieldsOf('id name', { id: { ...TEXT, format: 'uuid' } }), 'name'],
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
  ['the identifier beside the id', fieldsOf('id note name partner_id order_no order_id'), 'id order_no name note'],
  [
    'names, types and states before other fields',
    fieldsOf('id a b c d e f g productType status', { id: NUMBER }),
    'id a b c d productType status',
  ],
  ['neither addresses nor pictures', fieldsOf('id $schema href logo kind size', { id: NUMBER }), 'id kind size'],
  [
    'neither the meaning of terms nor the version of the schema',
    fieldsOf('id @context omSchemaVersion appVersion kind', { id: NUMBER }),
    'id appVersion kind',
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
    'no version of the format of a record',
    fieldsOf('id contextVersion tiles ver thingapi kind a b', {
      id: NUMBER,
      thingapi: { ...TEXT, pattern: '^\\d+\\.\\d+\\.\\d+$' },
      tiles: { ...TEXT, description: 'The version number of the tiles specification.' },
      ver: { ...TEXT, title: 'Schema version' },
    }),
    'id kind a b',
  ],
  [
    'a time, also among many kinds',
    fieldsOf('id aType bType cType dType eType fType gType seen_time', { id: NUMBER }),
    'id aType bType cType dType eType seen_time',
  ],
  [
    'nothing that should no longer be used',
    fieldsOf('id kind state size', { id: NUMBER, kind: { ...TEXT, deprecated: true } }),
    'id state size',
  ],
  [
    'colours of a picture last, what something weighs like other numbers',
    fieldsOf('id background_color weight kind size', { id: NUMBER, weight: { type: 'number' } }),
    'id weight kind size',
  ],
  [
    'no choice among addresses, and none with one value',
    fieldsOf('id format version_kind kind size', {
      id: NUMBER,
      format: { ...TEXT, enum: ['http://a.org/v3', 'https://a.org/v3'] },
      version_kind: { ...TEXT, oneOf: [{ const: 'a', title: 'A' }] },
    }),
    'id kind size',
  ],
  [
    'no count of its changes',
    fieldsOf('id version kind size', { id: NUMBER, version: { type: 'integer' } }),
    'id kind size',
  ],
])('%s', (_, fields, columns) => {
  expect(getColumns(fields)).toBe(columns);
});
