/** Stores which rows of a list are selected, across all pages. Pure functions. */
import type { Row } from '../shared/listRowIds';

/** A selected row. `id` is the value that the server sent; `row` is the row as it was last loaded. */
export interface SelectedRow {
  id: unknown;
  row: Row;
}

export interface Selection {
  /**
   * The ids of the selected rows. The keys of the map are the ids as text, because ids from URLs are texts. The
   * values are the same ids with the type that the server sent.
   */
  ids: ReadonlyMap<string, unknown>;
  /** Whether the user has selected all rows that match the filters and has not deselected any row since then. */
  all: boolean;
}

export type SelectionChange =
  /** Selects or deselects several rows of one page. */
  | { type: 'rows'; ids: readonly unknown[]; chosen: boolean }
  | { type: 'all'; ids: readonly unknown[] }
  | { type: 'only'; ids: readonly unknown[] }
  | { type: 'none' };

export const EMPTY_SELECTION: Selection = { ids: new Map(), all: false };

const toEntries = (ids: readonly unknown[]): [string, unknown][] => ids.map((id) => [String(id), id]);

export const isSelected = ({ ids }: Selection, id: unknown): boolean => ids.has(String(id));

function deselectIds({ ids }: Selection, removedIds: readonly unknown[]): Selection {
  const texts = new Set(removedIds.map(String));
  return { ids: new Map([...ids].filter(([text]) => !texts.has(text))), all: false };
}

export function updateSelection(state: Selection, change: SelectionChange): Selection {
  switch (change.type) {
    case 'rows':
      return change.chosen
        ? { ...state, ids: new Map([...state.ids, ...toEntries(change.ids)]) }
        : deselectIds(state, change.ids);
    case 'all':
      return { ids: new Map(toEntries(change.ids)), all: true };
    case 'only':
      return { ids: new Map(toEntries(change.ids)), all: false };
    case 'none':
      return EMPTY_SELECTION;
  }
}

/** Returns whether none, some or all of the visible rows are selected. */
export function getPageSelectionState(state: Selection, ids: readonly unknown[]): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => isSelected(state, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}

/**
 * Returns the ids of all rows between two rows of a page, including these two rows. Either of the two may be the
 * upper row.
 * @returns only the id `to` if the row `from` is on another page
 */
export function getIdRange(ids: readonly unknown[], from: unknown, to: unknown): unknown[] {
  const places = [from, to].map((id) => ids.findIndex((one) => String(one) === String(id)));
  const [first = 0, end = 0] = places.toSorted((one, other) => one - other);
  return first < 0 ? [to] : ids.slice(first, end + 1);
}
