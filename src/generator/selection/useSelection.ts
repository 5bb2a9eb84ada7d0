import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useToast } from '../../widgets/useToast';
import type { CollectOptions } from '../read/collectRows';
import type { Row } from '../records/row';
import type { RowSelection } from './rowSelection';
import { gatherIds } from './gatherIds';
import { isChosen, NOTHING, pageShare, rangeOf, select, type Chosen, type Selection } from './selection';

export type FetchPage = CollectOptions['fetchPage'];

export interface SelectionControl {
  selection: Selection;
  /** Chooses nothing, and stops gathering. */
  clear(): void;
  /** Takes these back. */
  drop(ids: readonly unknown[]): void;
  /** Chooses all rows that match, over all pages. */
  gather(fetchPage: FetchPage): Promise<void>;
  /** Stops gathering; what was chosen before stays. */
  stop(): void;
  /** Share of the ids that has arrived; undefined while none are gathered. */
  gathered: number | undefined;
  /** What is chosen, each row as it was seen last, also those of other pages. */
  chosen: readonly Chosen[];
  /** What table and cards need of it. */
  ofRows: RowSelection;
}

interface Options {
  /** The rows that are shown. */
  rows: readonly Row[];
  /** The id of a row as the server writes it. */
  idOf: (row: Row) => unknown;
  /** What is filtered: what another filter hides must not be dealt with unseen, so it starts with nothing chosen. */
  filter: Readonly<Record<string, unknown>>;
  /** Nothing can be chosen now. */
  disabled: boolean;
}

const NONE_SEEN: ReadonlyMap<string, Row> = new Map();

const byId = (rows: readonly Row[], idOf: Options['idOf']): [string, Row][] =>
  rows.map((row) => [String(idOf(row)), row]);

/** Which rows of a list are chosen, over all its pages. Leaving it stops a gathering that is under way. */
export function useSelection({ rows, idOf, filter, disabled }: Options): SelectionControl {
  const toast = useToast();
  const [selection, change] = useReducer(select, NOTHING);
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
  const see = (shown: readonly Row[]): void => setSeen((before) => new Map([...before, ...byId(shown, idOf)]));
  const { ids: chosenIds } = selection;
  const chosen = useMemo(() => {
    const known = new Map([...seen, ...byId(rows, idOf)]);
    return [...chosenIds].map(([text, id]): Chosen => ({ id, row: known.get(text) ?? { id } }));
  }, [chosenIds, seen, rows, idOf]);

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
        return idOf(row);
      };
      const ids = await gatherIds(idSeen, { fetchPage, signal, onProgress: setGathered });
      see(found);
      change({ type: 'all', ids });
    } catch (error) {
      if (!signal.aborted) toast.error(error);
    } finally {
      running.current = undefined;
      setGathered(undefined);
    }
  };

  const ids = useMemo(() => rows.map(idOf).filter((id) => id !== undefined), [rows, idOf]);
  const page = pageShare(selection, ids);
  const ofRows: RowSelection = {
    offers: (row) => idOf(row) !== undefined,
    has: (row) => idOf(row) !== undefined && isChosen(selection, idOf(row)),
    toggle: (row, through = false) => {
      const touched = through ? rangeOf(ids, last.current, idOf(row)) : [idOf(row)];
      last.current = idOf(row);
      see(rows);
      change({ type: 'rows', ids: touched, chosen: !isChosen(selection, idOf(row)) });
    },
    page,
    togglePage: () => {
      see(rows);
      change({ type: 'rows', ids, chosen: page !== 'all' });
    },
    disabled: disabled || gathered !== undefined,
    ids: [...selection.ids.values()],
    choose: (only) => change({ type: 'only', ids: only }),
  };
  return { selection, clear, drop, gather, stop, gathered, chosen, ofRows };
}
