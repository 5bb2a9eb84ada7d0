/**
 * A view of a list under a name: filters, columns, order, page size and density. Schema files describe views for
 * everybody; users save their own in the browser and send them in links. All functions are pure.
 */
import type { Entity, ListViewDefinition } from '../../model/entity/entity';
import { isObject } from '../../model/values/cleanValues';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { parseListParams, type ListParams, type ListParamsConfig } from '../queries/listParams';
import { isSameFilter } from '../queries/sanitizeFilter';

export type ViewDensity = NonNullable<ListViewDefinition['density']>;

export interface ListView {
  /** Identifies the view in the URL of the list. */
  id: string;
  title: string;
  /** Default: the filters with which the list opens. */
  filter?: Record<string, unknown>;
  /** A field, descending with a minus before it. */
  sort?: string;
  perPage?: number;
  /** Which columns are visible, by field. Other columns are visible as the schema says. */
  columns?: Record<string, boolean>;
  density?: ViewDensity;
}

/**
 * The id of the view that came with a link and is not saved. The ids of views in schema files begin with a letter, those
 * of saved views are the time at which they were saved.
 */
export const LINKED_VIEW_ID = '0';

export const MAX_VIEW_TITLE_LENGTH = 60;

const isFlags = (value: unknown): value is Record<string, boolean> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'boolean');

/**
 * Reads a view from the storage or from a link, which may contain anything.
 * @returns the view without what cannot belong to a view; undefined if it has no id or no title
 */
export function parseListView(value: unknown): ListView | undefined {
  if (!isObject(value)) return undefined;
  const { id, title, filter, sort, perPage, columns, density } = value;
  if (typeof id !== 'string' || typeof title !== 'string' || title.trim() === '') return undefined;
  return {
    id,
    title: title.trim().slice(0, MAX_VIEW_TITLE_LENGTH),
    ...(isObject(filter) ? { filter } : {}),
    ...(typeof sort === 'string' ? { sort } : {}),
    ...(typeof perPage === 'number' ? { perPage } : {}),
    ...(isFlags(columns) ? { columns } : {}),
    ...(density === 'comfortable' || density === 'compact' ? { density } : {}),
  };
}

/** Returns the valid views of a stored list of views. */
export const parseListViews = (value: unknown): ListView[] =>
  Array.isArray(value) ? value.flatMap((one) => parseListView(one) ?? []) : [];

/** Returns the views that the schema file of an entity describes. */
export const getSharedViews = ({ list }: Pick<Entity, 'list'>): ListView[] =>
  (list?.views ?? []).map(({ name, title, filters, columns, sort, pageSize, density }) => ({
    id: name,
    title,
    filter: filters ?? {},
    ...(sort ? { sort } : {}),
    ...(pageSize ? { perPage: pageSize } : {}),
    ...(columns && list
      ? { columns: Object.fromEntries(list.columns.map(({ field }) => [field, columns.includes(field)])) }
      : {}),
    ...(density ? { density } : {}),
  }));

/** Returns the state of the list that shows a view: its first page, with only what the list still has. */
export function getViewParams({ id, filter, sort, perPage }: ListView, rules: ListParamsConfig): ListParams {
  const query = new URLSearchParams({ view: id });
  if (filter) query.set('filter', JSON.stringify(filter));
  if (sort) query.set('sort', sort);
  if (perPage !== undefined && perPage !== rules.pageSize) query.set('perPage', String(perPage));
  return parseListParams(query.toString(), rules);
}

/** The list that a view is compared with: its entity, and the rules of the URL that stores its state. */
export interface ListViewContext {
  entity: Pick<Entity, 'list'>;
  rules: ListParamsConfig;
}

/**
 * Returns the names of the filters and columns of a view that the list does not have (any longer), such as those
 * that were removed from the schema file.
 */
export function getMissingViewFields(view: ListView, { entity: { list }, rules }: ListViewContext): string[] {
  const { filter } = getViewParams(view, rules);
  const filters = Object.keys(view.filter ?? {}).filter((name) => getOwnProperty(filter, name) === undefined);
  const columns = Object.keys(view.columns ?? {}).filter((name) => !list?.columns.some(({ field }) => field === name));
  const field = view.sort?.replace(/^-/, '');
  const sort = field !== undefined && !rules.sortFields?.includes(field) ? [field] : [];
  return [...new Set([...filters, ...columns, ...sort])];
}

/** What of a list a view stores, beside its URL: the visibility of all columns, and the density of the rows. */
export interface ListAppearance {
  columns: Record<string, boolean>;
  density: ViewDensity;
}

/** Returns the view that shows a list as it is now. It contains only the columns that the user has shown or hidden. */
export const createView = (
  { id, title }: Pick<ListView, 'id' | 'title'>,
  { filter, sort, perPage }: ListParams,
  { columns, density }: ListAppearance,
  { entity: { list }, rules }: ListViewContext,
): ListView => ({
  id,
  title,
  filter,
  ...(sort ? { sort } : {}),
  ...(perPage === rules.pageSize ? {} : { perPage }),
  columns: Object.fromEntries(
    (list?.columns ?? []).flatMap(({ field, hiddenByDefault }) => {
      const isVisible = getOwnProperty(columns, field) ?? !hiddenByDefault;
      return isVisible === hiddenByDefault ? [[field, isVisible]] : [];
    }),
  ),
  density,
});

/** Whether a list no longer shows what a view describes. The page and an open dialog are not part of a view. */
export function isViewModified(
  view: ListView,
  now: ListParams,
  { columns, density }: ListAppearance,
  { entity: { list }, rules }: ListViewContext,
): boolean {
  const { filter, sort, perPage } = getViewParams(view, rules);
  const isColumnChanged = (list?.columns ?? []).some(
    ({ field, hiddenByDefault }) =>
      getOwnProperty(columns, field) !== (getOwnProperty(view.columns ?? {}, field) ?? !hiddenByDefault),
  );
  return (
    !isSameFilter(filter, now.filter) ||
    sort !== now.sort ||
    perPage !== now.perPage ||
    isColumnChanged ||
    (view.density ?? density) !== density
  );
}
