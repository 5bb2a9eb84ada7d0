/** Lists that do not do what the request says: each deviation is found once. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../fixtures/harness';
import {
  checkPlanted,
  getFacts,
  LOTS,
  type Fact,
  type Plant,
  type PlantedCheck,
  type SentRequest,
} from './plantedLots';

interface Case {
  name: string;
  plant: Omit<Plant, 'call'>;
  dialect?: PlantedCheck['dialect'];
  expected: Omit<Fact, 'entity' | 'call'>;
}

interface Envelope {
  data: Row[];
  total: number;
}

const getPage = ({ body }: SentRequest): number => Number(body['pageNo']);
const getSize = ({ body }: SentRequest): number => Number(body['pageSize']);
const getFilters = ({ body }: SentRequest): Row => body['pageVo'] as Row;
const isUnfiltered = (request: SentRequest): boolean => Object.keys(getFilters(request)).length === 0;

/** Changes the envelope of the unfiltered pages. */
const inPages =
  (change: (envelope: Envelope, page: number, request: SentRequest) => Partial<Envelope>) =>
  (envelope: Envelope, request: SentRequest): Envelope =>
    isUnfiltered(request) ? { ...envelope, ...change(envelope, getPage(request), request) } : envelope;

const ignoreFilter = (name: string) => (request: SentRequest) => {
  delete getFilters(request)[name];
};

const reverse = ({ query }: SentRequest): void => {
  const order = query.get('_order');
  if (order) query.set('_order', order === 'asc' ? 'desc' : 'asc');
};

const repeated = { kind: 'page', side: 'response', expected: 'each row once on all pages' } as const;
const total = { kind: 'total', side: 'response', expected: 'as many rows as the total' } as const;
const filtered = { kind: 'filter', side: 'request', expected: 'only rows with the value' } as const;
const sorted = { kind: 'sort', side: 'request', expected: 'the rows in the requested order' } as const;

