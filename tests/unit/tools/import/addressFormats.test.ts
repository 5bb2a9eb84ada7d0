import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

it.each<[string, string, Json, Json]>([
  [
    'an address of any scheme',
    'id',
    { type: 'string', format: 'uri' },
    { type: 'string', title: 'ID', format: 'absolute-uri' },
  ],
  [
    'an address whose examples have another scheme',
    'logo',
    { type: 'string', format: 'uri', examples: ['https://example.com', 'ipfs://Qm'] },
    { type: 'string', title: 'Logo', format: 'absolute-uri' },
  ],
  [
    'an address whose examples are web addresses',
    'site',
    { type: 'string', format: 'uri', examples: ['https://example.com'] },
    { type: 'string', title: 'Site', format: 'uri' },
  ],
  [
    'an address whose default is a web address',
    'site',
    { type: 'string', format: 'uri', default: 'https://example.com' },
    { type: 'string', title: 'Site', format: 'uri', default: 'https://example.com' },
  ],
  [
    'an address whose pattern is that of web addresses',
    'site',
    { type: 'string', format: 'uri', pattern: '^https?://.+' },
    { type: 'string', title: 'Site', format: 'uri', pattern: '^https?://.+' },
  ],
  [
    'an address or a path',
    'image',
    { type: 'string', format: 'uri-reference' },
    { type: 'string', title: 'Image', format: 'uri-reference' },
  ],
  [
    'an address with letters of all languages',
    'key',
    { type: 'string', format: 'iri' },
    { type: 'string', title: 'Key', format: 'iri' },
  ],
  [
    'a field that is called format',
    'part',
    {
      type: 'object',
      properties: { format: { type: 'string', format: 'uri', title: 'Form' }, size: { enum: ['uri'] } },
    },
    {
      type: 'object',
      title: 'Part',
      properties: {
        format: { type: 'string', format: 'absolute-uri', title: 'Form' },
        size: { type: 'string', title: 'Size', oneOf: [{ const: 'uri', title: 'URI' }] },
      },
      additionalProperties: true,
    },
  ],
])('the import names the format of %s', (_, name, schema, expected) => {
  const { fields } = normalizeFields({ components: {} }, { [name]: schema });
  expect(buildField(name, fields[name] as FieldDefinition)).toEqual(expected);
});
