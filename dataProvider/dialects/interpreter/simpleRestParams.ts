import type { DataProvider } from 'ra-core';
import type { ListRequest, RequestParams } from '../dialect';

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
    return { status: 200, headers: new Headers({ 'Content-Range': '*/0' }), body: '', json: [] };
  });
  await send(provider);
  return { query: Object.fromEntries(new URL(sentUrl, 'http://localhost').searchParams) };
}

export const buildSimpleRestListRequest = ({
  page,
  perPage,
  filter,
  fixedParams,
  sort: { field, order } = ID_ASCENDING,
}: ListRequest): Promise<RequestParams> =>
  buildQuery((provider) =>
    provider.getList('', {
      pagination: { page, perPage },
      sort: { field, order: order === 'DESC' ? 'DESC' : 'ASC' },
      filter: { ...filter, ...fixedParams },
    }),
  );

export const buildSimpleRestManyRequest: (ids: readonly (string | number)[]) => Promise<RequestParams> = (ids) =>
  buildQuery((provider) => provider.getMany('', { ids: [...ids] }));
