/** What documents say of lists in descriptions only. */
import { expect, it } from 'vitest';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { detectFilters } from '../../../../tools/schema/import/dialect/detectFilters';
import { detectPaging } from '../../../../tools/schema/import/dialect/detectPaging';
import { detectSorting } from '../../../../tools/schema/import/dialect/detectSorting';
import type { Parameter } from '../../../../tools/schema/import/api/operations';
import { param } from './queryParameter';

const TEXT = { type: 'string' };

it.each<[string, Parameter, string[] | undefined]>([
  ['codes', param('sort', { enum: ['name', '-name', 'size,desc'] }), ['name', 'size']],
  ['codes of a list', param('sort', { type: 'array', items: { enum: ['name', '-name'] } }), ['name']],
  [
    'a description',
    param('sortBy', TEXT, { description: 'Allowed: createdAt, name. The default is name.' }),
    ['createdAt', 'name'],
  ],
  [
    'values in quotes',
    param('sort', TEXT, { description: 'Field. Valid values are `name`, `size` or `-age`' }),
    ['name', 'size', 'age'],
  ],
  ['directions only', param('sort', TEXT, { description: 'Allowed: asc, desc.' }), undefined],
  ['another list', param('sort', TEXT, { description: 'A field, such as name, size' }), undefined],
])('the fields by which an API sorts are stated by %s', (_, sort, fields) =>
  expect(detectSorting([sort], false).sortFields).toEqual(fields),
);

it.each<[string, Parameter[], object]>([
  [
    'a largest page in words',
    [param('page'), param('pageSize', {}, { description: 'Results per page. Allowed values 1-100, default is 25.' })],
    { pageParam: 'page', pageSizeParam: 'pageSize', maxPageSize: 100 },
  ],
  [
    'a size that takes the place of a deprecated one',
    [param('page'), param('per_page', {}, { description: 'deprecated - use limit' }), param('limit')],
    { pageParam: 'page', pageSizeParam: 'limit' },
  ],
  [
    'a default in words, which is no largest page',
    [param('limit', {}, { description: 'Maximum number of items (default 20)' })],
    { pageSizeParam: 'limit' },
  ],
  [
    'a first page in words, beside a limit that says otherwise',
    [param('page', { minimum: 0 }, { description: 'Pages through the results, starting at page `1`.' })],
    { pageParam: 'page' },
  ],
])('paging by %s', (_, params, format) => expect(detectPaging(params, false).format).toEqual(format));

const DIRECTION = { enum: ['asc', 'desc'] };

it.each<[string, Parameter[], object]>([
  [
    'for each field',
    [param('order[name]', DIRECTION), param('order[size]', DIRECTION)],
    { sortFields: ['name', 'size'] },
  ],
  [
    'as an object',
    [
      param('order', { type: 'object' }),
      param('sort_by', { type: 'object' }, { description: 'Valid fields are `name`, `size`' }),
    ],
    { sortFields: ['name', 'size'], format: { sortParam: 'sort_by[{field}]' } },
  ],
  [
    'with codes of its own',
    [param('$sort[name]', { enum: ['ASCENDING', 'DESCENDING'] })],
    { format: { sortParam: '$sort[{field}]', sortFormat: { asc: 'ASCENDING', desc: 'DESCENDING' } } },
  ],
])('an order whose parameter has the field in its name is described %s', (_, params, expected) =>
  expect(detectSorting(params, false)).toMatchObject(expected),
);

const ROW = {
  id: { type: 'integer' },
  name: TEXT,
  kind: { enum: ['a', 'b'], type: 'string' },
  made: { ...TEXT, format: 'date-time' },
  size: { type: 'number' },
  tags: { type: 'array' },
};
const DIRECTUS =
  '^(\\[[^\\[\\]]*?\\]){1}(\\[(_eq|_neq|_lt|_lte|_gt|_gte|_in|_nin|_null|_contains|_icontains)\\])?=.*?$';
const ANY = {
  eq: 'filter[{field}][_eq]',
  like: 'filter[{field}][_icontains]',
  gte: 'filter[{field}][_gte]',
  lte: 'filter[{field}][_lte]',
};
const LISTED = { description: 'Returns records with this value. Valid fields are `kind`, `id`, `lost` and `made`.' };
const OBJECT = { type: 'object' };

it.each<[string, Parameter[], object, string[]]>([
  [
    'a pattern',
    [param('filter', { type: 'array', items: { ...TEXT, pattern: DIRECTUS } })],
    ANY,
    ['id', 'name_like', 'kind', 'made_gte', 'made_lte', 'size_gte', 'size_lte'],
  ],
  [
    'an example',
    [param('where', TEXT, { description: 'As in `where[name][$eq]=x` or `where[name][$like]=x`' })],
    { eq: 'where[{field}][$eq]', like: 'where[{field}][$like]' },
    ['id', 'name_like', 'kind'],
  ],
  [
    'a list of fields',
    [param('filter', OBJECT, LISTED), param('filter_gteq', OBJECT, LISTED), param('filter_lteq', OBJECT, LISTED)],
    { eq: 'filter[{field}]', gte: 'filter_gteq[{field}]', lte: 'filter_lteq[{field}]' },
    ['kind', 'id', 'made_gte', 'made_lte'],
  ],
  [
    'names of parameters',
    [param('filter[made][gte]', TEXT), param('filter[name][contains]', TEXT), param('q[kind]', TEXT)],
    { gte: 'filter[{field}][gte]', like: 'filter[{field}][contains]', eq: 'q[{field}]' },
    ['made_gte', 'name_like', 'kind'],
  ],
  ['nothing', [param('filter', TEXT, { description: 'A filter with [brackets] as in our guide' })], {}, []],
])('filters of fields are stated by %s', (_, params, filterParams, names) => {
  const detected = detectFilters(new SchemaReader({}), params, Object.keys(ROW), () => true, ROW);
  expect(detected.format.filterParams ?? {}).toEqual(filterParams);
  expect(detected.filters.map(({ name }) => name)).toEqual(names);
});
