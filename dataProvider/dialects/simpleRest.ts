/** The dialect of ra-data-simple-rest: query parameters that are JSON, and the total in `Content-Range`. */
import { omit } from '../contract/jsonValues';
import type { Dialect, DialectDocumentation } from './dialect';

/** `lots 0-9/31`. */
const RANGE = 'Content-Range';
const ID_ASCENDING = { field: 'id', order: 'ASC' };

export const dialect: Dialect = {
  isPlain: true,
  canSort: true,
  buildListRequest: ({ page, perPage, filter, fixedParams, sort: { field, order } = ID_ASCENDING }) => ({
    query: {
      filter: JSON.stringify({ ...filter, ...fixedParams }),
      range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
      sort: JSON.stringify([field, order]),
    },
  }),
  findRows: (json, headers) => ({ rows: json, total: headers.get(RANGE)?.split('/').at(-1), names: ['body', RANGE] }),
  buildManyRequest: (ids) => ({ query: { filter: JSON.stringify({ id: ids }) } }),
  buildRecordBody: (record, ids) => (ids.includes('id') ? record : omit(record, 'id')),
};

export const documentation: DialectDocumentation = {
  description:
    'GET with ?sort=["name","ASC"]&range=[0,9]&filter={…}, as ra-data-simple-rest writes it. Answers without an envelope; the total is in the header Content-Range.',
  listMethod: 'GET',
  describeListRequest: (filters) => ({
    query: {
      sort: { type: 'string', description: 'Field and order as JSON: ["name","ASC"]' },
      range: { type: 'string', description: 'First and last row as JSON: [0,9]' },
      filter: {
        type: 'string',
        description: 'Filters by name, as JSON',
        contentMediaType: 'application/json',
        contentSchema: filters,
      },
    },
  }),
  describeListAnswer: (row) => ({ type: 'array', items: row }),
  listHeaders: {
    [RANGE]: {
      description: 'Which rows of how many: `parking-lots 0-9/319`',
      required: true,
      schema: { type: 'string' },
    },
  },
};
