/** Which rows are chosen, over all pages of a list. Pure. */
import type { Row } from '../records/rowIds';

/** A chosen row: its id as the server writes it, and the row as it was seen last. */
export interface SelectedRow {
  id: unknown;
  row: Row;
}

export interface Selection {
  /** By their text: an address or a set knows ids only so, and what is sent keeps the server's own type. */
  ids: ReadonlyMap<string, unknown>;
  /** All that match were chosen, and none was taken back since. */
  all: boolean;
}

export type SelectionChange =
  /** Rows of one page, chosen or taken back together. */
  | { type: 'rows'; ids: readonly unknown[]; chosen: boolean }
  | { type: 'all'; ids: readonly unknown[] }
  | { type: 'only'; ids: readonly unknown[] }
  | { type: 'none' };

export const EMPTY_SELECTION: Selection = { ids: new Map(), all: false };

const entries = (ids: readonly unknown[]): [string, unknown][] => ids.map((id) => [String(id), id]);

export const isSelected = ({ ids }: Selection, id: unknown): boolean => ids.has(String(id));

function without({ ids }: Selection, gone: readonly unknown[]): Selection {
  const texts = new Set(gone.map(String));
  return { ids: new Map([...ids].filter(([text]) => !texts.has(text))), all: false };
}

export function updateSelection(state: Selection, change: SelectionChange): Selection {
  switch (change.type) {
    case 'rows':
      return change.chosen
        ? { ...state, ids: new Map([...state.ids, ...entries(change.ids)]) }
        : without(state, change.ids);
    case 'all':
      return { ids: new Map(entries(change.ids)), all: true };
    case 'only':
      return { ids: new Map(entries(change.ids)), all: false };
    case 'none':
      return EMPTY_SELECTION;
  }
}

/** How many of the rows that are shown are chosen. */
export function getPageSelection(state: Selection, ids: readonly unknown[]): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => isSelected(state, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}

/**
 * The ids from one row of a page to another, both of them with it, in either direction.
 * @returns the last one alone where the first is on another page
 */
export function getIdRange(ids: readonly unknown[], from: unknown, to: unknown): unknown[] {
  const places = [from, to].map((id) => ids.findIndex((one) => String(one) === String(id)));
  const [first = 0, end = 0] = places.toSorted((one, other) => one - other);
  return first < 0 ? [to] : ids.slice(first, end + 1);
}
