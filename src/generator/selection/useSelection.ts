import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useToast } from '../../widgets/useToast';
import type { FetchAllOptions } from '../read/fetchAllRows';
import type { Row } from '../records/rowIds';
import type { RowSelection } from './rowSelection';
import { fetchAllIds } from './fetchAllIds';
import {
  isSelected,
  EMPTY_SELECTION,
  getPageSelection,
  getIdRange,
  updateSelection,
  type SelectedRow,
  type Selection,
} from './selection';

export type FetchPage = FetchAllOptions['fetchPage'];

export interface SelectionControl {
  selection: Selection;
  /** Chooses nothing, and stops gathering. */
  clear(): void;
  /** Takes these back. */
  drop(ids: readonly unknown[]): void;
  /** Chooses all rows that match, over all pages. */
  selectAll(fetchPage: FetchPage): Promise<void>;
  /** Stops gathering; what was chosen before stays. */
  stop(): void;
  /** Share of the ids that has arrived; undefined while none are gathered. */
  progress: number | undefined;
  /** What is chosen, each row as it was seen last, also those of other pages. */
  chosen: readonly SelectedRow[];
  /** What table and cards need of it. */
  ofRows: RowSelection;
}

interface Options {
  /** The rows that are shown. */
  rows: readonly Row[];
  /** The id of a row as the server writes it. */
  getId: (row: Row) => unknown;
  /** What is filtered: what another filter hides must not be dealt with unseen, so it starts with nothing chosen. */
  filter: Readonly<Record<string, unknown>>;
  /** Nothing can be chosen now. */
  disabled: boolean;
}

const NONE_SEEN: ReadonlyMap<string, Row> = new Map();

const byId = (rows: readonly Row[], idOf: Options['getId']): [string, Row][] =>
  rows.map((row) => [String(idOf(row)), row]);

/** The selected rows of a list across all pages. Unmounting stops a running `selectAll`. */
export function useSelection({ rows, getId, filter, disabled }: Options): SelectionControl {
  const toast = useToast();
  const [selection, change] = useReducer(updateSelection, EMPTY_SELECTION);
  const [seen, setSeen] = useState(NONE_SEEN);
  const [gathered, setGathered] = useState<number>();
  /** The row that was touched last: where a range begins. */
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
  const drop = (gone: readonly unknown[]): void => change({ type: 'rows', ids: gone, chosen: false });

  // What is chosen is dealt with, and named, when its page is gone.
  const see = (shown: readonly Row[]): void => setSeen((before) => new Map([...before, ...byId(shown, getId)]));
  const { ids: chosenIds } = selection;
  const chosen = useMemo(() => {
    const known = new Map([...seen, ...byId(rows, getId)]);
    return [...chosenIds].map(([text, id]): SelectedRow => ({ id, row: known.get(text) ?? { id } }));
  }, [chosenIds, seen, rows, getId]);

  const gather = async (fetchPage: FetchPage): Promise<void> => {
    if (running.current) return;
    const gathering = new AbortController();
    const { signal } = gathering;
    running.current = { asked, gathering };
    setGathered(0);
    try {
      const found: Row[] = [];
      const idSeen = (row: Row): unknown => {
        found.push(row);
        return getId(row);
      };
      const ids = await fetchAllIds(idSeen, { fetchPage, signal, onProgress: setGathered });
      see(found);
      change({ type: 'all', ids });
    } catch (error) {
      if (!signal.aborted) toast.error(error);
    } finally {
      running.current = undefined;
      setGathered(undefined);
    }
  };

  const ids = useMemo(() => rows.map(getId).filter((id) => id !== undefined), [rows, getId]);
  const page = getPageSelection(selection, ids);
  const ofRows: RowSelection = {
    isSelectable: (row) => getId(row) !== undefined,
    has: (row) => getId(row) !== undefined && isSelected(selection, getId(row)),
    toggle: (row, through = false) => {
      const touched = through ? getIdRange(ids, last.current, getId(row)) : [getId(row)];
      last.current = getId(row);
      see(rows);
      change({ type: 'rows', ids: touched, chosen: !isSelected(selection, getId(row)) });
    },
    pageSelection: page,
    togglePage: () => {
      see(rows);
      change({ type: 'rows', ids, chosen: page !== 'all' });
    },
    disabled: disabled || gathered !== undefined,
    ids: [...selection.ids.values()],
    select: (only) => change({ type: 'only', ids: only }),
  };
  return { selection, clear, drop, selectAll: gather, stop, progress: gathered, chosen, ofRows };
}
