/** Parsing of responses by status and body. */
import { describe, expect, it } from 'vitest';
import type { ErrorFactory } from '../../../dataProvider/contract/errors';
import { parseCount, parseResponseRows } from '../../../dataProvider/wire/parseResponseRows';
import { parseEnvelope, parseJsonResponse } from '../../../dataProvider/transport/parseResponse';
import { HttpError } from 'ra-core';

const fail: ErrorFactory = (fault, { status = 0 } = {}) => new HttpError(fault, status, { fault });
const said = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return (error as Error).message;
  }
};
const raw = (status: number, text: string, contentType = 'application/json') => ({ status, text, contentType });
const ENVELOPE = '{"success":true,"data":1}';

describe('an answer', () => {
  it.each([
    [raw(200, ENVELOPE), { success: true, data: 1 }],
    [raw(299, ENVELOPE), { success: true, data: 1 }],
    [raw(300, ENVELOPE), 'failed'],
    [raw(199, ENVELOPE), 'failed'],
    [raw(399, '{}'), 'failed'],
    [raw(400, '{}'), 'status'],
    [raw(500, '{"success":false}', 'text/html'), 'server'],
    [raw(500, ' \n<p>x', 'text/plain'), 'html'],
    [raw(500, 'text < more', 'text/plain'), 'server'],
    [raw(200, ' \n '), 'empty'],
    [raw(200, ' <p>', 'text/plain'), 'html'],
    [raw(200, 'x <p>', 'text/plain'), 'json'],
    [raw(204, 'nothing at all'), { success: true }],
    [raw(200, '{"code":500,"msg":"Out of order"}'), 'Out of order'],
    [raw(200, '{"code":500,"msg":"Out of order","data":null}'), 'Out of order'],
    [raw(200, '{"status":"error","message":"Out of order"}'), 'Out of order'],
    [raw(200, '{"code":500}'), 'odd'],
    [raw(200, '{"data":0}'), { data: 0 }],
    [raw(200, '{"records":[]}'), { records: [] }],
    [raw(200, '{"data":null,"total":0}'), { data: null, total: 0 }],
    [raw(200, '{"success":true,"data":null}'), { success: true, data: null }],
  ])('%j', (answer, expected) => {
    expect(said(() => parseEnvelope(answer, true, fail))).toEqual(expected);
  });
});

describe('the answer to a write', () => {
  it.each([
    [raw(200, ENVELOPE), { success: true, data: 1 }],
    [raw(200, '{"code":500,"msg":"Out of order"}'), 'Out of order'],
    [raw(200, '{"status":"error","message":"Out of order"}'), 'Out of order'],
    [raw(200, '{"code":500,"msg":" "}'), 'unconfirmed'],
    [raw(200, '{"data":1}'), 'unconfirmed'],
    [raw(201, '{}'), 'unconfirmed'],
    [raw(200, '{"msg":"ok"}'), 'unconfirmed'],
    [raw(200, '{"code":200,"msg":"Updated"}'), 'unconfirmed'],
    [raw(200, '{"error":"E17","msg":"Out of order"}'), 'Out of order'],
    [raw(200, '{"success":"true","msg":""}'), 'failed'],
    [raw(204, ''), { success: true }],
  ])('%j', (answer, expected) => {
    expect(said(() => parseEnvelope(answer, false, fail))).toEqual(expected);
  });
});

describe('an answer without an envelope', () => {
  it.each([
    [raw(200, '[1]'), [1]],
    [raw(299, '[1]'), [1]],
    [raw(300, '[1]'), 'failed'],
    [raw(199, '[1]'), 'failed'],
    [raw(200, ' \n '), null],
    [raw(200, '<p>'), 'html'],
    [raw(200, '{'), 'json'],
  ])('%j', (answer, expected) => {
    expect(said(() => parseJsonResponse(answer, fail))).toEqual(expected);
  });
});

it.each<[unknown, number | undefined]>([
  [3, 3],
  [0, 0],
  ['31', 31],
  [' 31 ', 31],
  ['x31', undefined],
  ['31x', undefined],
  ['', undefined],
  [-1, undefined],
  [2.5, undefined],
  [true, undefined],
  [null, undefined],
  [[3], undefined],
  [{}, undefined],
  ['1234567890123456', undefined],
])('counts %j as %s', (value, count) => {
  expect(parseCount(value)).toBe(count);
});

describe('the number of rows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
  const opened = (count: number, reportedTotal: number | undefined, page: number, perPage: number) => {
    const warned: unknown[] = [];
    const { total, pageInfo } = parseResponseRows(rows(count), { reportedTotal }, { page, perPage }, (...what) =>
      warned.push(what),
    );
    return { total, more: pageInfo?.hasNextPage, warned: warned.length };
  };
  it.each<[string, Parameters<typeof opened>, { total: number; more?: boolean; warned: number }]>([
    ['is believed', [10, 31, 1, 10], { total: 31, warned: 0 }],
    ['is the rows up to a full page at least', [10, 19, 2, 10], { total: 21, more: true, warned: 1 }],
    ['fits a full page exactly', [10, 20, 2, 10], { total: 20, warned: 0 }],
    ['is not known after a full page', [10, undefined, 2, 10], { total: 21, more: true, warned: 1 }],
    ['is known after a page that is not full', [4, undefined, 2, 10], { total: 14, warned: 1 }],
    ['counts a full page of a large size', [100, 150, 2, 100], { total: 201, more: true, warned: 1 }],
    ['leaves pages out that a server may not give so large', [50, 60, 2, 200], { total: 60, warned: 0 }],
    ['may be more than was asked for', [30, undefined, 1, 10], { total: 30, warned: 1 }],
    ['is nothing on a first page without rows', [0, 7, 1, 10], { total: 0, warned: 1 }],
    ['has an end before a page without rows', [0, undefined, 3, 10], { total: 0, more: false, warned: 1 }],
  ])('%s', (_, asked, expected) => {
    expect(opened(...asked)).toEqual({ more: undefined, ...expected });
  });
});
