import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { findResources } from '../../../../tools/schema/import/api/findResources';
import { listOperations } from '../../../../tools/schema/import/api/operations';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { findEntityReferences } from '../../../../tools/schema/import/entity/findEntityReferences';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import { collectRecordFields } from '../../../../tools/schema/import/entity/recordFields';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const build = (name: string, schema: Json): Json =>
  buildField(name, normalizeFields({ components: {} }, { [name]: schema }).fields[name] as FieldDefinition);

describe('fields', () => {
  it.each<[string, string, Json, Json]>([
    ['a title from the name', 'imageUrl', { type: 'string' }, { type: 'string', title: 'Image URL' }],
    [
      'a title that is only a name',
      'company_name',
      { type: 'string', title: 'company_name' },
      { type: 'string', title: 'Company Name' },
    ],
    [
      'a description that repeats the title',
      'email',
      { type: 'string', title: 'email', description: "The customer's email." },
      { type: 'string', title: 'Email' },
    ],
    [
      'a description that lists the codes',
      'size',
      { enum: ['S', 'M'], description: '* `S` - Small * `M` - Medium' },
      { type: 'string', title: 'Size', enum: ['S', 'M'] },
    ],
    ['nullable of 3.0', 'name', { type: 'string', nullable: true }, { type: ['string', 'null'], title: 'Name' }],
    [
      'null in a union of 3.1',
      'name',
      { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
      { type: ['string', 'null'], title: 'Name', maxLength: 5 },
    ],
    [
      'an exclusive limit of 3.0',
      'size',
      { type: 'number', minimum: 0, exclusiveMinimum: true },
      { type: 'number', title: 'Size', exclusiveMinimum: 0 },
    ],
    [
      'the limits of int32 are none',
      'size',
      { type: 'integer', format: 'int32', maximum: 2147483647 },
      { type: 'integer', title: 'Size' },
    ],
    [
      'large limits of its own stay',
      'size',
      { type: 'number', minimum: 4294967295, maximum: 1514764800000 },
      { type: 'number', title: 'Size', minimum: 4294967295, maximum: 1514764800000 },
    ],
    [
      'limits of another type are dropped',
      'size',
      { type: 'integer', maxLength: 5 },
      { type: 'integer', title: 'Size' },
    ],
    ['numbers as codes', 'level', { type: 'integer', enum: [1, 2] }, { type: 'integer', title: 'Level', enum: [1, 2] }],
    [
      'null among the codes',
      'state',
      { type: ['string', 'null'], enum: ['Open', null] },
      { type: 'string', title: 'State', enum: ['Open'] },
    ],
    [
      'titles of the document',
      'state',
      { oneOf: [{ const: 'a', title: 'Active' }] },
      { type: 'string', title: 'State', oneOf: [{ const: 'a', title: 'Active' }] },
    ],
    ['an unknown format is dropped', 'key', { type: 'string', format: 'jwt' }, { type: 'string', title: 'Key' }],
    ['a URL', 'site', { type: 'string', format: 'url' }, { type: 'string', title: 'Site', format: 'uri' }],
    [
      'a password',
      'pin',
      { type: 'string', format: 'password' },
      { type: 'string', title: 'Pin', 'x-ui': { widget: 'password' } },
    ],
    [
      'a long text',
      'note',
      { type: 'string', maxLength: 900 },
      { type: 'string', title: 'Note', maxLength: 900, 'x-ui': { widget: 'multiline' } },
    ],
    ...['details', 'text', 'abstract', 'remarks'].map((name): [string, string, Json, Json] => [
      `${name} of several lines`,
      name,
      { type: 'string' },
      { type: 'string', title: name[0]!.toUpperCase() + name.slice(1), 'x-ui': { widget: 'multiline' } },
    ]),
    ...['summary', 'subject', 'caption'].map((name): [string, string, Json, Json] => [
      `${name} of one line`,
      name,
      { type: 'string' },
      { type: 'string', title: name[0]!.toUpperCase() + name.slice(1), 'x-ui': { width: 'full' } },
    ]),
    ['a short text', 'altText', { type: 'string' }, { type: 'string', title: 'Alt Text' }],
    [
      'a long name in one line',
      'productName',
      { type: 'string', maxLength: 2048 },
      { type: 'string', title: 'Product Name', maxLength: 2048, 'x-ui': { widget: 'text' } },
    ],
    [
      'a long text of one line by its pattern',
      'purl',
      { type: 'string', maxLength: 2048, pattern: '^pkg:[a-z/]+$' },
      { type: 'string', title: 'Purl', maxLength: 2048, pattern: '^pkg:[a-z/]+$', 'x-ui': { widget: 'text' } },
    ],
    ...(
      [
        ['contact', 500, 'text'],
        ['contact', 501, 'multiline'],
        ['contact', 256, 'text'],
        ['description', 257, 'multiline'],
      ] as const
    ).map(([name, maxLength, widget]): [string, string, Json, Json] => [
      `a ${name} of ${maxLength} characters`,
      name,
      { type: 'string', maxLength },
      { type: 'string', title: name[0]!.toUpperCase() + name.slice(1), maxLength, 'x-ui': { widget } },
    ]),
    [
      'a long text whose pattern allows lines',
      'poem',
      { type: 'string', maxLength: 900, pattern: String.raw`^[\s\w]+$` },
      {
        type: 'string',
        title: 'Poem',
        maxLength: 900,
        pattern: String.raw`^[\s\w]+$`,
        'x-ui': { widget: 'multiline' },
      },
    ],
    [
      'help without its marks',
      'name',
      { type: 'string', description: 'The *given* name. See [docs](https://x.y).' },
      { type: 'string', title: 'Name', description: 'The given name. See docs.' },
    ],
    ['anything as JSON', 'data', {}, { title: 'Data', 'x-ui': { widget: 'json' } }],
    [
      'free keys with values of any kind as JSON',
      'tags',
      { type: 'object', additionalProperties: true },
      { type: 'object', title: 'Tags', 'x-ui': { widget: 'json' } },
    ],
    [
      'free keys with texts as rows',
      'tags',
      { type: 'object', additionalProperties: { type: 'string' } },
      {
        type: 'array',
        title: 'Tags',
        items: {
          type: 'object',
          properties: {
            $key: { title: 'Key', minLength: 1, type: 'string' },
            $value: { type: 'string', title: 'Value' },
          },
          required: ['$key'],
          additionalProperties: true,
        },
        'x-ui': { serialization: 'map', rows: { uniqueField: '$key' } },
      },
    ],
    [
      'allOf is merged',
      'chip',
      { allOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { required: ['a'] }] },
      {
        type: 'object',
        title: 'Chip',
        properties: { a: { type: 'string', title: 'A' } },
        required: ['a'],
        additionalProperties: true,
      },
    ],
  ])('%s', (_, name, schema, expected) => expect(build(name, schema)).toEqual(expected));

  it.each([
    ['clientSecret', true],
    ['nxCloudEncryptionKey', true],
    ['api_key', true],
    ['userPassword', true],
    ['token', true],
    ['nextPageToken', false],
    ['secretary', false],
    ['monkey', false],
  ])('%s is a password by its name: %s', (name, isSecret) =>
    expect(build(name, { type: 'string' })).toEqual(
      isSecret
        ? expect.objectContaining({ 'x-ui': { widget: 'password' } })
        : expect.not.objectContaining({ 'x-ui': expect.anything() as object }),
    ),
  );
});

