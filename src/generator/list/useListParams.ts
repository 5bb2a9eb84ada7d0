import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useEvent, useLocation, useNavigate } from 'ra-core';
import {
  getLockedFilter,
  parseListParams,
  serializeListParams,
  type ListParams,
  type ListParamsConfig,
  type ListDialog,
} from '../queries/listParams';
import type { FilterValues } from '../queries/sanitizeFilter';

interface Change {
  /**
   * Whether the current history entry is replaced. Used for automatic corrections, and while the user is still
   * typing a text.
   */
  replace?: boolean;
}

interface DialogLink {
  to: string;
  state: { wattdeskDialog: true };
}

/**
 * Either new filters or a function that derives them from the current filters. The argument of the function
 * includes changes that have not been rendered yet.
 */
export type FilterChange = FilterValues | ((now: FilterValues) => FilterValues);

export const applyFilterChange = (change: FilterChange, now: FilterValues): FilterValues =>
  typeof change === 'function' ? change(now) : change;

/** The state of a list and functions to change it. The state may be stored in the URL or in a component. */
export interface ListController {
  params: ListParams;
  setPage(page: number, change?: Change): void;
  setPerPage(perPage: number): void;
  /** Sets the order, undefined for that of the server, and returns to page 1. */
  setSort(sort: string | undefined): void;
  /** The rules of the URL that stores the state. Only such a list has saved views. */
  rules?: ListParamsConfig;
  /** The filters that are not removed when the user resets all filters. */
  lockedFilter: FilterValues;
  /** Sets the filters and returns to page 1. */
  setFilter(filter: FilterChange, change?: Change): void;
}

export interface UrlListController extends ListController {
  rules: ListParamsConfig;
  /**
   * Returns the link that opens a dialog over the list. The dialog is stored in the URL, so the link can also be
   * opened in another tab.
   */
  dialogLink(dialog: ListDialog): DialogLink;
  closeDialog(): void;
}

/**
 * State of a history entry whose dialog was opened by a link in this app. Closing such a dialog navigates back,
 * because the previous entry is the list without the dialog.
 */
const OPENED_HERE: DialogLink['state'] = { wattdeskDialog: true };

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wattdeskDialog' in state;

/**
 * Provides the list state that is stored in the URL. A URL that is not in its shortest form is replaced.
 *
 * react-admin's own `useListParams` is not used, because it accepts any page size and any filter from the URL and
 * stores a second copy of the state.
 * @param onPageSizeChosen called before the URL contains the page size
 */
export function useListParams(
  rules: ListParamsConfig,
  onPageSizeChosen?: (perPage: number) => void,
): UrlListController {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => parseListParams(search, rules), [search, rules]);

  useEffect(() => {
    const clean = serializeListParams(params, rules);
    if (new URLSearchParams(search).toString() !== clean) navigate({ search: clean }, { replace: true, state });
  }, [navigate, params, rules, search, state]);

  // The latest list state, including changes that are not rendered yet. The router renders a new URL with a delay.
  // If a second change before that render were based on the old state, it would undo the first change, for example
  // a search.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const navigateTo = useCallback(
    (change: Partial<ListParams>, options: { replace?: boolean; state?: unknown } = {}) => {
      const { dialog: _, ...rest } = latest.current;
      latest.current = { ...rest, ...change };
      navigate({ search: serializeListParams(latest.current, rules) }, options);
    },
    [navigate, rules],
  );

  const choosePageSize = useEvent((perPage: number) => onPageSizeChosen?.(perPage));

  // The query string of the dialog that is being closed. Navigating back takes some time, and a second Escape
  // during this time must not navigate back again.
  const leaving = useRef<string>(undefined);
  const closeDialog = useCallback(() => {
    if (!openedHere(state)) navigateTo({}, { replace: true });
    else if (leaving.current !== search) navigate(-1);
    leaving.current = search;
  }, [navigateTo, navigate, search, state]);
  useEffect(() => {
    if (leaving.current !== search) leaving.current = undefined;
  }, [search]);

  return useMemo(
    () => ({
      params,
      rules,
      lockedFilter: getLockedFilter(rules, params.filter),
      setPage: (page, change) => navigateTo({ page }, { ...change, state: { _scrollToTop: true } }),
      setPerPage: (perPage) => {
        choosePageSize(perPage);
        // It is a setting of the user and not a step to which the Back button could return.
        navigateTo({ page: 1, perPage }, { replace: true });
      },
      setSort: (sort) => navigateTo({ page: 1, sort }),
      setFilter: (filter, change) =>
        navigateTo({ page: 1, filter: applyFilterChange(filter, latest.current.filter) }, change),
      dialogLink: (dialog) => ({ to: `?${serializeListParams({ ...params, dialog }, rules)}`, state: OPENED_HERE }),
      closeDialog,
    }),
    [params, rules, navigateTo, closeDialog, choosePageSize],
  );
}
