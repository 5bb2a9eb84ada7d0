import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Entity } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import type { FetchAllOptions } from '../queries/fetchAllRows';
import { getServerId, type Row } from '../shared/listRowIds';
import type { RowSelectionController } from './rowSelectionController';
import { fetchAllIds } from './fetchAllIds';
import {
  isSelected,
  EMPTY_SELECTION,
  getPageSelectionState,
  getIdRange,
  updateSelection,
  type SelectedRow,
  type Selection,
} from './selection';

export type FetchPageFunction = FetchAllOptions['fetchPage'];

export interface SelectionController {
  selection: Selection;
  /** Clears the selection and cancels a running `selectAll`. */
  clear(): void;
  /** Deselects the rows with these ids. */
  drop(ids: readonly unknown[]): void;
  /** Selects all rows that match the filters, including those of other pages. */
  selectAll(): void;
  /** Cancels a running `selectAll`. The rows that were selected before stay selected. */
  stop(): void;
  /** The share of the ids that `selectAll` has loaded, from 0 to 1. Undefined while `selectAll` is not running. */
  progress: number | undefined;
  /** The selected rows as they were last loaded, including those of other pages. */
  chosen: readonly SelectedRow[];
  /** The selection in the form that the table and the cards use. */
  ofRows: RowSelectionController;
}

interface Options {
  entity: Entity;
  /** The visible rows. The user can select them only in the phase `ready`. */
  query: { rows: readonly Row[]; phase: string };
  /**
   * The current filter values. New filter values clear the selection, so that no action applies to rows that the
   * filters hide.
   */
  filter: Readonly<Record<string, unknown>>;
  /** Loads a page of the rows that match the filters. `selectAll` uses it to load all ids. */
  fetchPage: FetchPageFunction;
}

const NONE_SEEN: ReadonlyMap<string, Row> = new Map();

const toEntriesById = (rows: readonly Row[], getId: (row: Row) => unknown): [string, Row][] =>
  rows.map((row) => [String(getId(row)), row]);

/**
 * Provides the selection of rows in a list, across all pages. When the component unmounts, a running `selectAll` is
 * cancelled.
 */
export function useSelection({ entity, query, filter, fetchPage }: Options): SelectionController {
  const { rows } = query;
  const getId = useCallback((row: Row): unknown => getServerId(entity, row), [entity]);
  const toast = useToast();
  const [selection, change] = useReducer(updateSelection, EMPTY_SELECTION);
  const [seen, setSeen] = useState(NONE_SEEN);
  const [loadedShare, setLoadedShare] = useState<number>();
  /** The id of the row that was toggled last. It is one end of the range that a Shift click selects. */
  const last = useRef<unknown>(undefined);
  const running = useRef<{ asked: string; gathering: AbortController }>(undefined);

  const stop = useCallback(() => running.current?.gathering.abort(), []);
  const clear = useCallback(() => {
    stop();
    change({ type: 'none' });
    setSeen(NONE_SEEN);
  }, [stop]);
  useEffect(() => stop, [stop]);
  const asked = JSON.stringify(filter);
  const [chosenUnder, setChosenUnder] = useState(asked);
  if (chosenUnder !== asked) {
    setChosenUnder(asked);
    change({ type: 'none' });
    setSeen(NONE_SEEN);
  }
  useEffect(() => {
    if (running.current?.asked !== asked) stop();
  }, [asked, stop]);
  const drop = (removedIds: readonly unknown[]): void => change({ type: 'rows', ids: removedIds, chosen: false });

  // The visible rows are stored, because actions and confirmation questions need the selected rows after the user
  // has moved to another page.
  const rememberRows = (shownRows: readonly Row[]): void =>
    setSeen((before) => new Map([...before, ...toEntriesById(shownRows, getId)]));
  const { ids: chosenIds } = selection;
  const chosen = useMemo(() => {
    const known = new Map([...seen, ...toEntriesById(rows, getId)]);
    return [...chosenIds].map(([text, id]): SelectedRow => ({ id, row: known.get(text) ?? { id } }));
  }, [chosenIds, seen, rows, getId]);

  const loadIds = async (): Promise<void> => {
    if (running.current) return;
    const gathering = new AbortController();
    const { signal } = gathering;
    running.current = { asked, gathering };
    setLoadedShare(0);
    try {
      const found: Row[] = [];
      const idSeen = (row: Row): unknown => {
        found.push(row);
        return getId(row);
      };
      const ids = await fetchAllIds(idSeen, { fetchPage, signal, onProgress: setLoadedShare });
      rememberRows(found);
      change({ type: 'all', ids });
    } catch (error) {
      if (!signal.aborted) toast.error(error);
    } finally {
      running.current = undefined;
      setLoadedShare(undefined);
    }
  };

  const ids = useMemo(() => rows.map(getId).filter((id) => id !== undefined), [rows, getId]);
  const page = getPageSelectionState(selection, ids);
  const ofRows: RowSelectionController = {
    isSelectable: (row) => getId(row) !== undefined,
    has: (row) => getId(row) !== undefined && isSelected(selection, getId(row)),
    toggle: (row, through = false) => {
      const touched = through ? getIdRange(ids, last.current, getId(row)) : [getId(row)];
      last.current = getId(row);
      rememberRows(rows);
      change({ type: 'rows', ids: touched, chosen: !isSelected(selection, getId(row)) });
    },
    pageSelection: page,
    togglePage: () => {
      rememberRows(rows);
      change({ type: 'rows', ids, chosen: page !== 'all' });
    },
    disabled: query.phase !== 'ready' || loadedShare !== undefined,
    ids: [...selection.ids.values()],
    select: (only) => change({ type: 'only', ids: only }),
  };
  return { selection, clear, drop, selectAll: () => void loadIds(), stop, progress: loadedShare, chosen, ofRows };
}