describe('a deviating list', () => {
  it.each<Case>([
    {
      name: 'page 2 begins with the last row of page 1',
      plant: {
        json: inPages(({ data }, page, request) =>
          page === 2 && getSize(request) === 10 ? { data: [LOTS[15]!, ...data.slice(1)] } : {},
        ),
      },
      expected: { ...repeated, seen: '1 row again' },
    },
    {
      name: 'the page number is ignored',
      plant: { request: ({ body }) => void Object.assign(body, { pageNo: 1 }) },
      expected: { ...repeated, seen: 'page 2 with the rows of page 1' },
    },
    {
      name: 'a row is on none of the pages',
      plant: {
        json: inPages(({ data }, page, request) =>
          page === 2 && getSize(request) === 10 ? { data: [{ ...data[0], lotId: 900 }, ...data.slice(1)] } : {},
        ),
      },
      expected: {
        kind: 'page',
        side: 'response',
        expected: 'each row on one of the pages',
        seen: '1 row on none of them',
      },
    },
    {
      name: 'page 2 lacks a row',
      plant: { json: inPages(({ data }, page) => (page === 2 ? { data: data.slice(1) } : {})) },
      expected: { ...total, seen: 'total 25, and 9 rows on page 2' },
    },
    {
      name: 'the total is too small',
      plant: { json: inPages(() => ({ total: 22 })) },
      expected: { ...total, seen: 'total 22, and 5 rows on page 3' },
    },
    {
      name: 'the total is too large',
      plant: { json: inPages(() => ({ total: 29 })) },
      expected: { ...total, seen: 'total 29, and 5 rows on page 3' },
    },
    {
      name: 'the total is that of the page',
      plant: { json: inPages(({ data }) => ({ total: data.length })) },
      expected: { ...total, seen: 'total 10, and 10 rows on page 2' },
    },
    {
      name: 'the total differs from page to page',
      plant: { json: inPages(({ total: count }, page) => ({ total: count + page })) },
      expected: {
        kind: 'total',
        side: 'response',
        expected: 'the same total on each page',
        seen: '3 different totals',
      },
    },
    {
      name: 'the total is a text that is no number',
      plant: { json: inPages(() => ({ total: 'many' as unknown as number })) },
      expected: {
        kind: 'total',
        side: 'response',
        expected: 'the total as a whole number',
        seen: 'nothing, or no number',
      },
    },
    {
      name: 'the page size is ignored',
      plant: { request: ({ body }) => void Object.assign(body, { pageSize: 5 }) },
      expected: { kind: 'pageSize', side: 'request', expected: '10 rows on a page', seen: '5 rows on page 1' },
    },
    {
      name: 'all rows are on page 1',
      plant: { request: ({ body }) => void Object.assign(body, { pageNo: 1, pageSize: 1000 }) },
      expected: { kind: 'pageSize', side: 'request', expected: '10 rows on a page', seen: '25 rows on page 1' },
    },
    {
      name: 'the rows are an object',
      plant: { json: (envelope: Envelope) => ({ ...envelope, data: { first: envelope.data[0] } }) },
      expected: { kind: 'type', side: 'response', expected: 'an array of rows in data.records', seen: 'nothing' },
    },
    {
      name: 'a row is a text',
      plant: {
        json: inPages(({ data }, page) => (page === 1 ? { data: ['Lot' as unknown as Row, ...data.slice(1)] } : {})),
      },
      expected: { kind: 'type', side: 'response', field: '(row)', expected: 'object', seen: 'text of 3 characters' },
    },
    {
      name: 'a filter is ignored',
      plant: { request: ignoreFilter('kind') },
      expected: { ...filtered, field: 'kind', seen: 'the same rows as without it' },
    },
    {
      name: 'a filter selects other rows',
      plant: { request: (request) => void (getFilters(request)['kind'] &&= 'ROOF') },
      expected: { ...filtered, field: 'kind', seen: '8 of 8 rows without it' },
    },
    {
      name: 'a filter selects no rows',
      plant: {
        json: (envelope: Envelope, request: SentRequest) =>
          getFilters(request)['kind'] === undefined ? envelope : { ...envelope, data: [], total: 0 },
      },
      expected: { ...filtered, expected: 'the rows with the value', field: 'kind', seen: 'no rows' },
    },
    {
      name: 'the filter of a period is ignored',
      plant: { request: ignoreFilter('opened') },
      expected: { ...filtered, field: 'opened', seen: 'the same rows as without it' },
    },
    {
      name: 'the search is ignored',
      plant: { request: ignoreFilter('criteria') },
      expected: {
        kind: 'search',
        side: 'request',
        field: 'criteria',
        expected: 'no rows for a text that no row has',
        seen: 'the same rows as without it',
      },
    },
    {
      name: 'the search finds nothing',
      plant: {
        json: (envelope: Envelope, request: SentRequest) =>
          getFilters(request)['criteria'] === undefined ? envelope : { ...envelope, data: [], total: 0 },
      },
      expected: {
        kind: 'search',
        side: 'request',
        field: 'criteria',
        expected: 'the rows that contain the text',
        seen: 'no rows',
      },
    },
    {
      name: 'the order of one column is ignored',
      dialect: 'json-server',
      plant: { request: ({ query }) => void (query.get('_sort') === 'spaces' && query.delete('_sort')) },
      expected: { ...sorted, field: 'spaces', seen: 'the same rows ascending and descending' },
    },
    {
      name: 'the order of one column is reversed',
      dialect: 'json-server',
      plant: { request: (request) => void (request.query.get('_sort') === 'spaces' && reverse(request)) },
      expected: { ...sorted, field: 'spaces', seen: 'another order when ascending' },
    },
    {
      name: 'numbers are sorted as texts',
      dialect: 'json-server',
      plant: {
        json: (rows: Row[], { query }: SentRequest) =>
          query.get('_sort') === 'lotId' && query.get('_order') === 'asc'
            ? rows.toSorted((one, other) => (String(one['lotId']) < String(other['lotId']) ? -1 : 1))
            : rows,
      },
      expected: { ...sorted, field: 'lotId', seen: 'another order when ascending' },
    },
    {
      name: 'the order is ignored',
      dialect: 'spring',
      plant: { request: ({ query }) => void (query.get('sort')?.startsWith('lotName') && query.delete('sort')) },
      expected: { ...sorted, field: 'lotName', seen: 'the same rows ascending and descending' },
    },
    {
      name: 'pages are counted from 1',
      dialect: 'spring',
      plant: { request: ({ query }) => query.set('page', String(Math.max(0, Number(query.get('page')) - 1))) },
      expected: { ...repeated, seen: 'page 2 with the rows of page 1' },
    },
    {
      name: 'the header with the total is missing',
      dialect: 'json-server',
      plant: { respond: (_request, { headers }) => void headers.delete('x-total-count') },
      expected: {
        kind: 'total',
        side: 'response',
        expected: 'the total as a whole number',
        seen: 'nothing, or no number',
      },
    },
    {
      name: 'the cursor is ignored',
      dialect: 'cursor',
      plant: { request: ({ query }) => query.delete('cursor') },
      expected: { ...repeated, seen: 'page 2 with the rows of page 1' },
    },
  ])('is found once: $name', async ({ plant, dialect, expected }) => {
    const report = await checkPlanted([{ call: 'page', ...plant }], dialect === undefined ? {} : { dialect });
    const call = dialect === undefined ? 'POST lots/pages' : 'GET lots';
    expect(getFacts(report)).toEqual([{ entity: 'lot', call, ...expected }]);
  });
});
