/** The list request of each preset, as it is sent. */
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import type { ListFormat } from '../../../../dataProvider/dialects/definition';
import type { ListRequest } from '../../../../dataProvider/dialects/dialect';
import { buildListRequest } from '../../../../dataProvider/dialects/interpreter/buildListRequest';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { buildUrl } from '../../../../dataProvider/transport/buildUrl';

const request: ListRequest = {
  page: 2,
  perPage: 10,
  filter: { name: 'x', price_gte: 5, price_lt: 9, kind_ne: 'b', note_like: 'y', id: [1, 2], 'owner.city': 'z', q: 'w' },
  fixedParams: { open: true },
  sort: { field: 'name', order: 'DESC' },
};

const read = async (name: string, asked: ListRequest = request): Promise<unknown> => {
  const { query, body } = await createDialect(resolveDialect(DIALECT_PRESETS, name)).buildListRequest(asked);
  return body ?? decodeURIComponent(buildUrl('', 'pets', {}, query).split('?')[1]!);
};

const FILTERS = { ...request.filter, open: true };

it.each<[string, unknown]>([
  ['pageNo/pageVo', { pageNo: 2, pageSize: 10, pageVo: FILTERS }],
  ['pageNum/pageVo', { pageNum: 2, pageSize: 10, pageVo: FILTERS }],
  ['pageNum/pageCriteria', { pageNum: 2, pageSize: 10, pageCriteria: FILTERS }],
  [
    'json-server',
    [
      '_page=2&_limit=10&name=x&price_gte=5&price_lt=9&kind_ne=b&note_like=y&id=1&id=2&owner.city=z&',
      'q=w&open=true&_sort=name&_order=desc',
    ].join(''),
  ],
  [
    'spring',
    [
      'page=1&size=10&name=x&price_gte=5&price_lt=9&kind_ne=b&note_like=y&id=1&id=2&owner.city=z&q=w&',
      'open=true&sort=name,desc',
    ].join(''),
  ],
  [
    'strapi',
    [
      'populate=*&pagination[page]=2&pagination[pageSize]=10&filters[name][$eq]=x&filters[price][$gte]=5&',
      'filters[price][$lt]=9&filters[kind][$ne]=b&filters[note][$containsi]=y&filters[id][$in][0]=1&',
      'filters[id][$in][1]=2&filters[owner][city][$eq]=z&_q=w&filters[open][$eq]=true&sort=name:desc',
    ].join(''),
  ],
  [
    'odata',
    [
      "$count=true&$skip=10&$top=10&$filter=name+eq+'x'+and+price+ge+5+and+price+lt+9+and+kind+ne+'b'+and+",
      "contains(note,'y')+and+id+in+(1,2)+and+owner/city+eq+'z'+and+open+eq+true&$search=w&$orderby=name+desc",
    ].join(''),
  ],
  [
    'directus',
    [
      'meta=filter_count&page=2&limit=10&filter[name][_eq]=x&filter[price][_gte]=5&',
      'filter[price][_lt]=9&filter[kind][_neq]=b&filter[note][_icontains]=y&filter[id][_in][]=1&filter[id][_in][]=2&',
      'filter[owner][city][_eq]=z&search=w&filter[open][_eq]=true&sort=-name',
    ].join(''),
  ],
  [
    'cursor',
    ['limit=10&name=x&price_gte=5&price_lt=9&kind_ne=b&note_like=y&id=1&id=2&owner.city=z&q=w&', 'open=true'].join(''),
  ],
])('%s', async (name, sent) => {
  expect(await read(name)).toEqual(sent);
});

it('hal asks for lists as spring does', async () => {
  expect(await read('hal')).toEqual(await read('spring'));
});

it('cursor sends the cursor of the previous page', async () => {
  expect(await read('cursor', { page: 2, perPage: 10, nextPageParams: { cursor: 'c1' } })).toBe('limit=10&cursor=c1');
});

