/** Detects the dialect of a resource: its definition, or the name of the preset that fits. */
import type { DialectDefinition, DialectSources, ListFormat } from '../../../../dataProvider/dialects/definition';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { expandParams } from '../api/expandParams';
import { getListParams, getSuccess } from '../api/operations';
import type { Resource } from '../api/resource';
import { getRowSchema } from '../api/responseShape';
import type { SchemaReader } from '../api/schemaReader';
import { detectFilters, type DetectedFilters } from './detectFilters';
import { detectPaging } from './detectPaging';
import { detectRecordFormat } from './detectRecordFormat';
import { detectSorting } from './detectSorting';
import { detectTotal } from './detectTotal';
import { subtractDefinition } from './compareDefinitions';
import { detectODataFilters, ODATA, omitODataDefaults } from './odata';

export interface DetectedDialect {
  /** The preset that the dialect is or extends. */
  preset: string | undefined;
  /** What the preset lacks or states differently; the whole definition if there is no preset. */
  definition: DialectDefinition;
  filters: DetectedFilters;
  /** The only fields by which the API sorts; undefined if the document does not list them. */
  sortFields: readonly string[] | undefined;
  guesses: string[];
}

/** The keys of the list that a preset states and an API that lacks them must remove. */
const OPTIONAL_LIST_KEYS = ['sortParam', 'pageParam', 'pageSizeParam', 'totalPath', 'totalHeader'] as const;

/** Recognizes a preset by signs that other APIs do not have. */
function recognizePreset(list: ListFormat, params: readonly string[], headers: readonly string[]): string | undefined {
  const has = (pattern: RegExp): boolean => params.some((name) => pattern.test(name));
  const { rowsPath, totalPath } = list;
  if (
    has(/^pagination\[page\]$/) ||
    (has(/^pagination$/) && has(/^filters$/)) ||
    // Laravel has the same total, with parameters of its own.
    (totalPath === 'meta.pagination.total' && list.pageParam === undefined)
  ) {
    return 'strapi';
  }
  if (
    rowsPath === 'value' &&
    (has(/^\$(top|skip|filter|orderby|count)$/) || String(list.nextUrlPath).startsWith('@odata'))
  )
    return ODATA;
  if (/^_(embedded|links)\b/.test(String(rowsPath))) return 'hal';
  if (rowsPath === 'content' && String(totalPath).endsWith('totalElements')) return 'spring';
  if (totalPath === 'meta.filter_count') return 'directus';
  if (has(/^(_page|_start|_limit)$/)) return 'json-server';
  if (headers.includes('content-range') && (has(/^range$/) || params.length === 0)) return 'simple-rest';
  return undefined;
}

function removeFromPreset(list: ListFormat, inherited: Json): Json {
  const removed = OPTIONAL_LIST_KEYS.filter((key) => inherited[key] !== undefined && list[key] === undefined);
  return Object.fromEntries(removed.map((key) => [key, null]));
}

/** Returns the update of an API that replaces records, if the inherited dialect changes them by PATCH. */
export const replacePatch = (method: string | undefined, inherited: Json): Json =>
  method === 'PUT' && toObjectOrEmpty(inherited['update'])['method'] === 'PATCH'
    ? { update: { method: 'PUT', changedFieldsOnly: false } }
    : {};

/** JSON pointers of errors begin at the request: `/data/attributes/title`. */
const getFieldPrefix = (
  record: DialectDefinition['record'],
  { fieldPath }: NonNullable<DialectDefinition['errors']>,
): Json =>
  record?.requestPath?.includes('.') && String(fieldPath).endsWith('pointer')
    ? { fieldPrefix: record.requestPath }
    : {};

/** Writes `_embedded.pets` so that it fits all resources. */
const generalizePath = (path: string): string => path.replace(/^_embedded\..+$/, '_embedded.*');

/** The parameters `pagination` and `sort` of Strapi are objects; in a URL they are written with brackets. */
const isObjectOfPreset = (preset: string | undefined, { name }: { name: string }): boolean =>
  preset === 'strapi' && /^(pagination|filters|sort|populate|fields|locale|publicationState|status)\b/.test(name);

/** Whether users type the value of a field. A code or another record is chosen. */
function isTextField(reader: SchemaReader, { rows }: Resource, field: string): boolean {
  const schema = rows && reader.getProperties(getRowSchema(reader, rows))[field];
  if (schema === undefined) return true;
  return reader.getTypes(schema).includes('string') && reader.read(schema)['enum'] === undefined;
}

const COMPARABLE = ['string', 'integer', 'number', 'boolean'];
const isComparable = (reader: SchemaReader, schema: unknown): boolean =>
  reader.getTypes(schema).some((type) => COMPARABLE.includes(type));

