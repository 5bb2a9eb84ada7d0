import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const build = (name: string, schema: Json): Json =>
  buildField(name, normalizeFields({ components: {} }, { [name]: schema }).fields[name] as FieldDefinition);

it.each<[string, string, Json, Json]>([
  [
    'an abbreviation that is called by its description',
    'v',
    { type: 'string', description: 'Vaccination Group' },
    { type: 'string', title: 'Vaccination Group' },
  ],
  ['the name of a type', 'kind', { type: 'string', title: 'foxglove.SceneKind' }, { type: 'string', title: 'Kind' }],
  ['a name with a dot', 'runtime', { type: 'string', title: 'Node.js' }, { type: 'string', title: 'Node.js' }],
  ['the title of a schema', 'units', { type: 'string', title: 'basis units enum' }, { type: 'string', title: 'Units' }],
  [
    'a default that stands for no limit',
    'workers',
    { type: 'integer', default: Number.MAX_SAFE_INTEGER },
    { type: 'integer', title: 'Workers' },
  ],
  [
    'a text in Markdown',
    'copy',
    { type: 'string', format: 'markdown' },
    { type: 'string', title: 'Copy', 'x-ui': { widget: 'multiline' } },
  ],
  ['a title of signs only', 'level', { type: 'string', title: '##' }, { type: 'string', title: 'Level' }],
  [
    'the name of a generic type',
    'result',
    { type: 'string', title: 'Definition<"a"|string>' },
    { type: 'string', title: 'Result' },
  ],
  [
    'a switch that is off by default',
    'enabled',
    { type: 'boolean', default: false },
    { type: 'boolean', title: 'Enabled', default: false },
  ],
  [
    'the title of the only value, which is the last word of the name',
    'mgmt_event',
    { type: 'string', title: 'event', const: 'seeding' },
    { type: 'string', title: 'Event', oneOf: [{ const: 'seeding', title: 'Seeding' }] },
  ],
  [
    'a title in lower case',
    'root_depth',
    { type: 'number', title: 'root depth (m)' },
    { type: 'number', title: 'Root depth (m)' },
  ],
  [
    'a title that begins with a code',
    'pack',
    { type: 'string', title: 'npm pack' },
    { type: 'string', title: 'npm pack' },
  ],
  [
    'an abbreviation with a sentence about it',
    'v',
    { type: 'string', description: 'Says which vaccine was given to the person.' },
    { type: 'string', title: 'V', description: 'Says which vaccine was given to the person.' },
  ],
  [
    'an abbreviation that is described by another name',
    're',
    { type: 'string', description: "Same as 'regex'" },
    { type: 'string', title: 'Re', description: "Same as 'regex'" },
  ],
  ...[
    ['createdAt', 'Createdat', 'Created At'],
    ['expiration', 'DateTime', 'Expiration'],
  ].map(([name, stated, title]): [string, string, Json, Json] => [
    'a title that lost its words, or is the name of a plain type',
    name!,
    { type: 'string', title: stated },
    { type: 'string', title },
  ]),
  [
    'the title of a type, not of the field',
    'creator',
    { type: 'object', title: 'Simple User', properties: { login: { type: 'string' } } },
    {
      type: 'object',
      title: 'Creator',
      properties: { login: { type: 'string', title: 'Login' } },
      additionalProperties: true,
    },
  ],
  [
    'a phrase with the words of the name of an object',
    'lieuExecution',
    { type: 'object', title: 'Lieu d’exécution principal', properties: { login: { type: 'string' } } },
    {
      type: 'object',
      title: 'Lieu d’exécution principal',
      properties: { login: { type: 'string', title: 'Login' } },
      additionalProperties: true,
    },
  ],
  [
    'a long title',
    'dateOfData',
    { type: 'string', title: 'Date of the publication of the main data of the order' },
    { type: 'string', title: 'Date of the publication of the main data of the order' },
  ],
  [
    'a title that is long by what is in brackets',
    'kind',
    { type: 'string', title: 'Kind of the object (order, order of an authority, contract of concession)' },
    { type: 'string', title: 'Kind of the object' },
  ],
  [
    'an object that has other fields in another variant',
    'owner$3',
    { type: 'object', properties: { login: { type: 'string' } } },
    {
      type: 'object',
      title: 'Owner',
      properties: { login: { type: 'string', title: 'Login' } },
      additionalProperties: true,
    },
  ],
  ['a word for a type', 'ship_date', { type: 'string', title: 'date' }, { type: 'string', title: 'Ship Date' }],
  ['the name of a type', 'type', { type: 'string', title: 'OfferType' }, { type: 'string', title: 'Offer Type' }],
  ['the name of a product', 'video', { type: 'string', title: 'YouTube' }, { type: 'string', title: 'YouTube' }],
  [
    'seconds since 1970',
    'created',
    { type: 'integer', format: 'unix-time' },
    { type: 'string', title: 'Created', format: 'date-time', 'x-ui': { serialization: 'epochSeconds' } },
  ],
  [
    'a time that is in UTC only',
    'seen',
    { type: 'string', format: 'date-time', pattern: '.*Z$' },
    { type: 'string', title: 'Seen', format: 'date-time', 'x-ui': { serialization: 'utcDateTime' } },
  ],
  [
    'a time of any time zone with a pattern',
    'seen',
    { type: 'string', format: 'date-time', pattern: String.raw`^\d{4}-.*(Z|[+-]\d{2}:\d{2})$` },
    { type: 'string', title: 'Seen', format: 'date-time' },
  ],
  [
    'milliseconds since 1970, in words',
    'seen',
    { type: ['integer', 'null'], description: 'Unix timestamp in milliseconds.' },
    {
      type: ['string', 'null'],
      title: 'Seen',
      description: 'Unix timestamp in milliseconds.',
      format: 'date-time',
      'x-ui': { serialization: 'epochMilliseconds' },
    },
  ],
  [
    'a first sentence that says little',
    'lat',
    { type: 'string', description: 'Latitude. Decimal 6-8 digits (i.e., 37)' },
    { type: 'string', title: 'Lat', description: 'Latitude. Decimal 6-8 digits (i.e., 37)' },
  ],
  [
    'a first sentence that repeats the title',
    'deliveryAddressOfCustomer',
    { type: 'string', description: 'The delivery address of customer. As on the invoice. More of it.' },
    { type: 'string', title: 'Delivery Address Of Customer', description: 'As on the invoice. More of it.' },
  ],
  [
    'the title of a type that several fields share',
    'house',
    {
      type: 'object',
      properties: {
        hasAttic: { type: 'string', title: 'applicable' },
        hasView: { type: 'string', title: 'applicable' },
        size: { type: 'number', title: 'Living space' },
      },
    },
    {
      type: 'object',
      title: 'House',
      properties: {
        hasAttic: { type: 'string', title: 'Has Attic' },
        hasView: { type: 'string', title: 'Has View' },
        size: { type: 'number', title: 'Living space' },
      },
      additionalProperties: true,
    },
  ],
  [
    'a line of a database',
    'street',
    { type: 'string', maxLength: 255 },
    { type: 'string', title: 'Street', maxLength: 255 },
  ],
  [
    'codes of countries, which no title explains',
    'country',
    { type: 'string', enum: ['AT', 'CH', 'DE'] },
    { type: 'string', title: 'Country', enum: ['AT', 'CH', 'DE'] },
  ],
  [
    'an empty code beside them',
    'country',
    { type: 'string', enum: ['', 'AT', 'CH', 'DE'] },
    {
      type: 'string',
      title: 'Country',
      oneOf: [{ const: '', title: '—' }, ...['AT', 'CH', 'DE'].map((code) => ({ const: code, title: code }))],
    },
  ],
])('%s', (_, name, schema, field) => expect(build(name, schema)).toEqual(field));