describe('a list request', () => {
  const asked: ListRequest = { page: 3, perPage: 20 };
  it.each<[string, ListFormat, ListRequest, unknown]>([
    ['counts pages from 0', { pageParam: 'p', firstPage: 0 }, asked, { query: { p: 2 } }],
    ['has an offset', { offsetParam: 'offset', pageSizeParam: 'limit' }, asked, { query: { offset: 40, limit: 20 } }],
    ['has first and last row', { offsetParam: '_start', endParam: '_end' }, asked, { query: { _start: 40, _end: 60 } }],
    ['is sent by POST', { method: 'POST', pageParam: 'page.number' }, asked, { body: { page: { number: 3 } } }],
    ['is a POST with a query', { method: 'POST', paramsIn: 'query', pageParam: 'p' }, asked, { query: { p: 3 } }],
    [
      'has its filters as JSON in one parameter',
      { filtersParam: 'where', filterParams: { gte: '{field}.$gte' } },
      { ...asked, filter: { price_gte: 5, kind: ['a', 'b'] } },
      { query: { where: '{"price":{"$gte":5},"kind":["a","b"]}' } },
    ],
    [
      'has its filters beside the page in a body',
      { method: 'POST', pageParam: 'page' },
      { ...asked, filter: { owner: { city: 'z' }, kind: [1] } },
      { body: { page: 3, owner: { city: 'z' }, kind: [1] } },
    ],
    [
      'has values with their comparison',
      { filterParams: { eq: '{field}=eq.{value}', gte: '{field}=gte.{value}', in: '{field}=eq.{value}' } },
      { ...asked, filter: { name: 'a=b', price_gte: 5, kind: [1, 2] } },
      { query: { name: 'eq.a=b', price: 'gte.5', kind: ['eq.1', 'eq.2'] } },
    ],
    [
      'has both ends of a range under one name',
      { filterParams: { gte: '{field}=gte.{value}', lte: '{field}=lte.{value}' } },
      { ...asked, filter: { price_gte: 5, price_lte: 9 } },
      { query: { price: ['gte.5', 'lte.9'] } },
    ],
    [
      'has nested names in brackets',
      { nestedFormat: 'brackets', arrayFormat: 'brackets' },
      { ...asked, filter: { owner: { city: 'z' }, kind: [1, 2] } },
      { query: { 'owner[city]': 'z', 'kind[]': [1, 2] } },
    ],
    [
      'has the direction in a parameter of its own',
      { sortParam: 'by', orderParam: 'dir', orderFormat: { asc: 'up', desc: 'down' } },
      { ...asked, sort: { field: 'name', order: 'ASC' } },
      { query: { by: 'name', dir: 'up' } },
    ],
    [
      'has the field of the order in the name of the parameter',
      { sortParam: 'order[{field}]', sortFormat: { asc: 'asc', desc: 'desc' } },
      { ...asked, sort: { field: 'owner.name', order: 'DESC' } },
      { query: { 'order[owner.name]': 'desc' } },
    ],
    [
      'names the id field by its name in the API',
      { sortParam: 'sort' },
      { ...asked, sort: { field: 'id', order: 'DESC' }, idField: 'petId' },
      { query: { sort: '-petId' } },
    ],
    [
      'has no order for the order of the server',
      { sortParam: 'sort' },
      { ...asked, sort: { field: 'id', order: 'ASC' } },
      { query: {} },
    ],
    [
      'leaves the order out if the dialect cannot sort',
      {},
      { ...asked, sort: { field: 'name', order: 'ASC' } },
      { query: {} },
    ],
  ])('%s', (_, list, asks, sent) => {
    expect(buildListRequest(list, asks)).toEqual(sent);
  });
});

it.each([
  ['people({id})', 7, '/people(7)'],
  ["people('{id}')", "O'Neill", "/people('O''Neill')"],
  ["people('{id}')", 'a/b', "/people('a%2Fb')"],
  ['people/{id}', "O'Neill", "/people/O'Neill"],
])('writes the key of %s', (path, id, url) => expect(buildUrl('', path, { id })).toBe(url));

it('writes texts of an expression as the language of the API has them', () => {
  const list: ListFormat = {
    filterExpression: { param: 'filter', and: ' AND ', quote: '"', escapedQuote: '\\"', unquoted: 'true|false' },
    filterParams: { eq: '{field} = {value}', like: '{field}:{value}' },
  };
  const filter = { name_like: 'a"b', on: '2027-01-01', open: 'true', $expand: 'owner' };
  expect(buildListRequest(list, { page: 1, perPage: 10, filter })).toEqual({
    query: { filter: 'name:"a\\"b" AND on = "2027-01-01" AND open = true', $expand: 'owner' },
  });
  const odata = DIALECT_PRESETS['odata']!.list as ListFormat;
  const values = {
    on_gte: '2027-01-01',
    id: ['0f8fad5b-d9cb-469f-a165-70867728950e'],
    name: "O'Neill",
    name_like: '2027-01-01',
  };
  expect(buildListRequest(odata, { page: 1, perPage: 10, filter: values }).query).toMatchObject({
    $filter:
      "on ge 2027-01-01 and id in (0f8fad5b-d9cb-469f-a165-70867728950e) and name eq 'O''Neill' and contains(name,'2027-01-01')",
  });
});
