import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'ra-core';
import {
  getLockedFilter,
  readListParams,
  writeListParams,
  type FilterValues,
  type ListParams,
  type ListParamsRules,
  type OpenDialog,
} from '../queries/listParams';

interface Change {
  /** Replaces the history entry: for corrections and for text that is still being typed. */
  replace?: boolean;
}

interface DialogLink {
  to: string;
  state: { wattdeskDialog: true };
}

/** New filters, or a function of the current filters, including changes that are not rendered yet. */
export type FilterChange = FilterValues | ((now: FilterValues) => FilterValues);

export const applyFilterChange = (change: FilterChange, now: FilterValues): FilterValues =>
  typeof change === 'function' ? change(now) : change;

/** The state of a list and its setters, independent of where it is stored. */
export interface ListControl {
  params: ListParams;
  setPage(page: number, change?: Change): void;
  setPerPage(perPage: number): void;
  /** The filters that remain when all filters are reset. */
  lockedFilter: FilterValues;
  /** Also returns to page 1. */
  setFilter(filter: FilterChange, change?: Change): void;
}

export interface ListParamsControl extends ListControl {
  /** Returns the link of a dialog. A dialog has its own URL, so its link can be opened in another tab. */
  dialogLink(dialog: OpenDialog): DialogLink;
  closeDialog(): void;
}

/** Marks in the history state that a link of this app opened the dialog, so that closing can navigate back. */
const OPENED_HERE: DialogLink['state'] = { wattdeskDialog: true };

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wattdeskDialog' in state;

/**
 * The state of the list, stored in the URL.
 *
 * react-admin's own `useListParams` is not used: it accepts any page size and any filter from the URL and keeps a
 * second copy in the store. A URL that is not in its shortest form is replaced.
 */
export function useListParams(rules: ListParamsRules): ListParamsControl {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => readListParams(search, rules), [search, rules]);

  useEffect(() => {
    const clean = writeListParams(params, rules);
    if (new URLSearchParams(search).toString() !== clean) navigate({ search: clean }, { replace: true, state });
  }, [navigate, params, rules, search, state]);

  // The router renders a new URL with a delay. A change made before that must not undo a search in progress.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const navigateTo = useCallback(
    (change: Partial<ListParams>, options: { replace?: boolean; state?: unknown } = {}) => {
      const { dialog: _, ...rest } = latest.current;
      latest.current = { ...rest, ...change };
      navigate({ search: writeListParams(latest.current, rules) }, options);
    },
    [navigate, rules],
  );

  // Navigating back takes a moment, during which a second Escape must not navigate back again.
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
      lockedFilter: getLockedFilter(rules, params.filter),
      setPage: (page, change) => navigateTo({ page }, { ...change, state: { _scrollToTop: true } }),
      setPerPage: (perPage) => navigateTo({ page: 1, perPage }),
      setFilter: (filter, change) =>
        navigateTo({ page: 1, filter: applyFilterChange(filter, latest.current.filter) }, change),
      dialogLink: (dialog) => ({ to: `?${writeListParams({ ...params, dialog }, rules)}`, state: OPENED_HERE }),
      closeDialog,
    }),
    [params, rules, navigateTo, closeDialog],
  );
}
