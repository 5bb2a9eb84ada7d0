/** Builds the list of an entity: columns and filters. */
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import type { DetectedFilter } from '../dialect/detectFilters';
import { buildField } from './buildField';
import type { BuiltFields, EntityContext } from './entityContext';
import { normalizeFields } from './normalizeFields';

const MAX_COLUMNS = 7;
const SCALARS = ['string', 'integer', 'number', 'boolean'];

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);
const getTypes = ({ type }: Json): unknown[] => [type].flat();

/** Whether a cell can show the field without crowding out the others. */
function isColumn(field: Json): boolean {
  const { widget } = getUi(field);
  const isScalar = getTypes(field).some((type) => SCALARS.includes(String(type)));
  return (
    isScalar &&
    field['writeOnly'] !== true &&
    !['multiline', 'json', 'password'].includes(String(widget)) &&
    field['format'] !== 'uri'
  );
}

function buildColumns({ idField, titleField }: EntityContext, fields: BuiltFields): string[] {
  const first = [idField, titleField].filter((name) => name !== undefined && name in fields) as string[];
  const others = Object.keys(fields).filter((name) => !first.includes(name) && isColumn(fields[name]!));
  return [...first, ...others].slice(0, MAX_COLUMNS);
}

const hasOptions = (field: Json): boolean =>
  field['enum'] !== undefined || field['oneOf'] !== undefined || getUi(field)['options'] !== undefined;

/** A filter whose values the document lists several of, on a field with options. */
const isMultiple = ({ schema }: DetectedFilter, field: Json): boolean =>
  getTypes(schema).includes('array') && hasOptions(field) && !getTypes(field).includes('array');

const buildSearch = (): Json => ({ name: 'q', title: 'Search', search: true, placeholder: 'Search' });

/** Filters that only name fields of the record. */
function buildNamedFilters(filters: readonly DetectedFilter[], fields: BuiltFields, hasSearch: boolean): unknown[] {
  const named = filters.map((filter) =>
    isMultiple(filter, fields[filter.name]!) ? { name: filter.name, multiple: true } : filter.name,
  );
  return [...named, ...(hasSearch ? [buildSearch()] : [])];
}

/** Returns the value with which a filter starts: the default of the document, or the first code if it is required. */
function getInitialValue({ isRequired, schema }: DetectedFilter): unknown {
  const codes = schema['enum'];
  return schema['default'] ?? (isRequired && Array.isArray(codes) ? (codes[0] as unknown) : undefined);
}

const COMPARISONS: Readonly<Record<string, string>> = {
  gte: 'from',
  gt: 'above',
  lte: 'to',
  lt: 'below',
  like: 'contains',
  ne: 'is not',
};

/** `price_gte` → `Price from`. */
function getFilterTitle({ name, field }: DetectedFilter): string {
  const comparison = field === undefined ? undefined : COMPARISONS[name.slice(field.length + 1)];
  return comparison === undefined ? toTitle(name) : `${toTitle(field!)} ${comparison}`;
}

/** Filters of which some are no fields: an object like that of a record. */
function buildFilterShape(
  context: EntityContext,
  filters: readonly DetectedFilter[],
  fields: BuiltFields,
  hasSearch: boolean,
): Json {
  const { document } = context.reader;
  const schemas = Object.fromEntries(filters.map(({ name, schema }) => [name, schema]));
  const normalized = normalizeFields(document, schemas);
  const properties = filters.map((filter): [string, Json] => {
    const { name } = filter;
    const initial = getInitialValue(filter);
    const isOwnField = name in fields;
    if (isOwnField) return [name, initial === undefined ? {} : { default: initial }];
    const {
      default: _,
      description: __,
      minItems: ___,
      ...built
    } = buildField(name, normalized[name] ?? { type: 'string' });
    const type = built['type'] ?? 'string';
    return [
      name,
      { ...built, type, title: getFilterTitle(filter), ...(initial === undefined ? {} : { default: initial }) },
    ];
  });
  const search: [string, Json][] = hasSearch ? [['q', { type: 'string', title: 'Search' }]] : [];
  const required = filters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    properties: Object.fromEntries([...properties, ...search]),
    ...(required.length > 0 ? { required } : {}),
  };
}

function buildFilters(context: EntityContext, fields: BuiltFields): unknown {
  const { filters: all, hasSearch } = context.dialect.filters;
  const seen = new Set<string>();
  const filters = all.filter((filter) => {
    const isNew = !seen.has(filter.name);
    seen.add(filter.name);
    const field = fields[filter.name];
    return isNew && filter.name !== context.idField && !(field && !isFilterable(field));
  });
  if (filters.length === 0 && !hasSearch) return undefined;
  return filters.every(({ name, isRequired }) => name in fields && !isRequired)
    ? buildNamedFilters(filters, fields, hasSearch)
    : buildFilterShape(context, filters, fields, hasSearch);
}

const isFilterable = (field: Json): boolean =>
  !isObject(field['properties']) &&
  getUi(field)['widget'] !== 'json' &&
  getTypes(field).some((type) => SCALARS.includes(String(type)) || hasOptions(field));

export function buildList(context: EntityContext, fields: BuiltFields): Json {
  const filters = buildFilters(context, fields);
  const columns = buildColumns(context, fields);
  return { ...(columns.length > 0 ? { columns } : {}), ...(filters === undefined ? {} : { filters }) };
}
