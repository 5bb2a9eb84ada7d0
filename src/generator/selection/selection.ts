/** The selected rows across all pages of a list. Pure functions. */
import type { Row } from '../shared/rowIds';

/** A selected row: its id as the server sent it, and the row as last loaded. */
export interface SelectedRow {
  id: unknown;
  row: Row;
}

export interface Selection {
  /** By the id as text, because URLs and sets compare texts; the value keeps the type that the server sent. */
  ids: ReadonlyMap<string, unknown>;
  /** All matching rows were selected, and none has been deselected since. */
  all: boolean;
}

export type SelectionChange =
  /** Rows of one page, selected or deselected together. */
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

/** Returns how many of the visible rows are selected. */
export function getPageSelection(state: Selection, ids: readonly unknown[]): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => isSelected(state, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}

/**
 * Returns the ids from one row of a page to another, inclusive, in either direction.
 * @returns only the last one if the first is on another page
 */
export function getIdRange(ids: readonly unknown[], from: unknown, to: unknown): unknown[] {
  const places = [from, to].map((id) => ids.findIndex((one) => String(one) === String(id)));
  const [first = 0, end = 0] = places.toSorted((one, other) => one - other);
  return first < 0 ? [to] : ids.slice(first, end + 1);
}