/** Rows that the usual API returns at once, if its document states no limit. */
const USUAL_MAXIMUM = 100;

/** Limits the pages of an API that does not say how many rows it returns at most: longer ones are read in parts. */
const limitPages = (definition: DialectDefinition): DialectDefinition =>
  definition.list?.pageSizeParam === undefined || definition.list.maxPageSize !== undefined
    ? definition
    : { ...definition, list: { ...definition.list, maxPageSize: USUAL_MAXIMUM } };

/**
 * Detects the dialect of a resource.
 * @param errors the errors of the API: not every call describes them
 * @param fields fields of the record
 */
export function detectDialect(
  reader: SchemaReader,
  resource: Resource,
  errors: DialectDefinition['errors'],
  fields: readonly string[],
  presets: DialectSources,
): DetectedDialect {
  const { list: call } = resource.calls;
  const rowProperties = resource.rows ? reader.getProperties(getRowSchema(reader, resource.rows)) : {};
  const rowFields = Object.keys(rowProperties);
  const comparable = rowFields.filter((field) => isComparable(reader, rowProperties[field]));
  const params = call ? expandParams(reader, getListParams(reader, call), fields, comparable) : [];
  const success = call && getSuccess(call);
  const rowsPath = generalizePath(resource.rows?.path ?? '');
  const isPageable = call?.parameters.some(({ name }) => name === 'pageable') === true;
  const isPaged = 'page' in reader.getProperties(success?.body?.schema);
  const isSpring = rowsPath === 'content' || (rowsPath.startsWith('_embedded') && isPaged) || isPageable;
  const paging = detectPaging(params, isSpring);
  const sorting = detectSorting(params, isSpring);
  const used = [...paging.usedParams, ...sorting.usedParams];
  const { pageParam, offsetParam, cursorParam } = paging.format;
  const selection = {
    cursorParam,
    usesNumber: pageParam !== undefined || offsetParam !== undefined,
  };
  const total = success?.body ? detectTotal(reader, success.body.schema, success.headers, selection, rowFields) : {};
  const own: ListFormat = {
    ...(call?.method === 'POST' ? { method: 'POST' as const } : {}),
    ...paging.format,
    ...sorting.format,
    ...(rowsPath === '' ? {} : { rowsPath }),
    ...total,
  };
  const names = params.map(({ name }) => name);
  const preset = recognizePreset(own, names, success?.headers ?? []);
  const isOData = preset === ODATA;
  const others = params.filter((param) => !used.includes(param.name) && !isObjectOfPreset(preset, param));
  const filters = isOData
    ? detectODataFilters(reader, rowProperties, names)
    : detectFilters(reader, others, fields, (field) => isTextField(reader, resource, field), rowProperties);
  const record = detectRecordFormat(reader, resource);
  const definition: DialectDefinition = {
    ...record.format,
    ...(call ? { list: { ...(isOData ? omitODataDefaults(own, names) : own), ...filters.format } } : {}),
    ...(errors && !isOData ? { errors: { ...errors, ...getFieldPrefix(record.format.record, errors) } } : {}),
  };
  const isUnnamed = cursorParam !== undefined && total.nextCursorPath === undefined && total.nextUrlPath === undefined;
  const place =
    total.nextCursorField === undefined ? 'the header Link' : `the ${total.nextCursorField} of the last row`;
  const nextGuess = isUnnamed ? [`${place} leads to the next page, which the document does not say`] : [];
  const sortGuesses = isOData ? [] : sorting.guesses;
  const guesses = [...paging.guesses, ...nextGuess, ...sortGuesses, ...filters.guesses, ...record.guesses];
  const { sortFields } = sorting;
  if (preset === undefined) return { preset, definition: limitPages(definition), filters, sortFields, guesses };
  const inherited = preset === 'simple-rest' ? {} : ({ ...resolveDialect(presets, preset) } as Json);
  const isStated = names.length > 0 && preset !== 'strapi';
  const removable = isOData ? { ...own, totalPath: 'stated' } : own;
  const removed = isStated ? removeFromPreset(removable, (inherited['list'] ?? {}) as Json) : {};
  const rest = {
    ...subtractDefinition(definition as Json, inherited),
    ...replacePatch(resource.calls.update?.method, inherited),
  };
  const startsLater = own.pageParam !== undefined && own.firstPage === undefined;
  const firstPage = startsLater && toObjectOrEmpty(inherited['list'])['firstPage'] === 0 ? { firstPage: 1 } : {};
  const list = { ...toObjectOrEmpty((rest as Json)['list']), ...removed, ...firstPage };
  return {
    preset,
    definition: { ...rest, ...(Object.keys(list).length > 0 ? { list } : {}) } as DialectDefinition,
    filters,
    sortFields,
    guesses,
  };
}
