/** Responses that the app cannot use, records of other ids, and option lists: each deviation is found once. */
import { describe, expect, it } from 'vitest';
import type { Row } from '../../../fixtures/harness';
import { checkPlanted, getFacts, type Fact, type Plant, type PlantedCheck } from './plantedLots';

interface Case {
  name: string;
  plant: Plant;
  check?: PlantedCheck;
  /** Default: the response. */
  side?: Fact['side'];
  expected: Omit<Fact, 'entity' | 'side'> & { entity?: string };
}

const PAGE = 'POST lots/pages';
const GET = 'GET lots/{lotId}';
const OPTIONS = { entity: 'options/operators', call: 'GET operators', kind: 'option' } as const;

const LATE = { entity: 'options/operators', call: 'GET operators' };

const HTML = { headers: new Headers({ 'content-type': 'text/html' }), text: '<html><h1>Oops</h1></html>' };

/** Changes the response to the request for a record that does not exist. */
const forUnknown = (change: Partial<{ status: number; text: string; headers: Headers }>): Plant => ({
  call: 'get',
  respond: ({ path }) => (path.endsWith('/987654321') ? change : undefined),
});

const failOnce = (status: number): Plant['replace'] => {
  let isFirst = true;
  return () => {
    if (!isFirst) return undefined;
    isFirst = false;
    return { status, text: '{"success":false,"msg":"Busy"}' };
  };
};

