/** The rows, the total and the next page that each dialect finds in a response. */
import { expect, it } from 'vitest';
import type { DialectDefinition } from '../../../../dataProvider/dialects/definition';
import { findRows } from '../../../../dataProvider/dialects/interpreter/findRows';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';

const rows = [{ id: 1, name: 'a' }];
const strapi = resolveDialect(DIALECT_PRESETS, 'strapi');

type Case = [string, DialectDefinition | string, unknown, Record<string, string>, object];

it.each<Case>([
  ['json-server', 'json-server', rows, { 'X-Total-Count': '31' }, { rows, total: '31' }],
  ['a total in the usual header, which no key names', {}, rows, { 'X-Total-Count': '31' }, { rows, total: '31' }],
  ['simple-rest', 'simple-rest', rows, { 'Content-Range': 'pets 0-9/31' }, { rows, total: '31' }],
  ['spring', 'spring', { content: rows, totalElements: 31 }, {}, { rows, total: 31 }],
  ['spring 3.3', 'spring', { content: rows, page: { totalElements: 31 } }, {}, { rows, total: 31 }],
  ['hal', 'hal', { _embedded: { pets: rows }, page: { totalElements: 31 } }, {}, { rows, total: 31, hasNext: false }],
  ['hal without rows', 'hal', { page: { totalElements: 0 } }, {}, { rows: null, total: 0 }],
  ['rows with their total in the header', 'spring', rows, { 'X-Total-Count': '31' }, { rows, total: '31' }],
  [
    'rows that are only linked',
    'hal',
    { _links: { item: [{ href: '/groups/7', title: 'a' }] }, total: 1 },
    {},
    { rows: [{ id: '7', title: 'a' }], total: 1 },
  ],
  ['strapi 5', strapi, { data: rows, meta: { pagination: { total: 31 } } }, {}, { rows, total: 31 }],
  ['strapi 4', strapi, { data: [{ id: 1, attributes: { name: 'a' } }] }, {}, { rows, total: undefined }],
  ['odata', 'odata', { value: rows, '@odata.count': 31 }, {}, { rows, total: 31 }],
  ['directus', 'directus', { data: rows, meta: { filter_count: 31 } }, {}, { rows, total: 31 }],
  [
    'cursor',
    'cursor',
    { data: rows, nextCursor: 'c1' },
    {},
    { rows, hasNext: true, nextPageParams: { cursor: 'c1' }, total: undefined },
  ],
  ['the last cursor', 'cursor', { items: rows, next_cursor: null }, {}, { rows, hasNext: false }],
  [
    'a cursor with has_more',
    'cursor',
    { data: rows, next_cursor: 'c1', has_more: false },
    {},
    { rows, hasNext: false },
  ],
  [
    'the id of the last row as cursor',
    { list: { cursorParam: 'starting_after', nextCursorField: 'id', rowsPath: 'data', hasNextPath: 'has_more' } },
    { data: rows, has_more: true },
    {},
    { hasNext: true, nextPageParams: { starting_after: 1 } },
  ],
  [
    'the cursor of the last page',
    { list: { cursorParam: 'iterator', nextCursorPath: 'iterator', rowsPath: 'data', isLastPath: 'done' } },
    { data: rows, iterator: 'c1', done: true },
    {},
    { hasNext: false, nextPageParams: undefined },
  ],
  [
    'the address of the next page',
    { list: { rowsPath: 'data', nextUrlPath: 'links.next' } },
    { data: rows, links: { next: 'https://other.example/x?page%5Bafter%5D=c&kind=1&kind=2' } },
    {},
    { hasNext: true, nextPageParams: { 'page[after]': ['c'], kind: ['1', '2'] } },
  ],
  [
    'the header Link',
    { list: { linkHeader: true } },
    rows,
    { Link: '</pets?page=1>; rel="prev", </pets?page=3,4>; title="a"; rel="next last"' },
    { rows, hasNext: true, nextPageParams: { page: ['3,4'] } },
  ],
  ['no next page in Link', { list: { linkHeader: true } }, rows, { Link: '</pets>; rel=first' }, { hasNext: false }],
  ['nothing about the next page', { list: {} }, rows, {}, { rows, hasNext: undefined }],
  [
    'own paths inside the envelope',
    { envelope: true, list: { rowsPath: 'data.list', totalPath: 'data.count' } },
    { success: true, data: { list: rows, count: 31 } },
    {},
    { rows, total: 31, names: ['data.list', 'data.count'] },
  ],
  ['the envelope', 'pageNo/pageVo', { success: true, data: rows, total: 31 }, {}, { rows, total: 31 }],
])('%s', (_, dialect, json, headers, found) => {
  const definition = typeof dialect === 'string' ? resolveDialect(DIALECT_PRESETS, dialect) : dialect;
  expect(findRows(definition, json, new Headers(headers))).toMatchObject(found);
});
