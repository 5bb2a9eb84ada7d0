/**
 * The URL is the only place where the state of a list is stored: `?page=2&perPage=20&filter={…}`, and
 * `dialog=create`, `dialog=copy-7` or `dialog=edit-7` while a dialog is open over it. Reload, back, a shared link
 * and a second tab therefore all open the same list. A URL can contain anything, so this module always returns
 * params that can be requested.
 */
import { equal } from '../../model/values/ajvRuntime';
import type { Field, Filter } from '../../model/entity/entity';
import { formats } from '../../model/formRules/formats';
import { PAGE_SIZES } from '../../ui/pageSizes';

export type FilterScalar = string | number | boolean;
/** A scalar, several values, or the ends of a date range. */
type FilterValue = FilterScalar | FilterScalar[] | { [end: string]: FilterScalar };
export type FilterValues = Record<string, FilterValue>;

/** `'create'`, or the id of the record that is edited or duplicated. */
export type OpenDialog = 'create' | { edit: string } | { copy: string };

export interface ListParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  dialog?: OpenDialog;
}

export interface ListParamsRules {
  /** Rows per page if the URL does not contain `perPage`. */
  pageSize: number;
  /** The filters of the list. Undefined before the entity is loaded: then all names but `Object.prototype` keys pass. */
  filters?: readonly Pick<Filter, 'name' | 'field'>[];
  /** The filters if the URL contains none. */
  defaults?: Record<string, unknown>;
  /** The filters that remain when all filters are reset: the defaults of required filters. */
  lockedFilter?: FilterValues;
}

/** Maximum length of a search text; longer texts are accidents or attacks. */
export const MAX_FILTER_TEXT_LENGTH = 200;
const MAX_PAGE = 1_000_000;
const OF_RECORD = /^(edit|copy)-(.+)$/s;

/** Returns the available page sizes, including the configured one. */
export const getPageSizes = (pageSize: number): number[] =>
  [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);

const isScalar = (value: unknown): value is FilterScalar =>
  (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FILTER_TEXT_LENGTH) ||
  typeof value === 'boolean' ||
  Number.isFinite(value);

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Formats that must match completely; for other formats, such as e-mail, a part is a valid search text. */
const TIMES: readonly string[] = ['date', 'month', 'HH:mm', 'yyyy-MM-dd HH:mm', 'date-time'];

const isOfFormat = (text: string, format = ''): boolean => !TIMES.includes(format) || formats[format]?.(text) === true;

/** Returns the number if the field allows it, also from a text in the URL. */
function coerceNumber(value: number | string, { types, limits }: Field): number | undefined {
  const number = typeof value === 'number' ? value : DECIMAL.test(value) ? Number(value) : Number.NaN;
  const { minimum = -Infinity, maximum = Infinity } = limits;
  const isWhole = types.includes('number') || Number.isSafeInteger(number);
  return isWhole && number >= minimum && number <= maximum ? number : undefined;
}

/** Returns the value as this filter writes it; undefined if it is invalid. */
function coerceScalar(value: FilterScalar, field: Field): FilterScalar | undefined {
  if (field.choices) return field.choices.find((choice) => String(choice.value) === String(value))?.value;
  const { types, format } = field;
  if (typeof value === 'boolean') return types.includes('boolean') ? value : undefined;
  const isText = types.includes('string');
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && (!isText || typeof value === 'number')) return coerceNumber(value, field);
  return isText && isOfFormat(String(value), format) ? String(value) : undefined;
}