describe('a deviating response', () => {
  it.each<Case>([
    {
      name: 'the record has another value than the row of the list',
      plant: { call: 'get', row: (row) => ({ ...row, lotName: `${String(row['lotName'])} II` }) },
      expected: {
        kind: 'record',
        call: GET,
        field: 'lotName',
        expected: 'the value of the list',
        seen: 'another value',
      },
    },
    {
      name: 'the record has another id',
      plant: { call: 'get', row: (row) => ({ ...row, lotId: 4711 }) },
      expected: {
        kind: 'record',
        call: GET,
        field: 'lotId',
        expected: 'the id that was requested',
        seen: 'another value',
      },
    },
    {
      name: 'a record that does not exist is an empty success',
      plant: forUnknown({ status: 200, text: '{"success":true,"data":null}' }),
      expected: { kind: 'error', call: GET, expected: 'an error for an unknown id', seen: 'success without a record' },
    },
    {
      name: 'a record that does not exist is another record',
      plant: forUnknown({ status: 200, text: '{"success":true,"data":{"lotId":1,"lotName":"Lot 01"}}' }),
      expected: { kind: 'error', call: GET, expected: 'an error for an unknown id', seen: 'a record' },
    },
    {
      name: 'an error has no text',
      plant: forUnknown({ status: 404, text: '{"success":false}' }),
      expected: {
        kind: 'error',
        call: GET,
        expected: 'a message in the error for an unknown id',
        seen: 'status 404 without a message',
      },
    },
    {
      name: 'an error is a page of HTML',
      plant: forUnknown({ status: 404, ...HTML }),
      expected: { kind: 'content', call: GET, expected: 'JSON', seen: 'text/html, status 404, that is no JSON' },
    },
    {
      name: 'a record that does not exist is a failure of the server',
      plant: forUnknown({ status: 500, text: '{"success":false,"msg":"NullPointerException"}' }),
      expected: { kind: 'error', call: GET, expected: 'status 404 for an unknown id', seen: 'status 500' },
    },
    {
      name: 'the list is a page of HTML',
      plant: { call: 'page', respond: () => ({ status: 200, ...HTML }) },
      expected: { kind: 'content', call: PAGE, expected: 'JSON', seen: 'text/html, status 200, that is no JSON' },
    },
    {
      name: 'the list is no valid JSON',
      plant: { call: 'page', respond: () => ({ text: '{"success":true,"data":[' }) },
      expected: {
        kind: 'content',
        call: PAGE,
        expected: 'JSON',
        seen: 'application/json, status 200, that is no JSON',
      },
    },
    {
      name: 'JSON has another content type',
      plant: {
        call: 'get',
        respond: () => ({ headers: new Headers({ 'content-type': 'text/plain; charset=utf-8' }) }),
      },
      expected: { kind: 'content', call: GET, expected: 'content type application/json', seen: 'text/plain' },
    },
    {
      name: 'the list is empty text',
      plant: { call: 'page', respond: () => ({ text: '' }) },
      expected: { kind: 'content', call: PAGE, expected: 'JSON', seen: 'an empty response, status 200' },
    },
    {
      name: 'the list reports a failure with status 200',
      plant: { call: 'page', respond: () => ({ text: '{"success":false,"msg":"No"}' }) },
      expected: {
        kind: 'error',
        call: PAGE,
        expected: 'a successful response',
        seen: 'status 200 that reports a failure',
      },
    },
    {
      name: 'the list is forbidden',
      plant: { call: 'page', respond: () => ({ status: 403, text: '{"success":false,"msg":"No"}' }) },
      expected: { kind: 'error', call: PAGE, expected: 'a successful response', seen: 'status 403' },
    },
    {
      name: 'a record has no envelope',
      plant: { call: 'get', json: ({ data, ...rest }: Row) => data ?? rest },
      expected: { kind: 'type', call: GET, expected: 'a record in the response', seen: 'a response without one' },
    },
    {
      name: 'the first try fails',
      plant: { call: 'page', replace: failOnce(503) },
      expected: {
        kind: 'error',
        call: PAGE,
        expected: 'a response at the first try',
        seen: 'status 503, then a retry',
      },
    },
    {
      name: 'the rows are not where the dialect has them',
      check: { dialect: 'spring' },
      plant: { call: 'page', json: ({ content, ...rest }: Row) => ({ items: content, ...rest }) },
      expected: {
        kind: 'type',
        call: 'GET lots',
        expected: 'an array of rows in content or the response itself',
        seen: 'object with 2 keys',
      },
    },
    {
      name: 'a record has no version',
      check: { dialect: 'hal' },
      plant: { call: 'get', respond: (_request, { headers }) => void headers.delete('etag') },
      expected: {
        kind: 'missing',
        call: 'GET lots/{id}',
        expected: 'the version of the record in the header ETag',
        seen: 'nothing',
      },
    },
    {
      name: 'an option has no label',
      plant: {
        call: 'operators',
        json: ({ data }: { data: Row[] }) => ({ success: true, data: data.map(({ code }) => ({ code })) }),
      },
      expected: { ...OPTIONS, field: 'name', expected: 'a label', seen: 'nothing' },
    },
    {
      name: 'two options have the same value',
      plant: { call: 'operators', json: ({ data }: { data: Row[] }) => ({ success: true, data: [...data, data[0]] }) },
      expected: { ...OPTIONS, field: 'code', expected: 'each value once', seen: 'a value again' },
    },
    {
      name: 'an option has no value',
      plant: {
        call: 'operators',
        json: ({ data }: { data: Row[] }) => ({ success: true, data: [...data, { name: 'West' }] }),
      },
      expected: { ...OPTIONS, field: 'code', expected: 'a value', seen: 'nothing' },
    },
    {
      name: 'the options are an object',
      plant: { call: 'operators', json: () => ({ success: true, data: { NORTH: 'North', SOUTH: 'South' } }) },
      expected: { ...OPTIONS, expected: 'an array of options', seen: 'object with 2 keys' },
    },
    {
      name: 'the search of an option list is ignored',
      side: 'request',
      plant: { call: 'owners', request: ({ query }) => query.delete('name') },
      expected: {
        ...OPTIONS,
        entity: 'options/owners',
        call: 'GET owners',
        kind: 'search',
        field: 'name',
        expected: 'no options for a text that no option has',
        seen: '2 options',
      },
    },
    {
      name: 'the option list lacks a value',
      plant: { call: 'operators', json: ({ data }: { data: Row[] }) => ({ success: true, data: data.slice(1) }) },
      expected: {
        kind: 'reference',
        call: PAGE,
        field: 'operator',
        expected: 'a value of the option list operators',
        seen: '"NORTH"',
      },
    },
  ])('is found once: $name', async ({ plant, check, side = 'response', expected }) => {
    expect(getFacts(await checkPlanted([plant], check))).toEqual([{ entity: 'lot', side, ...expected }]);
  });

  it('is found once: a response is late', async () => {
    let time = 0;
    const plant: Plant = {
      call: 'operators',
      respond: () => {
        time += 9000;
        return undefined;
      },
    };
    const { deviations } = await checkPlanted([plant], { clock: () => time });
    expect(deviations).toMatchObject([
      { kind: 'slow', ...LATE, side: 'response', expected: 'a response within 5000 ms', seen: '9000 ms', count: 1 },
    ]);
  });
});
