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
} from '../read/listParams';

interface Change {
  /** Takes the place of the history entry: for corrections and for text that is still being typed. */
  replace?: boolean;
}

interface DialogLink {
  to: string;
  state: { wattdeskDialog: true };
}

/** New filters, or what makes them of those that hold at that moment, drawn already or not. */
export type FilterChange = FilterValues | ((now: FilterValues) => FilterValues);

export const applyFilterChange = (change: FilterChange, now: FilterValues): FilterValues =>
  typeof change === 'function' ? change(now) : change;

/** A list's state and the ways to change it, wherever it is kept. */
export interface ListControl {
  params: ListParams;
  setPage(page: number, change?: Change): void;
  setPerPage(perPage: number): void;
  /** What stays when all filters are taken back. */
  lockedFilter: FilterValues;
  /** Goes back to page 1. */
  setFilter(filter: FilterChange, change?: Change): void;
}

export interface ListParamsControl extends ListControl {
  /** A dialog has an address of its own: its link opens in another tab too. */
  dialogLink(dialog: OpenDialog): DialogLink;
  closeDialog(): void;
}

/** Remembers in the history entry that our own click opened the dialog, so that closing can go back to before it. */
const OPENED_HERE: DialogLink['state'] = { wattdeskDialog: true };

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'wattdeskDialog' in state;

/**
 * The list's state, read from the address and written to it.
 *
 * react-admin's own `useListParams` is not used: it trusts the address (any page size, any filter)
 * and keeps a second copy in the store. An address that is not its own shortest form is corrected in place.
 */
export function useListParams(rules: ListParamsRules): ListParamsControl {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => readListParams(search, rules), [search, rules]);

  useEffect(() => {
    const clean = writeListParams(params, rules);
    if (new URLSearchParams(search).toString() !== clean) navigate({ search: clean }, { replace: true, state });
  }, [navigate, params, rules, search, state]);

  // The router draws a new address when the browser has time. A choice that is made until then must
  // not take back the search that is under way.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const go = useCallback(
    (change: Partial<ListParams>, options: { replace?: boolean; state?: unknown } = {}) => {
      const { dialog: _, ...rest } = latest.current;
      latest.current = { ...rest, ...change };
      navigate({ search: writeListParams(latest.current, rules) }, options);
    },
    [navigate, rules],
  );

  // Going back takes a moment, in which a second Escape must not go back once more.
  const leaving = useRef<string>(undefined);
  const closeDialog = useCallback(() => {
    if (!openedHere(state)) go({}, { replace: true });
    else if (leaving.current !== search) navigate(-1);
    leaving.current = search;
  }, [go, navigate, search, state]);
  useEffect(() => {
    if (leaving.current !== search) leaving.current = undefined;
  }, [search]);

  return useMemo(
    () => ({
      params,
      lockedFilter: getLockedFilter(rules, params.filter),
      setPage: (page, change) => go({ page }, { ...change, state: { _scrollToTop: true } }),
      setPerPage: (perPage) => go({ page: 1, perPage }),
      setFilter: (filter, change) => go({ page: 1, filter: applyFilterChange(filter, latest.current.filter) }, change),
      dialogLink: (dialog) => ({ to: `?${writeListParams({ ...params, dialog }, rules)}`, state: OPENED_HERE }),
      closeDialog,
    }),
    [params, rules, go, closeDialog],
  );
}