const collection = (name: string, properties: Json): Json => {
  const schema = { $ref: `#/components/schemas/${name}` };
  const content = { 'application/json': { schema } };
  return {
    [`/${name}s`]: {
      get: { responses: { 200: { content: { 'application/json': { schema: { type: 'array', items: schema } } } } } },
      post: { requestBody: { content }, responses: { 201: { content } } },
    },
    schemas: { [name]: { type: 'object', properties } },
  };
};

describe('references', () => {
  const owner = collection('owner', { id: { type: 'integer' }, name: { type: 'string' } });
  it.each<[string, Json, string | undefined]>([
    ['ownerId', { type: 'integer' }, 'owner'],
    ['owner_id', { type: 'string' }, 'owner'],
    ['previousOwnerId', { type: 'integer' }, 'owner'],
    ['ownerIds', { type: 'array', items: { type: 'integer' } }, 'owner'],
    ['owner', { type: 'integer' }, 'owner'],
    ['owner', { type: 'string', format: 'uuid' }, 'owner'],
    ['parentId', { type: 'integer' }, 'pet'],
    ['petId', { type: 'string' }, undefined],
    ['owner', { type: 'string' }, undefined],
    ['vetId', { type: 'integer' }, undefined],
    ['ownerId', { type: 'string', enum: ['a'] }, undefined],
    ['id', { type: 'integer' }, undefined],
  ])('%s %j refers to %s', (field, schema, target) => {
    const { schemas, ...pets } = collection('pet', { id: { type: 'integer' }, [field]: schema });
    const { schemas: owners, ...others } = owner;
    const reader = new SchemaReader({
      paths: { ...pets, ...others },
      components: { schemas: { ...(schemas as Json), ...(owners as Json) } },
    });
    const resources = findResources(reader, listOperations(reader));
    const pet = resources.find(({ entityName }) => entityName === 'pet')!;
    const found = findEntityReferences(reader, pet, collectRecordFields(reader, pet), resources, 'id');
    expect(found.map(({ resource }) => resource.entityName)).toEqual(target === undefined ? [] : [target]);
  });
});
