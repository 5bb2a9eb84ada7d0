/** Which rows are chosen, over all pages of a list. Pure. */
import type { Row } from '../list/row';

/** A chosen row: its id as the server writes it, and the row as it was seen last. */
export interface Chosen {
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
  | { type: 'row'; id: unknown }
  /** The rows of one page, chosen or taken back together. */
  | { type: 'page'; ids: readonly unknown[]; chosen: boolean }
  | { type: 'all'; ids: readonly unknown[] }
  | { type: 'only'; ids: readonly unknown[] }
  | { type: 'none' };

export const NOTHING: Selection = { ids: new Map(), all: false };

const entries = (ids: readonly unknown[]): [string, unknown][] => ids.map((id) => [String(id), id]);

export const isChosen = ({ ids }: Selection, id: unknown): boolean => ids.has(String(id));

function without({ ids }: Selection, gone: readonly unknown[]): Selection {
  const texts = new Set(gone.map(String));
  return { ids: new Map([...ids].filter(([text]) => !texts.has(text))), all: false };
}

export function select(state: Selection, change: SelectionChange): Selection {
  switch (change.type) {
    case 'row':
      return isChosen(state, change.id)
        ? without(state, [change.id])
        : { ...state, ids: new Map([...state.ids, [String(change.id), change.id]]) };
    case 'page':
      return change.chosen
        ? { ...state, ids: new Map([...state.ids, ...entries(change.ids)]) }
        : without(state, change.ids);
    case 'all':
      return { ids: new Map(entries(change.ids)), all: true };
    case 'only':
      return { ids: new Map(entries(change.ids)), all: false };
    case 'none':
      return NOTHING;
  }
}

/** How many of the rows that are shown are chosen. */
export function pageShare(state: Selection, ids: readonly unknown[]): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => isChosen(state, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}
