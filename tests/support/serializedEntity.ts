/** An entity whose API has another format for each kind of value, with one record as the API and as the app have it. */
import type { EntityDefinition, FieldDefinition } from '../../src/model/schemaLanguage/definition';

const MINUTE: FieldDefinition = { type: 'string', format: 'yyyy-MM-dd HH:mm' };

export const SERIALIZED_PROPERTIES: Record<string, FieldDefinition> = {
  id: { type: 'integer', title: 'ID', readOnly: true },
  name: { type: 'string' },
  startedAt: { ...MINUTE, 'x-ui': { serialization: 'epochSeconds' } },
  endedAt: { ...MINUTE, 'x-ui': { serialization: 'epochMilliseconds' } },
  reportedAt: { type: 'string', format: 'date-time', 'x-ui': { serialization: 'utcDateTime' } },
  day: { type: 'string', format: 'date', 'x-ui': { serialization: 'offsetDateTime' } },
  isOpen: { type: 'boolean', 'x-ui': { serialization: 'zeroOne' } },
  isPaid: { type: 'boolean', 'x-ui': { serialization: 'yOrN' } },
  fee: { type: 'number', multipleOf: 0.01, 'x-ui': { serialization: 'cents' } },
  tax: { type: 'number', 'x-ui': { serialization: 'decimalText' } },
  plugs: { type: 'array', items: { type: 'string' }, 'x-ui': { serialization: 'comma' } },
  status: { type: 'string', enum: ['Open', 'In progress', 'Closed'], 'x-ui': { serialization: 'upperSnakeCase' } },
  city: { type: 'string', 'x-ui': { recordPath: 'address.city' } },
  visits: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        visitId: { type: 'integer' },
        at: { ...MINUTE, 'x-ui': { serialization: 'epochSeconds' } },
        cost: { type: 'number', 'x-ui': { serialization: 'cents' } },
      },
    },
    'x-ui': { rows: { idField: 'visitId' } },
  },
  checkedAt: {
    type: 'array',
    items: { ...MINUTE, 'x-ui': { serialization: 'epochSeconds' } },
    'x-ui': { serialization: 'none' },
  },
};

/** The record with values that the app's formats cannot express exactly. */
export const RECEIVED = {
  id: 7,
  name: 'Cable',
  startedAt: 1709136059.25,
  endedAt: 1709139600123,
  reportedAt: '2024-02-28T16:00:30.123456Z',
  day: '2024-02-29T09:30:00+08:00',
  isOpen: '1',
  isPaid: 'n',
  fee: 1999,
  tax: '1.50',
  plugs: 'AC, DC',
  status: 'in-progress',
  address: { city: 'Singapore' },
  visits: [
    { visitId: 1, at: 1709136001, cost: 110 },
    { visitId: 2, at: 1709136002, cost: 0 },
  ],
  checkedAt: [1709136001, 1709139602],
};

export const READ = {
  id: 7,
  name: 'Cable',
  startedAt: '2024-02-29 00:00',
  endedAt: '2024-02-29 01:00',
  reportedAt: '2024-02-29T00:00:30.123+08:00',
  day: '2024-02-29',
  isOpen: true,
  isPaid: false,
  fee: 19.99,
  tax: 1.5,
  plugs: ['AC', 'DC'],
  status: 'In progress',
  city: 'Singapore',
  visits: [
    { visitId: 1, at: '2024-02-29 00:00', cost: 1.1 },
    { visitId: 2, at: '2024-02-29 00:00', cost: 0 },
  ],
  checkedAt: ['2024-02-29 00:00', '2024-02-29 01:00'],
};

export const SERIALIZED_ENTITY: EntityDefinition = {
  $id: 'repair',
  title: 'Repairs',
  type: 'object',
  properties: SERIALIZED_PROPERTIES,
  'x-admin': {
    idField: 'id',
    titleField: 'name',
    routes: { list: '/repair' },
    calls: {
      page: { endpoint: 'POST repair-pages', dialect: 'pageNo/pageVo' },
      get: 'GET repairs/{id}',
      create: 'POST repairs',
      update: 'PUT repairs',
      delete: 'DELETE repairs/{id}',
    },
    list: {
      columns: ['id', 'name', 'startedAt', 'isOpen', 'fee', 'plugs', 'status', 'city'],
      filters: {
        properties: {
          isOpen: {},
          status: {},
          plugs: {},
          city: {},
          startedAt: {
            type: 'object',
            properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
            'x-ui': { dateRange: {} },
          },
        },
      },
    },
    form: { openAs: 'dialog', fields: Object.keys(SERIALIZED_PROPERTIES).filter((name) => name !== 'id') },
  },
};
