import { describe, expect, it } from 'vitest';
import { expandParams } from '../../../../tools/schema/import/api/expandParams';
import type { Parameter } from '../../../../tools/schema/import/api/operations';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { detectFilters } from '../../../../tools/schema/import/dialect/detectFilters';
import { detectPaging } from '../../../../tools/schema/import/dialect/detectPaging';
import { detectSorting } from '../../../../tools/schema/import/dialect/detectSorting';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { param } from './queryParameter';

const reader = new SchemaReader({});
const object = (properties: Json): Json => ({ type: 'object', properties });
const NUMBER = { type: 'integer' };
const TEXT = { type: 'string' };

describe('paging', () => {
  it.each<[string, Parameter[], object]>([
    ['page and size', [param('page', { default: 1 }), param('size')], { pageParam: 'page', pageSizeParam: 'size' }],
    [
      'a first page of 0',
      [param('page', { minimum: 0 }), param('per_page', { maximum: 50 })],
      { pageParam: 'page', firstPage: 0, pageSizeParam: 'per_page', maxPageSize: 50 },
    ],
    [
      'a zero-based page in words',
      [param('page', {}, { description: 'Zero-based page index' })],
      { pageParam: 'page', firstPage: 0 },
    ],
    ['offset and limit', [param('offset'), param('limit')], { offsetParam: 'offset', pageSizeParam: 'limit' }],
    ['_start and _end', [param('_start'), param('_end')], { offsetParam: '_start', endParam: '_end' }],
    ['a cursor', [param('starting_after'), param('limit')], { cursorParam: 'starting_after', pageSizeParam: 'limit' }],
    ['a page token', [param('pageToken'), param('pageSize')], { cursorParam: 'pageToken', pageSizeParam: 'pageSize' }],
    [
      'brackets',
      [param('page[number]'), param('page[size]')],
      { pageParam: 'page[number]', pageSizeParam: 'page[size]' },
    ],
    ['first and max', [param('first'), param('max')], { offsetParam: 'first', pageSizeParam: 'max' }],
    ['OData', [param('$skip'), param('$top')], { offsetParam: '$skip', pageSizeParam: '$top' }],
    [
      'SkipCount and MaxResultCount',
      [param('SkipCount', NUMBER), param('MaxResultCount', { ...NUMBER, maximum: 2147483647 })],
      { offsetParam: 'SkipCount', pageSizeParam: 'MaxResultCount' },
    ],
    ['an iterator', [param('iterator'), param('limit')], { cursorParam: 'iterator', pageSizeParam: 'limit' }],
    [
      'an index that is a token',
      [param('offset', TEXT, { description: 'Offset token of the previous page' }), param('limit')],
      { cursorParam: 'offset', pageSizeParam: 'limit' },
    ],
    ['the length of a page', [param('page'), param('length')], { pageParam: 'page', pageSizeParam: 'length' }],
    ['a length that is none', [param('length')], {}],
    [
      'two sizes, of which one names the page',
      [param('pageNumber'), param('numberToRead'), param('pageSize')],
      { pageParam: 'pageNumber', pageSizeParam: 'pageSize' },
    ],
    ['startAt', [param('startAt'), param('maxResults')], { offsetParam: 'startAt', pageSizeParam: 'maxResults' }],
    ['none', [param('name')], {}],
  ])('%s', (_, params, format) => expect(detectPaging(params, false).format).toEqual(format));

  it.each<[string, Parameter[], string[]]>([
    [
      'the way back of a cursor',
      [param('starting_after'), param('ending_before'), param('limit')],
      ['starting_after', 'limit', 'ending_before'],
    ],
    [
      'a second way to the same page',
      [param('page'), param('page_size'), param('limit'), param('offset')],
      ['page', 'page_size', 'offset', 'limit'],
    ],
  ])('%s is no filter', (_, params, used) => expect(detectPaging(params, false).usedParams).toEqual(used));

  it('of Spring begins at 0, which is a guess without a statement', () => {
    const { format, guesses } = detectPaging([param('page'), param('size')], true);
    expect(format).toEqual({ pageParam: 'page', firstPage: 0, pageSizeParam: 'size' });
    expect(guesses).toEqual(['the first page is number 0, which the document does not say']);
  });
});

