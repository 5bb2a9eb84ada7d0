/**
 * Reads the state of a list from the URL and writes it there; it is not stored elsewhere. Example:
 * `?page=2&perPage=20&sort=-name&filter={…}`, with `dialog=create`, `dialog=copy-7` or `dialog=edit-7` while a dialog is open
 * over the list. A reload, the back button, a shared link and a second tab therefore open the list in the same
 * state. Because a URL may contain invalid values, this module removes every value that must not be sent to the
 * server.
 */
import { equal } from '../../model/values/ajvRuntime';
import type { Field, Filter } from '../../model/entity/entity';
import { formatChecks } from '../../model/formRules/formats';
import { PAGE_SIZES } from '../../ui/pageSizes';

export type FilterScalar = string | number | boolean;
/** A single value, several values, or the start and end of a date range. */
type FilterValue = FilterScalar | FilterScalar[] | { [end: string]: FilterScalar };
export type FilterValues = Record<string, FilterValue>;

/** The dialog over a list: a form for a new record, or the id of the record that the user edits or duplicates. */
export type ListDialog = 'create' | { edit: string } | { copy: string };

export interface ListParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  /** The order that the user chose: a field, descending with a minus before it. Default: the server's own. */
  sort?: string | undefined;
  dialog?: ListDialog;
}

export interface ListParamsConfig {
  /** The number of rows per page if the URL does not contain `perPage`. */
  pageSize: number;
  /**
   * The filters that the list defines. Undefined before the entity is loaded: then all filter names are accepted,
   * except the keys of `Object.prototype`.
   */
  filters?: readonly Pick<Filter, 'name' | 'field'>[];
  /** The fields by which users can sort. Default: none. */
  sortFields?: readonly string[];
  /** The initial filter values, used if the URL contains no filter. */
  defaults?: Record<string, unknown>;
  /** The filter values that are not removed when the user resets all filters: the defaults of required filters. */
  lockedFilter?: FilterValues;
}

/** Maximum length of a search text. A longer text in a URL is a mistake or an attack and is ignored. */
export const MAX_FILTER_TEXT_LENGTH = 200;
const MAX_PAGE = 1_000_000;
const OF_RECORD = /^(edit|copy)-(.+)$/s;

/** Returns the page sizes that the user can choose, including the configured page size. */
export const getPageSizes = (pageSize: number): number[] =>
  [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);

const isScalar = (value: unknown): value is FilterScalar =>
  (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FILTER_TEXT_LENGTH) ||
  typeof value === 'boolean' ||
  Number.isFinite(value);

const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Formats that a search text must match completely. For other formats, such as e-mail, a fragment of a value is a
 * valid search text.
 */
const TIMES: readonly string[] = ['date', 'month', 'HH:mm', 'yyyy-MM-dd HH:mm', 'date-time'];

const isOfFormat = (text: string, format = ''): boolean =>
  !TIMES.includes(format) || formatChecks[format]?.(text) === true;

/** Converts a number or a numeric text from the URL to a number. Undefined if the field does not allow this number. */
function coerceNumber(value: number | string, { types, limits }: Field): number | undefined {
  const number = typeof value === 'number' ? value : DECIMAL.test(value) ? Number(value) : Number.NaN;
  const { minimum = -Infinity, maximum = Infinity } = limits;
  const isWhole = types.includes('number') || Number.isSafeInteger(number);
  return isWhole && number >= minimum && number <= maximum ? number : undefined;
}

/** Converts a value from the URL to the type that the field has. Undefined if the value is invalid. */
function coerceScalar(value: FilterScalar, field: Field): FilterScalar | undefined {
  if (field.choices) return field.choices.find((choice) => String(choice.value) === String(value))?.value;
  const { types, format } = field;
  if (typeof value === 'boolean') return types.includes('boolean') ? value : undefined;
  const isText = types.includes('string');
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && (!isText || typeof value === 'number')) return coerceNumber(value, field);
  return isText && isOfFormat(String(value), format) ? String(value) : undefined;
}

