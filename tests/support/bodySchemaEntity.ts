/** An entity whose fields do not state all the rules of its requests. */
import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';

const box = {
  type: 'object',
  properties: { width: { type: 'integer', title: 'Width' }, depth: { type: 'integer', title: 'Depth' } },
};

export const BODY_SCHEMA_FILES = {
  'crate.json': {
    $schema: './meta/v2/entity.schema.json',
    $id: 'crate',
    title: 'Crates',
    type: 'object',
    properties: {
      crateId: { type: 'integer', title: 'ID', readOnly: true },
      name: { type: 'string', title: 'Name' },
      weight: { type: 'integer', title: 'Weight' },
      box: { ...box, title: 'Box' },
      rows: { type: 'array', title: 'Rows', items: box },
      labels: {
        type: 'array',
        title: 'Labels',
        'x-ui': { serialization: 'map' },
        items: {
          type: 'object',
          properties: { $key: { type: 'string', title: 'Key' }, $value: { type: 'string', title: 'Value' } },
          required: ['$key'],
        },
      },
      maker: { type: 'string', title: 'Maker', 'x-ui': { recordPath: 'meta.maker' } },
      extra: { title: 'Extra' },
    },
    required: ['name'],
    'x-admin': {
      idField: 'crateId',
      titleField: 'name',
      routes: { list: '/crates', create: '/crates/create', update: '/crates/update/{crateId}' },
      calls: {
        page: 'POST crate/pages',
        get: 'GET crate/{crateId}',
        create: 'POST crate',
        update: 'PUT crate/{crateId}',
      },
      requestBodySchema: 'crate.body.json#/definitions/crate',
      list: { columns: ['name', 'weight'] },
      form: { openAs: 'screen', fields: ['name', 'weight', 'box', 'rows', 'labels', 'maker', 'extra'] },
    },
  },
  'crate.body.json': {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: {
      crate: {
        type: 'object',
        properties: {
          name: { not: { const: 'forbidden' } },
          weight: { multipleOf: 5 },
          box: { if: { required: ['width'] }, then: { required: ['depth'] } },
          rows: { items: { properties: { width: { maximum: 9 } } } },
          labels: { additionalProperties: { maxLength: 3 } },
          meta: { properties: { maker: { pattern: '^[A-Z]' } } },
          extra: { oneOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] },
        },
        dependencies: { weight: ['box'] },
        not: { required: ['name', 'rows'], properties: { name: { const: 'empty' } } },
        additionalProperties: false,
      },
    },
  },
} satisfies SchemaFiles;