describe('sorting', () => {
  it.each<[string, Parameter[], object]>([
    ['a minus in the codes', [param('sort', { enum: ['name', '-name'] })], { sortParam: 'sort' }],
    [
      'name,desc in an example',
      [param('sort', {}, { example: 'name,desc' })],
      { sortParam: 'sort', sortFormat: { asc: '{field},asc', desc: '{field},desc' } },
    ],
    [
      'name:asc in the description',
      [param('sort_by', {}, { description: 'e.g. name:asc' })],
      { sortParam: 'sort_by', sortFormat: { asc: '{field}:asc', desc: '{field}:desc' } },
    ],
    [
      'name desc',
      [param('$orderby', {}, { example: 'name desc' })],
      { sortParam: '$orderby', sortFormat: { asc: '{field} asc', desc: '{field} desc' } },
    ],
    [
      'a direction',
      [param('_sort'), param('_order', { enum: ['asc', 'desc'] })],
      { sortParam: '_sort', orderParam: '_order' },
    ],
    [
      'a direction in capitals',
      [param('sortBy'), param('direction', { enum: ['ASC', 'DESC'] })],
      { sortParam: 'sortBy', orderParam: 'direction', orderFormat: { asc: 'ASC', desc: 'DESC' } },
    ],
    [
      'a direction that is named sort',
      [param('order_by', { enum: ['id', 'name'] }), param('sort', { enum: ['asc', 'desc'] })],
      { sortParam: 'order_by', orderParam: 'sort' },
    ],
    [
      'Sorting of ASP.NET frameworks',
      [param('Sorting', TEXT)],
      { sortParam: 'Sorting', sortFormat: { asc: '{field} asc', desc: '{field} desc' } },
    ],
    ['a direction without a field', [param('order', { enum: ['ascending', 'descending'] })], {}],
    ['none', [param('name')], {}],
  ])('%s', (_, params, format) => expect(detectSorting(params, false).format).toEqual(format));
});

describe('parameters that are objects', () => {
  const PAGEABLE = object({ page: NUMBER, size: NUMBER, sort: TEXT });
  it.each<[string, Parameter[], string]>([
    ['are one for each property', [param('pageable', PAGEABLE, { isRequired: true })], 'page size sort'],
    [
      'have the keys of their example',
      [param('page', { type: 'object' }, { style: 'deepObject', example: '{ "page[number]": 1, "page[size]": 5 }' })],
      'page[number] page[size]',
    ],
    ['are written in brackets if they are a page', [param('page', object({ number: NUMBER }))], 'page[number]'],
    ['stay if they are compared with a field', [param('price', object({ gte: NUMBER }))], 'price'],
    ['stay if they are filters', [param('filter', object({ price: NUMBER }))], 'filter'],
    ['stay if their style is another', [param('x', PAGEABLE, { style: 'deepObject', explode: true })], 'x'],
  ])('%s', (_, params, names) => {
    const expanded = expandParams(reader, params, ['price']);
    expect(expanded.map(({ name }) => name).join(' ')).toBe(names);
    expect(expanded.some(({ isRequired }) => isRequired)).toBe(false);
  });
});