/** Returns a date range without invalid start or end dates. Undefined if none of the dates is valid. */
function cleanObject(value: object, field: Field | undefined): FilterValue | undefined {
  const entries = Object.entries(value).flatMap(([key, end]): [string, FilterScalar][] => {
    const own = field?.shape && Object.hasOwn(field.shape.fields, key) ? field.shape.fields[key] : undefined;
    const fitting = own && isScalar(end) ? coerceScalar(end, own) : undefined;
    return fitting === undefined ? [] : [[key, fitting]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Returns a filter value from the URL without its invalid elements.
 * @param field undefined while the entity is not loaded
 * @returns undefined if the filter of this field cannot have such a value
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
  // A single value is invalid for a filter with several values, which needs an array, and for a date range, which
  // needs an object.
  if (!isScalar(value) || field?.type === 'array' || field?.type === 'object') return undefined;
  return field ? coerceScalar(value, field) : value;
}

/**
 * Returns only the filters whose names the list defines and whose values are valid. Never returns a key of
 * `Object.prototype`.
 */
export function sanitizeFilter(filter: unknown, filters?: ListParamsConfig['filters']): FilterValues {
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

/** Whether two filters contain the same values, regardless of the order of their names. */
export const isSameFilter = (one: FilterValues, other: FilterValues): boolean => sorted(one) === sorted(other);

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a text that consists only of digits. `1e3`, `0x10`, `-2`, `2.5` and ` 2` are not valid page numbers. */
const parseWholeNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;

function getDialog(text: string | null): ListDialog | undefined {
  if (text === 'create') return 'create';
  const [, kind, id = ''] = OF_RECORD.exec(text ?? '') ?? [];
  if (kind === undefined || id.length > MAX_FILTER_TEXT_LENGTH) return undefined;
  return kind === 'edit' ? { edit: id } : { copy: id };
}

const formatDialogParam = (dialog: ListDialog): string => {
  if (dialog === 'create') return dialog;
  return 'edit' in dialog ? `edit-${dialog.edit}` : `copy-${dialog.copy}`;
};

/** Returns the query string of a list with an open dialog. @param more further query parameters */
export const getDialogQueryString = (dialog: ListDialog, more: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ ...more, dialog: formatDialogParam(dialog) }).toString();

/** Adds the default values of filters that the user cannot clear, if the URL does not contain these filters. */
function withLasting(filter: FilterValues, { filters = [], defaults = {} }: ListParamsConfig): FilterValues {
  const missing = filters.filter(({ name, field }) => field.ui.clearable === false && filter[name] === undefined);
  const own = missing.flatMap(({ name }) => (name in defaults ? [[name, defaults[name]] as const] : []));
  return { ...filter, ...sanitizeFilter(Object.fromEntries(own), filters) };
}

export function parseListParams(search: string, rules: ListParamsConfig): ListParams {
  const { pageSize, filters, defaults, sortFields = [] } = rules;
  const query = new URLSearchParams(search);
  const page = parseWholeNumber(query.get('page')) ?? 1;
  const perPage = parseWholeNumber(query.get('perPage'));
  const filter = parse(query.get('filter'));
  const dialog = getDialog(query.get('dialog'));
  const sort = query.get('sort') ?? '';
  return {
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    perPage: perPage !== undefined && getPageSizes(pageSize).includes(perPage) ? perPage : pageSize,
    filter: withLasting(sanitizeFilter(filter === undefined ? defaults : filter, filters), rules),
    ...(sortFields.includes(sort.replace(/^-/, '')) ? { sort } : {}),
    ...(dialog ? { dialog } : {}),
  };
}

/**
 * Returns the shortest query string for the state of a list, without the question mark. Default values are omitted.
 * The query string of the initial state is therefore empty.
 */
export function serializeListParams(
  { page, perPage, filter, sort, dialog }: ListParams,
  rules: ListParamsConfig,
): string {
  const query = new URLSearchParams();
  if (page !== 1) query.set('page', String(page));
  if (perPage !== rules.pageSize) query.set('perPage', String(perPage));
  if (!isSameFilter(filter, sanitizeFilter(rules.defaults, rules.filters))) query.set('filter', JSON.stringify(filter));
  if (sort) query.set('sort', sort);
  if (dialog) query.set('dialog', formatDialogParam(dialog));
  return query.toString();
}

/**
 * Returns the filter values that are not removed when the user resets all filters: the defaults of required
 * filters, and the current values of filters that cannot be cleared.
 */
export function getLockedFilter(
  { lockedFilter = {}, filters = [] }: ListParamsConfig,
  filter: FilterValues,
): FilterValues {
  const lasting = filters.filter(({ name, field }) => field.ui.clearable === false && filter[name] !== undefined);
  return { ...lockedFilter, ...Object.fromEntries(lasting.map(({ name }) => [name, filter[name]!])) };
}

/**
 * Whether a reset would change the filters.
 * @param kept the filter values that are not removed by a reset
 */
export const hasResettableFilters = (filter: FilterValues, kept: FilterValues): boolean =>
  Object.entries(filter).some(([name, value]) => !equal(kept[name], value));

/** The order of react-admin for which the data provider sends none: the server's own. */
const SERVER_ORDER = 'id';

export interface PageRequest {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: FilterValues;
}

/**
 * Returns the params of a page request. Lists, preloading and prefetching all call this function, so that their
 * query keys are equal.
 */
export const toPageRequest = ({
  page,
  perPage,
  filter,
  sort = SERVER_ORDER,
}: Omit<ListParams, 'dialog'>): PageRequest => ({
  pagination: { page, perPage },
  sort: { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
  filter,
});

/** Returns the page to show instead of an empty page. Undefined if the current page can stay. */
export function getReplacementPage(page: number, perPage: number, rows: number, total: number): number | undefined {
  if (page === 1 || rows > 0) return undefined;
  const last = Math.max(1, Math.ceil(total / perPage));
  return Math.min(page - 1, last);
}
