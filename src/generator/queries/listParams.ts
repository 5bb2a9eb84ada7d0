/**
 * Reads the state of a list from the URL and writes it there; it is not stored elsewhere. Example:
 * `?page=2&perPage=20&sort=-name&filter={…}`, with `dialog=create`, `dialog=copy-7` or `dialog=edit-7` while a dialog is open
 * over the list, and with `view=inactive` after a saved view was chosen. A reload, the back button, a shared link and
 * a second tab therefore open the list in the same state. Because a URL may contain invalid values, this module removes
 * every value that must not be sent to the server.
 */
import { equal } from '../../model/values/ajvRuntime';
import { PAGE_SIZES } from '../../ui/pageSizes';
import {
  isSameFilter,
  MAX_FILTER_TEXT_LENGTH,
  sanitizeFilter,
  type FilterDefinitions,
  type FilterValues,
} from './sanitizeFilter';

/** The dialog over a list: a form for a new record, or the id of the record that the user edits or duplicates. */
export type ListDialog = 'create' | { edit: string } | { copy: string };

export interface ListParams {
  page: number;
  perPage: number;
  filter: FilterValues;
  /** The order that the user chose: a field, descending with a minus before it. Default: the server's own. */
  sort?: string | undefined;
  /** The id of the saved view that the user chose. It decides nothing here: all values of the view are in the URL. */
  view?: string | undefined;
  dialog?: ListDialog;
}

export interface ListParamsConfig {
  /** The configured number of rows per page. */
  pageSize: number;
  /**
   * Returns the number of rows per page that the user chose before. A list begins with it, but not with a URL that
   * contains `page`, because the number of a page depends on the page size.
   */
  getChosenPageSize?: () => unknown;
  /**
   * The filters that the list defines. Undefined before the entity is loaded: then all filter names are accepted,
   * except the keys of `Object.prototype`.
   */
  filters?: FilterDefinitions;
  /** The fields by which users can sort. Default: none. */
  sortFields?: readonly string[];
  /** The initial filter values, used if the URL contains no filter. */
  defaults?: Record<string, unknown>;
  /** The filter values that are not removed when the user resets all filters: the defaults of required filters. */
  lockedFilter?: FilterValues;
}

/** The setting under which the page size that the user chose is stored, for all lists. */
export const PAGE_SIZE_SETTING = 'list.perPage';

/** Returns the setting that contains the saved view of a list that each user of this browser opened last: id by user. */
export const getLastViewSetting = (entityName: string): string => `lastView.${entityName}`;

const MAX_PAGE = 1_000_000;
const OF_RECORD = /^(edit|copy)-(.+)$/s;

/** Returns the page sizes that the user can choose, including the configured page size. */
export const getPageSizes = (pageSize: number): number[] =>
  [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);

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
  const { pageSize, getChosenPageSize, filters, defaults, sortFields = [] } = rules;
  const query = new URLSearchParams(search);
  const page = parseWholeNumber(query.get('page')) ?? 1;
  const wanted = parseWholeNumber(query.get('perPage')) ?? (query.has('page') ? undefined : getChosenPageSize?.());
  const filter = parse(query.get('filter'));
  const dialog = getDialog(query.get('dialog'));
  const sort = query.get('sort') ?? '';
  const view = query.get('view');
  return {
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    perPage: getPageSizes(pageSize).find((size) => size === wanted) ?? pageSize,
    filter: withLasting(sanitizeFilter(filter === undefined ? defaults : filter, filters), rules),
    ...(sortFields.includes(sort.replace(/^-/, '')) ? { sort } : {}),
    ...(view ? { view } : {}),
    ...(dialog ? { dialog } : {}),
  };
}

/**
 * Returns the shortest query string for the state of a list, without the question mark. Default values are omitted.
 * The query string of the initial state is therefore empty.
 */
export function serializeListParams(
  { page, perPage, filter, sort, view, dialog }: ListParams,
  rules: ListParamsConfig,
): string {
  const query = new URLSearchParams();
  if (page !== 1) query.set('page', String(page));
  if ([rules.pageSize, rules.getChosenPageSize?.()].some((size) => size !== undefined && size !== perPage))
    query.set('perPage', String(perPage));
  if (!isSameFilter(filter, sanitizeFilter(rules.defaults, rules.filters))) query.set('filter', JSON.stringify(filter));
  if (sort) query.set('sort', sort);
  if (view) query.set('view', view);
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
