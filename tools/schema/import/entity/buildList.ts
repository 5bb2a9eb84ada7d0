/** Builds the list of an entity: columns and filters. */
import { getFieldAtPath } from '../../lint/source/lintFolder';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { toKebabCase, toTitle } from '../api/names';
import type { DetectedFilter } from '../dialect/detectFilters';
import { buildField } from './buildField';
import { chooseFilters, findFilterReference } from './chooseFilters';
import { isOfType } from './documentValues';
import { chooseColumns } from './chooseColumns';
import { getColumnTitles } from './columnTitles';
import type { BuiltFields, EntityContext } from './entityContext';
import { getOptionListName } from './findEntityReferences';
import { hasNamedItems, isTextOrNamedObject } from './displayNames';
import { normalizeFields } from './normalizeFields';
import { findPartialFields } from './partialFields';
import { RECORD_REFERENCE } from '../source/restDocument';
import { getAlternativePath } from './variantColumns';

const SCALARS = ['string', 'integer', 'number', 'boolean'];

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);
const getTypes = ({ type }: Json): unknown[] => [type].flat();

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

const getCodes = (schema: Json): unknown[] => toList(schema['enum']);

/** Whether a filter has codes that the field lacks, such as `all`. */
function hasOwnCodes({ schema, name }: DetectedFilter, fields: BuiltFields): boolean {
  const field = fields[name] ?? {};
  const choices = toList(field['oneOf']).map((choice) => toObjectOrEmpty(choice)['const']);
  const codes = [...getCodes(field), ...choices];
  return codes.length > 0 && getCodes(schema).some((code) => !codes.includes(code));
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
function getFilterTitle({ name, field, operator }: DetectedFilter, fields: BuiltFields): string {
  if (field === undefined) return toTitle(name);
  const title = String(fields[field]?.['title'] ?? toTitle(field));
  const comparison = operator && COMPARISONS[operator];
  return comparison === undefined ? title : `${title} ${comparison}`;
}

/**
 * Returns the schema of one value: an API that takes several takes one, too. A value that is compared with a time has
 * the format of the field, whose serialization applies to it.
 */
function getValueSchema({ schema, field }: DetectedFilter, fields: BuiltFields): Json {
  const union = toList(schema['oneOf'] ?? schema['anyOf']).find((part) =>
    SCALARS.includes(String(toObjectOrEmpty(part)['type'])),
  );
  const items = toObjectOrEmpty(schema['items']);
  const isList = getTypes(schema).includes('array') && SCALARS.includes(String(items['type'])) && !items['enum'];
  const value = union === undefined ? (isList ? items : schema) : toObjectOrEmpty(union);
  const format = field === undefined ? undefined : fields[field]?.['format'];
  const isPlain =
    ['string', 'integer'].includes(String(value['type'])) && value['format'] === undefined && !value['enum'];
  return isPlain && (format === 'date' || format === 'date-time') ? { ...value, type: 'string', format } : value;
}

/** Filters of which some are no fields: an object like that of a record. */
function buildFilterShape(
  context: EntityContext,
  filters: readonly DetectedFilter[],
  fields: BuiltFields,
  hasSearch: boolean,
): Json {
  const { document } = context.reader;
  const schemas = Object.fromEntries(filters.map((filter) => [filter.name, getValueSchema(filter, fields)]));
  const { fields: normalized } = normalizeFields(document, schemas);
  const properties = filters.map((filter): [string, Json] => {
    const { name } = filter;
    const initial = getInitialValue(filter);
    const startAt = ({ type }: Json): Json =>
      initial !== undefined && isOfType(initial, [type ?? []].flat().map(String)) ? { default: initial } : {};
    const reference = findFilterReference(filter, context.references);
    if (reference) {
      const { type = 'string', title = toTitle(reference.field) } = fields[reference.field] ?? {};
      return [name, { type, title, 'x-ui': { options: getOptionListName(reference.resource) } }];
    }
    const isOwnField = name in fields && !hasOwnCodes(filter, fields);
    if (isOwnField) return [name, startAt(fields[name]!)];
    const {
      default: _,
      description: __,
      minItems: ___,
      ...built
    } = buildField(name, normalized[name] ?? { type: 'string' });
    const type = built['type'] ?? 'string';
    return [name, { ...built, type, title: getFilterTitle(filter, fields), ...startAt({ type }) }];
  });
  const search: [string, Json][] = hasSearch ? [['q', { type: 'string', title: 'Search' }]] : [];
  // What no input of a filter can have, such as a list of unknown items.
  const usable = properties.filter(([, built]) => isSimple(built));
  const required = filters
    .filter(({ isRequired, name }) => isRequired && usable.some(([other]) => other === name))
    .map(({ name }) => name);
  return {
    properties: Object.fromEntries([...usable, ...search]),
    ...(required.length > 0 ? { required } : {}),
  };
}

function buildFilters(context: EntityContext, fields: BuiltFields, columns: readonly string[]): unknown {
  const { filters: all, hasSearch } = context.dialect.filters;
  const seen = new Set<string>();
  const usable = all.filter((filter) => {
    const isNew = !seen.has(filter.name);
    seen.add(filter.name);
    const field = fields[filter.name];
    const isPlain = field ? isFilterable(field) : isPlainValue(getValueSchema(filter, fields));
    return isNew && isPlain && ![filter.name, filter.field].includes(context.idField);
  });
  const { filters, omitted } = chooseFilters(usable, fields, columns, context.references);
  if (omitted.length > 0) {
    const text = `these filters of the API are left out, because there are many: ${omitted.join(', ')}`;
    context.guesses.add(context.file, ['x-admin', 'list', 'filters'], text);
  }
  if (filters.length === 0 && !hasSearch) return context.needsFilters ? [] : undefined;
  return filters.every((filter) => filter.name in fields && !filter.isRequired && !hasOwnCodes(filter, fields))
    ? buildNamedFilters(filters, fields, hasSearch)
    : buildFilterShape(context, filters, fields, hasSearch);
}

/** Whether an input of a filter can have the field: not an object, rows, several variants or a list of unknown items. */
const isSimple = (field: Json): boolean =>
  getUi(field)['widget'] !== 'json' &&
  !isObject(field['properties']) &&
  !isObject(toObjectOrEmpty(field['items'])['properties']) &&
  [...toList(field['oneOf']), ...toList(field['anyOf'])].every((part) => 'const' in toObjectOrEmpty(part));

/** Whether an input can have the value: not an object, as in `created[gte]=…`. */
const isPlainValue = (schema: Json): boolean =>
  getTypes(schema).every((type) => type !== 'object') && schema['properties'] === undefined;

const isFilterable = (field: Json): boolean =>
  !isObject(field['properties']) &&
  getUi(field)['widget'] !== 'json' &&
  getTypes(field).some((type) => SCALARS.includes(String(type)) || hasOptions(field));

/** Whether a path is that of a list of objects that have names, which tell more than their number, or of one such object. */
function isShownByNames(path: string, fields: BuiltFields): boolean {
  const field = getFieldAtPath(fields, path) ?? {};
  return getTypes(field).includes('array') ? hasNamedItems(field) : isTextOrNamedObject(field);
}

const getListDisplay = (path: string, fields: BuiltFields): Json =>
  isShownByNames(path, fields) ? { display: 'list' } : {};

/** The last words of names of numbers that are codes: nobody reads the port 4299 as an amount. */
const CODES = new Set('port year code id zip pin number version revision build'.split(' '));

const isCodeNumber = (path: string, fields: BuiltFields): boolean =>
  CODES.has(toKebabCase(path.replaceAll('.', '-')).split('-').at(-1)!) &&
  getTypes(getFieldAtPath(fields, path) ?? {}).join() === 'integer';

export function buildList(context: EntityContext, fields: BuiltFields): Json {
  const required = context.fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  const partial = context.hasUnknownCalls
    ? findPartialFields(context.reader, RECORD_REFERENCE, Object.keys(fields))
    : new Set<string>();
  const names = chooseColumns(fields, {
    ...context,
    entityName: context.resource.entityName,
    required,
    partial,
    isStrict: context.reader.isStrict,
  });
  const filters = buildFilters(context, fields, names);
  const { sortFields } = context.dialect;
  // No order is written by a name under which no answer has the field.
  const isSortable = (name: string): boolean =>
    sortFields?.includes(name) ??
    context.fields.every((field) => field.name !== name || field.receivedAs === undefined);
  const titles = getColumnTitles(names, fields);
  const columns = names.map((field) => {
    const title = titles.get(field);
    const other = getAlternativePath(field, fields, names);
    const settings = {
      ...(title === undefined ? {} : { title }),
      ...getListDisplay(field, fields),
      ...(other === undefined ? {} : { fallback: { field: other, ...getListDisplay(other, fields) } }),
      ...(isCodeNumber(field, fields) && field !== context.idField ? { display: 'text' } : {}),
      ...(isSortable(field) ? {} : { sortable: false }),
    };
    return Object.keys(settings).length === 0 ? field : { field, ...settings };
  });
  return { ...(columns.length > 0 ? { columns } : {}), ...(filters === undefined ? {} : { filters }) };
}