/** Returns the valid ends of a date range. */
function cleanObject(value: object, field: Field | undefined): FilterValue | undefined {
  const entries = Object.entries(value).flatMap(([key, end]): [string, FilterScalar][] => {
    const own = field?.shape && Object.hasOwn(field.shape.fields, key) ? field.shape.fields[key] : undefined;
    const fitting = own && isScalar(end) ? coerceScalar(end, own) : undefined;
    return fitting === undefined ? [] : [[key, fitting]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Returns a filter value without invalid parts.
 * @param field undefined while the entity is not loaded
 * @returns undefined for a value that no filter of this field writes
 */
function cleanValue(value: unknown, field: Field | undefined): FilterValue | undefined {
  if (Array.isArray(value)) {
    if (field && !field.types.includes('array')) return undefined;
    const item = field?.item;
    const fitting = value.filter(isScalar).flatMap((one) => (item ? (coerceScalar(one, item) ?? []) : one));
    const chosen = fitting.slice(0, field?.limits.maxItems);
    return chosen.length > 0 ? chosen : undefined;
  }
  if (typeof value === 'object' && value !== null) return cleanObject(value, field);
  // A filter with several values writes an array, a date range an object.
  if (!isScalar(value) || field?.type === 'array' || field?.type === 'object') return undefined;
  return field ? coerceScalar(value, field) : value;
}

/** Keeps only filters with known names and valid values. Never returns a key of `Object.prototype`. */
export function sanitizeFilter(filter: unknown, filters?: ListParamsRules['filters']): FilterValues {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return {};
  const clean: [string, FilterValue][] = [];
  for (const [name, raw] of Object.entries(filter)) {
    const own = filters?.find((candidate) => candidate.name === name);
    if (filters ? !own : name in Object.prototype) continue;
    const value = cleanValue(raw, own?.field);
    if (value !== undefined) clean.push([name, value]);
  }
  return Object.fromEntries(clean);
}

const sorted = (filter: FilterValues): string =>
  JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two filters request the same rows. */
export const isSameFilter = (one: FilterValues, other: FilterValues): boolean => sorted(one) === sorted(other);

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses digits only: `1e3`, `0x10`, `-2`, `2.5` and ` 2` are not valid page numbers. */
const parseWholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

function getDialog(text: string | null): OpenDialog | undefined {
  if (text === 'create') return 'create';
  const [, kind, id = ''] = OF_RECORD.exec(text ?? '') ?? [];
  if (kind === undefined || id.length > MAX_FILTER_TEXT_LENGTH) return undefined;
  return kind === 'edit' ? { edit: id } : { copy: id };
}

const formatDialogParam = (dialog: OpenDialog): string => {
  if (dialog === 'create') return dialog;
  return 'edit' in dialog ? `edit-${dialog.edit}` : `copy-${dialog.copy}`;
};

/** Returns the query string of a list with an open dialog. @param more further parameters */
export const getDialogSearch = (dialog: OpenDialog, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ ...more, dialog: formatDialogParam(dialog) }).toString();

/** Adds filters that cannot be cleared if the URL omits them. */
function withLasting(filter: FilterValues, { filters = [], defaults = {} }: ListParamsRules): FilterValues {
  const missing = filters.filter(({ name, field }) => field.ui.clearable === false && filter[name] === undefined);
  const own = missing.flatMap(({ name }) => (name in defaults ? [[name, defaults[name]] as const] : []));
  return { ...filter, ...sanitizeFilter(Object.fromEntries(own), filters) };
}

export function readListParams(search: string, rules: ListParamsRules): ListParams {
  const { pageSize, filters, defaults } = rules;
  const query = new URLSearchParams(search);
  const page = parseWholeNumber(query.get('page')) ?? 1;
  const perPage = parseWholeNumber(query.get('perPage'));
  const filter = parse(query.get('filter'));
  const dialog = getDialog(query.get('dialog'));
  return {
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    perPage: perPage !== undefined && getPageSizes(pageSize).includes(perPage) ? perPage : pageSize,
    filter: withLasting(sanitizeFilter(filter === undefined ? defaults : filter, filters), rules),
    ...(dialog ? { dialog } : {}),
  };
}

/** Returns the shortest query string of these params, without the question mark; empty for the initial state. */
export function writeListParams({ page, perPage, filter, dialog }: ListParams, rules: ListParamsRules): string {
  const query = new URLSearchParams();
  if (page !== 1) query.set('page', String(page));
  if (perPage !== rules.pageSize) query.set('perPage', String(perPage));
  if (!isSameFilter(filter, sanitizeFilter(rules.defaults, rules.filters))) query.set('filter', JSON.stringify(filter));
  if (dialog) query.set('dialog', formatDialogParam(dialog));
  return query.toString();
}

/**
 * Returns the filters that remain when all filters are reset: the defaults of required filters, and the current
 * values of filters that cannot be cleared.
 */
export function getLockedFilter(
  { lockedFilter = {}, filters = [] }: ListParamsRules,
  filter: FilterValues,
): FilterValues {
  const lasting = filters.filter(({ name, field }) => field.ui.clearable === false && filter[name] !== undefined);
  return { ...lockedFilter, ...Object.fromEntries(lasting.map(({ name }) => [name, filter[name]!])) };
}

/** Whether other filters are set than those that remain after a reset. */
export const isFiltered = (filter: FilterValues, kept: FilterValues): boolean =>
  Object.entries(filter).some(([name, value]) => !equal(kept[name], value));

/** The API has no sort parameter; a constant keeps the cache keys equal. */
const SORT = { field: 'id', order: 'ASC' } as const;

export interface PageRequest {
  pagination: { page: number; perPage: number };
  sort: typeof SORT;
  filter: FilterValues;
}

/**
 * Returns the params of a page request. The list, preloading and prefetching all use it, so that their query keys
 * are equal.
 */
export const toPageRequest = ({ page, perPage, filter }: Omit<ListParams, 'dialog'>): PageRequest => ({
  pagination: { page, perPage },
  sort: SORT,
  filter,
});

/** Returns the page to show instead of an empty one; undefined if the page stays. */
export function getReplacementPage(page: number, perPage: number, rows: number, total: number): number | undefined {
  if (page === 1 || rows > 0) return undefined;
  const last = Math.max(1, Math.ceil(total / perPage));
  return Math.min(page - 1, last);
}
