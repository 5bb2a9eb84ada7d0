/** Lists that do not do what the request says: each deviation is found once. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../fixtures/harness';
import { checkPlanted, getFacts, LOTS, type Fact, type Plant, type SentRequest } from './plantedLots';

interface Case {
  name: string;
  plant: Omit<Plant, 'call'>;
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

const repeated = { kind: 'page', side: 'response', expected: 'each row once on all pages' } as const;
const total = { kind: 'total', side: 'response', expected: 'as many rows as the total' } as const;
const filtered = { kind: 'filter', side: 'request', expected: 'only rows with the value' } as const;

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
      name: 'a row of a later page is on none of the pages',
      plant: {
        json: inPages(({ data }, page, request) =>
          page === 3 && getSize(request) === 10 ? { data: [{ ...data[0], lotId: 900 }, ...data.slice(1)] } : {},
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
      name: 'the total of a filtered list is that of all rows',
      plant: { json: (envelope: Envelope) => ({ ...envelope, total: 25 }) },
      expected: { ...total, seen: 'total 25, and 9 rows with the filter kind' },
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
  ])('is found once: $name', async ({ plant, expected }) => {
    const report = await checkPlanted([{ call: 'page', ...plant }]);
    expect(getFacts(report)).toEqual([{ entity: 'lot', call: 'POST lots/pages', ...expected }]);
  });
});
