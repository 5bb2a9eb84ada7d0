/** A schema as other tools publish it: shared definitions, optional objects, lists, and extensions of vendors. */

const TEXT = { type: 'string' };
const HOST = { $ref: '#/definitions/Hostname' };
const SIZE = { $ref: '#/definitions/Quantity' };
const PROBE = { $ref: '#/definitions/Probe' };

export const PUBLISHED_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://example.org/service.json',
  title: 'Services',
  type: 'object',
  definitions: {
    Hostname: { title: 'Hostname', type: 'string', maxLength: 253 },
    Quantity: { title: 'Quantity', type: 'object', properties: { cpu: TEXT, memory: TEXT } },
    Probe: {
      title: 'Probe',
      type: 'object',
      required: ['path', 'port'],
      properties: { path: TEXT, port: { type: 'integer' }, periodSeconds: { type: 'integer', default: 10 } },
    },
  },
  required: ['name', 'image'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: TEXT,
    image: {
      type: 'object',
      required: ['repository'],
      properties: { repository: TEXT, tag: { type: 'string', default: 'latest' } },
    },
    primaryHost: HOST,
    fallbackHost: { allOf: [HOST] },
    limits: SIZE,
    requests: SIZE,
    livenessProbe: PROBE,
    readinessProbe: PROBE,
    metadata: {
      type: 'object',
      properties: { owner: TEXT, 'x-audit': { type: 'object', properties: { by: TEXT } } },
    },
    env: {
      type: 'array',
      items: { type: 'object', required: ['key'], properties: { key: TEXT, value: TEXT } },
    },
    'x-gateway': { type: 'object', properties: { uri: TEXT } },
  },
  'x-admin': {
    idField: 'id',
    titleField: 'name',
    menu: { group: 'lending' },
    routes: { list: '/services', create: '/services/create', update: '/services/update/{id}' },
    calls: { rest: 'services' },
    list: {},
    form: { openAs: 'screen' },
  },
};

export const PUBLISHED_RECORD = {
  id: 1,
  name: 'billing',
  image: { repository: 'example/billing', tag: '3.1' },
  primaryHost: 'billing.example.org',
  metadata: { owner: 'payments', 'x-audit': { by: 'ann' } },
  env: [{ key: 'MODE', value: 'live' }],
  'x-gateway': { uri: 'arn:1' },
};
