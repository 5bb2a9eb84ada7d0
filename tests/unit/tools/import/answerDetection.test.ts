import { describe, expect, it } from 'vitest';
import { findRecord, findRows } from '../../../../tools/schema/import/api/responseShape';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { detectTotal } from '../../../../tools/schema/import/dialect/detectTotal';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const reader = new SchemaReader({});
const ROWS = { type: 'array', items: { type: 'object', properties: { id: {} } } };
const object = (properties: Json): Json => ({ type: 'object', properties });
const NUMBER = { type: 'integer' };
const TEXT = { type: 'string' };

describe('totals and next pages', () => {
  it.each<[string, Json, string[], boolean | string, object]>([
    ['a header', ROWS, ['x-total-count'], false, { totalHeader: 'X-Total-Count' }],
    ['totalElements', object({ content: ROWS, totalElements: NUMBER }), [], false, { totalPath: 'totalElements' }],
    [
      'inside of meta',
      object({ data: ROWS, meta: object({ pagination: object({ total: NUMBER }) }) }),
      [],
      false,
      { totalPath: 'meta.pagination.total' },
    ],
    [
      'a cursor',
      object({ items: ROWS, next_cursor: TEXT, has_more: { type: 'boolean' } }),
      [],
      true,
      { nextCursorPath: 'next_cursor', hasNextPath: 'has_more' },
    ],
    [
      'a link in the body',
      object({ data: ROWS, links: object({ next: TEXT }) }),
      [],
      true,
      { nextUrlPath: 'links.next' },
    ],
    ['the Link header', ROWS, ['link'], false, { linkHeader: true }],
    [
      'another total',
      object({ data: ROWS, pagination: object({ itemsTotal: NUMBER }) }),
      [],
      false,
      { totalPath: 'pagination.itemsTotal' },
    ],
    ['another header', ROWS, ['x-paging-totalresults'], false, { totalHeader: 'X-Paging-Totalresults' }],
    [
      'the last page',
      object({ data: ROWS, iterator: TEXT, done: { type: 'boolean' } }),
      [],
      true,
      { nextCursorPath: 'iterator', isLastPath: 'done' },
    ],
    [
      'a cursor about the next page',
      object({ data: ROWS, next_page: object({ offset: TEXT, path: TEXT }) }),
      [],
      true,
      { nextCursorPath: 'next_page.offset' },
    ],
    [
      'the id of the last row',
      object({ data: ROWS, has_more: { type: 'boolean' } }),
      [],
      'starting_after',
      { nextCursorField: 'id', hasNextPath: 'has_more' },
    ],
    [
      'a next page of which the call says nothing',
      object({ data: ROWS, links: object({ next: TEXT }) }),
      [],
      false,
      { nextUrlPath: 'links.next' },
    ],
    ['a cursor of which answers say nothing', ROWS, [], true, { linkHeader: true }],
    ['nothing', ROWS, [], false, {}],
  ])('%s', (_, schema, headers, cursor, expected) => {
    const cursorParam = cursor === true ? 'cursor' : cursor || undefined;
    expect(detectTotal(reader, schema, headers, { cursorParam, usesNumber: false }, ['id'])).toEqual(expected);
  });

  it('the address of the next page is not needed beside the number of a page and a total', () => {
    const links = object({ next: TEXT });
    const selection = { cursorParam: undefined, usesNumber: true };
    const total = detectTotal(reader, object({ data: ROWS, total: NUMBER, links }), [], selection);
    expect(total).toEqual({ totalPath: 'total' });
    expect(detectTotal(reader, object({ data: ROWS, links }), [], selection)).toEqual({ nextUrlPath: 'links.next' });
  });
});

describe('answers', () => {
  it.each<[string, Json, string | undefined]>([
    ['an array', ROWS, ''],
    ['data', object({ data: ROWS }), 'data'],
    ['nested', object({ result: object({ records: ROWS, count: NUMBER }) }), 'result.records'],
    ['_embedded', object({ _embedded: object({ orders: ROWS }), page: object({}) }), '_embedded.orders'],
    ['the name of the resource beside a total', object({ pets: ROWS, total: NUMBER }), 'pets'],
    ['a record with rows of its own', object({ id: NUMBER, lines: ROWS }), undefined],
    ['an array of texts', { type: 'array', items: TEXT }, undefined],
  ])('rows: %s', (_, schema, path) => expect(findRows(reader, schema)?.path).toBe(path));

  it.each<[string, Json, string, string | undefined]>([
    ['bare', object({ id: NUMBER, name: TEXT }), '', undefined],
    ['in data', object({ data: object({ id: NUMBER }) }), 'data', undefined],
    ['under its name', object({ pet: object({ id: NUMBER }) }), 'pet', undefined],
    [
      'with attributes',
      object({ data: object({ id: NUMBER, attributes: object({ name: TEXT }) }) }),
      'data',
      'attributes',
    ],
    [
      'with a field named attributes',
      object({ id: NUMBER, name: TEXT, attributes: { type: 'object', additionalProperties: true } }),
      '',
      undefined,
    ],
    ['with an object named data', object({ id: NUMBER, data: object({ x: TEXT }) }), '', undefined],
    [
      'with fields beside one that is named like a wrapper',
      object({ kind: TEXT, payload: object({ x: TEXT }) }),
      '',
      undefined,
    ],
    ['in a wrapper beside a status', object({ status: TEXT, payload: object({ x: TEXT }) }), 'payload', undefined],
  ])('record: %s', (_, schema, path, fieldsPath) =>
    expect(findRecord(reader, schema, ['pet'])).toMatchObject({ path, fieldsPath }),
  );
});