describe('filters', () => {
  const FIELDS = ['status', 'price', 'name'];
  it.each<[string, Parameter[], object, string[]]>([
    ['a field', [param('status')], {}, ['status']],
    [
      'comparisons in brackets',
      [param('price[gte]'), param('price[lte]')],
      { filterParams: { gte: '{field}[gte]', lte: '{field}[lte]' } },
      ['price_gte', 'price_lte'],
    ],
    ['json-server ends need no template', [param('price_gte'), param('name_like')], {}, ['price_gte', 'name_like']],
    ['Django ends', [param('price__gte')], { filterParams: { gte: '{field}__gte' } }, ['price_gte']],
    ['a filter in brackets', [param('filter[status]')], { filterParams: { eq: 'filter[{field}]' } }, ['status']],
    [
      'an object with fields',
      [param('filter', object({ status: TEXT }))],
      { filterParams: { eq: 'filter[{field}]' } },
      ['status'],
    ],
    [
      'an object with comparisons',
      [param('where', object({ price: object({ gt: NUMBER }) }))],
      { filterParams: { gt: 'where[{field}][gt]' } },
      ['price_gt'],
    ],
    [
      'a list with commas',
      [param('status', { type: 'array', items: TEXT }, { explode: false })],
      { arrayFormat: 'comma' },
      ['status'],
    ],
    [
      'a list with brackets',
      [param('status[]', { type: 'array', items: TEXT })],
      { arrayFormat: 'brackets' },
      ['status'],
    ],
    [
      'comparisons as an object with the name of the field',
      [param('price', object({ $and: {}, $gte: TEXT, $lte: TEXT }))],
      { filterParams: { gte: '{field}[$gte]', lte: '{field}[$lte]' } },
      ['price_gte', 'price_lte'],
    ],
    [
      'of many comparisons those that a screen needs',
      ['equals', 'notEquals', 'in', 'contains', 'doesNotContain', 'specified'].map((end) => param(`name.${end}`, TEXT)),
      { filterParams: { like: '{field}.contains' } },
      ['name_like'],
    ],
    [
      'of many comparisons a range',
      ['', '__n', '__gt', '__gte', '__lt', '__lte', '__empty'].map((end) => param(`price${end}`, NUMBER)),
      { filterParams: { gte: '{field}__gte', lte: '{field}__lte' } },
      ['price_gte', 'price_lte'],
    ],
    [
      'of many comparisons of an id equality, also if it is no field',
      ['gt', 'equals', 'specified'].map((end) => param(`ownerId.${end}`, NUMBER)),
      { filterParams: { eq: '{field}.equals' } },
      ['ownerId'],
    ],
    ['two ways to write a comparison', [param('status'), param('filter[name]', TEXT)], {}, ['status', 'filter[name]']],
    ['a search beside a query language', [param('q'), param('search', TEXT)], { searchParam: 'search' }, []],
    ['a search', [param('search')], { searchParam: 'search' }, []],
    ['the usual search', [param('q')], {}, []],
    ['another parameter', [param('bornAfter')], {}, ['bornAfter']],
    ['fields of the answer are none', [param('fields'), param('include'), param('_embed')], {}, []],
  ])('%s', (_, params, format, names) => {
    const detected = detectFilters(reader, params, FIELDS);
    expect(detected.format).toEqual(format);
    expect(detected.filters.map(({ name }) => name)).toEqual(names);
  });

  it('a name in another case is that of a field, and stays the name of the parameter', () => {
    const { format, filters } = detectFilters(
      reader,
      [param('Filter', TEXT), param('Name', TEXT), param('BornMin', TEXT), param('BornMax', TEXT)],
      ['name', 'born'],
    );
    expect(format).toEqual({ searchParam: 'Filter' });
    expect(filters).toMatchObject([
      { name: 'Name', field: 'name', operator: 'eq' },
      { name: 'BornMin', field: 'born', operator: 'gte' },
      { name: 'BornMax', field: 'born', operator: 'lte' },
    ]);
  });

  it('a query language is left out and named', () => {
    expect(detectFilters(reader, [param('$filter', TEXT)], FIELDS)).toMatchObject({
      filters: [],
      guesses: ['the parameter $filter is not used: the document does not say which filters it takes'],
    });
  });
});
