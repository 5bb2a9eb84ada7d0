/**
 * The dialect of the package ra-data-simple-rest. The query parameters contain JSON, and the header `Content-Range`
 * contains the total.
 */
import type { DataProvider } from 'ra-core';
import { omit } from '../contract/jsonValues';
import type { Dialect, DialectDocumentation, RequestParams } from './dialect';

/** The name of the header that contains the total after the slash: `lots 0-9/31`. */
const RANGE = 'Content-Range';
const ID_ASCENDING = { field: 'id', order: 'ASC' } as const;

/**
 * Returns the query parameters that ra-data-simple-rest would send. The package calls an HTTP client that sends
 * nothing and only stores the URL. In this way the package alone defines the format of the request. It is
 * lazy-loaded with the first request, because tools that import the dialects do not need it.
 */
async function buildQuery(send: (provider: DataProvider) => Promise<unknown>): Promise<RequestParams> {
  const { default: createSimpleRest } = await import('ra-data-simple-rest');
  let sentUrl = '';
  const provider = createSimpleRest('', async (url: string) => {
    sentUrl = url;
    return { status: 200, headers: new Headers({ [RANGE]: '*/0' }), body: '', json: [] };
  });
  await send(provider);
  return { query: Object.fromEntries(new URL(sentUrl, 'http://localhost').searchParams) };
}

export const dialect: Dialect = {
  isPlain: true,
  canSort: true,
  buildListRequest: ({ page, perPage, filter, fixedParams, sort: { field, order } = ID_ASCENDING }) =>
    buildQuery((provider) =>
      provider.getList('', {
        pagination: { page, perPage },
        sort: { field, order: order === 'DESC' ? 'DESC' : 'ASC' },
        filter: { ...filter, ...fixedParams },
      }),
    ),
  findRows: (json, headers) => ({ rows: json, total: headers.get(RANGE)?.split('/').at(-1), names: ['body', RANGE] }),
  buildManyRequest: (ids) => buildQuery((provider) => provider.getMany('', { ids: [...ids] })),
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
