import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { serverErrors } from '../../model/wire/serverErrors';
import { useOwner } from '../../widgets/context/unsaved';
import { importsPrefix, tabStorage } from '../../widgets/draftStore';
import { useOutdate } from '../read/useOutdate';
import { failureOf } from '../series/failure';
import { createGate, type PauseGate } from '../series/series';
import { createLedger } from './ledger';
import { forget, sendRows, standingsOf, type GoodLine, type Outcome, type Standing, type State } from './sendRows';

export interface Sending {
  phase: 'resting' | 'running' | 'paused' | 'done';
  /** Why it has paused by itself. */
  halted: string | undefined;
  /** Of the rows that are on their way how many were sent. */
  done: number;
  total: number;
  standingOf(row: GoodLine): Standing;
  /** The rows by how they stand. */
  byState(): Readonly<Record<State, GoodLine[]>>;
  /** How these rows stand that are to be sent: those of an earlier import in this tab are known. */
  plan(rows: readonly GoodLine[]): void;
  /** Sends those that are ready, and those named besides. */
  send(besides?: readonly GoodLine[]): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
}

const READY: Standing = { state: 'ready' };

/** The server's words, and what it says of single fields. */
function wordsOf({ entity, validators }: EntityModule, { values }: GoodLine, outcome: Outcome): Outcome {
  if (outcome.state !== 'refused') return outcome;
  const { shape } = entity;
  const { fields, others } = serverErrors({ shape, validators }, values, { ...outcome.errors });
  const told = Object.entries(fields).map(([path, text]) => {
    const field = Object.values(shape.fields).find(({ key }) => key === path.split('.')[0]);
    return field ? `${field.title}: ${text}` : text;
  });
  return { ...outcome, text: [...new Set([outcome.text, ...told, ...others])].join('\n') };
}

/**
 * Creates the rows, one after the other, by the same call as the form.
 * @param onSent after a series of which something was created
 */
export function useSending(module: EntityModule, onSent: () => void): Sending {
  const { name, shape } = module.entity;
  const dataProvider = useDataProvider();
  const outdate = useOutdate(name);
  const owner = useOwner();
  const [ledger] = useState(() => createLedger(tabStorage, `${importsPrefix(owner())}${name}/`));
  // Thousands of rows: only that one of them has changed is told.
  const [rows, setRows] = useState<readonly GoodLine[]>([]);
  const [standings, setStandings] = useState(() => new Map<number, Standing>());
  const [state, setState] = useState<Pick<Sending, 'phase' | 'halted' | 'done' | 'total'>>({
    phase: 'resting',
    halted: undefined,
    done: 0,
    total: 0,
  });
  const gate = useRef<PauseGate>(undefined);
  useEffect(() => () => gate.current?.stop(), []);

  const create = async (row: GoodLine): Promise<Outcome> => {
    try {
      await dataProvider.create(name, { data: row.wire });
      return { state: 'created' };
    } catch (error) {
      return wordsOf(module, row, failureOf(error));
    }
  };
  const byState = (): Record<State, GoodLine[]> => {
    const found: Record<State, GoodLine[]> = {
      ready: [],
      sending: [],
      created: [],
      before: [],
      refused: [],
      unknown: [],
    };
    for (const row of rows) found[(standings.get(row.at) ?? READY).state].push(row);
    return found;
  };

  const plan = useEvent((next: readonly GoodLine[]) => {
    setRows(next);
    setStandings(standingsOf(next, ledger, shape));
    setState({ phase: 'resting', halted: undefined, done: 0, total: 0 });
  });
  const send = useEvent(async (besides: readonly GoodLine[] = []) => {
    const wanted = [...byState().ready, ...besides].sort((one, other) => one.at - other.at);
    const known = besides.filter(({ at }) => standings.get(at)?.state === 'unknown');
    forget(known, { shape, ledger });
    for (const { at } of besides) standings.set(at, READY);
    const own = createGate();
    gate.current = own;
    setState({ phase: 'running', halted: undefined, done: 0, total: wanted.length });
    let created = 0;
    await sendRows(wanted, {
      shape,
      ledger,
      gate: own,
      create,
      onStanding: (row, standing) => {
        standings.set(row.at, standing);
        if (standing.state === 'created') created += 1;
        if (standing.state === 'sending' || standing.state === 'ready') return;
        setState((before) => ({ ...before, done: before.done + 1 }));
      },
      onHalt: (text) => setState((before) => ({ ...before, phase: 'paused', halted: text })),
    });
    if (created > 0) {
      await outdate();
      onSent();
    }
    setState((before) => ({ ...before, phase: 'done', halted: undefined }));
  });
  return {
    ...state,
    standingOf: ({ at }) => standings.get(at) ?? READY,
    byState,
    plan,
    send,
    pause: useEvent(() => {
      gate.current?.pause();
      setState((before) => ({ ...before, phase: 'paused' }));
    }),
    resume: useEvent(() => {
      setState((before) => ({ ...before, phase: 'running', halted: undefined }));
      gate.current?.resume();
    }),
    stop: useEvent(() => gate.current?.stop()),
  };
}
