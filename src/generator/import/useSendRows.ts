import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { getBodyErrors, getRefusedBody } from '../../model/form/bodyErrors';
import { mapServerErrors } from '../../model/wire/mapServerErrors';
import { useFieldErrorText } from '../../widgets/useFieldErrorText';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { getImportedRowsKeyPrefix, safeSessionStorage } from '../../widgets/draftStore';
import { useInvalidateEntity } from '../queries/useInvalidateEntity';
import { classifyRequestError, type FailureMessage } from '../sequentialRequests/classifyRequestError';
import { createPauseGate, type PauseGate } from '../sequentialRequests/runSequentially';
import { createSentRowLog } from './sentRowLog';
import {
  allowResendingRows,
  sendImportRows,
  getInitialImportStatuses,
  getLineText,
  type ValidImportRow,
  type ImportRowSendResult,
  type ImportRowStatus,
  type ImportRowStatusName,
  type StatusLine,
} from './sendImportRows';

export interface SendRowsState {
  phase: 'resting' | 'running' | 'paused' | 'done';
  /** The error message if an error paused sending. */
  halted: FailureMessage | undefined;
  /** Number of rows of the current run whose requests have finished. */
  done: number;
  total: number;
  getStatus(row: ValidImportRow): ImportRowStatus;
  /** Returns the rows grouped by status. */
  byState(): Readonly<Record<ImportRowStatusName, ValidImportRow[]>>;
  /**
   * Sets the rows to send and their initial status. Rows that an earlier import in this tab has sent are
   * recognised.
   */
  plan(rows: readonly ValidImportRow[]): void;
  /** Sends the rows with the status `ready` and the rows in `besides`. */
  send(besides?: readonly ValidImportRow[]): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
}

const READY: ImportRowStatus = { state: 'ready' };

/** Adds the field errors of a response to the error message of its row. */
function getWords(
  { entity, validators }: EntityModule,
  { values }: ValidImportRow,
  outcome: ImportRowSendResult,
): ImportRowSendResult {
  if (outcome.state !== 'refused') return outcome;
  const { shape } = entity;
  const { fields, others } = mapServerErrors({ shape, validators }, values, { ...outcome.errors });
  const { language } = outcome;
  const told = Object.entries(fields).map(([path, text]): StatusLine => {
    const field = Object.values(shape.fields).find(({ key }) => key === path.split('.')[0]);
    return { ...(field && { title: field.title }), text, language };
  });
  // The message of a server often is that of the only field that is wrong.
  const general = Object.values(fields).includes(outcome.text) ? [] : [outcome.text];
  const besides = others.filter((text) => !general.includes(text)).map((text) => ({ text, language }));
  const lines = [...general.map((text) => ({ text, language })), ...told, ...besides];
  return { ...outcome, text: lines.map(getLineText).join('\n'), lines };
}

/**
 * Provides the state and functions for sending the rows. The records are created one after the other, with the same
 * call that the form uses.
 * @param onSent called after a run that created at least one record
 */
export function useSendRows(module: EntityModule, onSent: () => void): SendRowsState {
  const { name, shape } = module.entity;
  const dataProvider = useDataProvider();
  const getErrorText = useFieldErrorText();
  const outdate = useInvalidateEntity(name);
  const owner = useGetDraftOwner();
  const [sentRowLog] = useState(() =>
    createSentRowLog(safeSessionStorage, `${getImportedRowsKeyPrefix(owner())}${name}/`),
  );
  // There may be thousands of rows, so the map with their statuses is mutated instead of copied. A change of the
  // counter `done` in the state causes the re-render.
  const [rows, setRows] = useState<readonly ValidImportRow[]>([]);
  const [statuses, setStandings] = useState(() => new Map<number, ImportRowStatus>());
  const [state, setState] = useState<Pick<SendRowsState, 'phase' | 'halted' | 'done' | 'total'>>({
    phase: 'resting',
    halted: undefined,
    done: 0,
    total: 0,
  });
  const gate = useRef<PauseGate>(undefined);
  useEffect(() => () => gate.current?.stop(), []);

  const create = async (row: ValidImportRow): Promise<ImportRowSendResult> => {
    try {
      await dataProvider.create(name, { data: row.wire });
      return { state: 'created' };
    } catch (error) {
      const refused = getRefusedBody(error);
      if (!refused) return getWords(module, row, classifyRequestError(error));
      const errors = getBodyErrors({ shape, validators: module.validators }, row.values, refused);
      const texts = errors.map((one) =>
        one.path === '' ? getErrorText(one) : `${one.args.title}: ${getErrorText(one)}`,
      );
      return { state: 'refused', text: texts.join('\n'), errors: {} };
    }
  };
  const byState = (): Record<ImportRowStatusName, ValidImportRow[]> => {
    const found: Record<ImportRowStatusName, ValidImportRow[]> = {
      ready: [],
      sending: [],
      created: [],
      before: [],
      refused: [],
      unknown: [],
    };
    for (const row of rows) found[(statuses.get(row.rowNumber) ?? READY).state].push(row);
    return found;
  };

  const plan = useEvent((next: readonly ValidImportRow[]) => {
    setRows(next);
    setStandings(getInitialImportStatuses(next, sentRowLog, shape));
    setState({ phase: 'resting', halted: undefined, done: 0, total: 0 });
  });
  const send = useEvent(async (besides: readonly ValidImportRow[] = []) => {
    const wanted = [...byState().ready, ...besides].sort((one, other) => one.rowNumber - other.rowNumber);
    const known = besides.filter(({ rowNumber }) => statuses.get(rowNumber)?.state === 'unknown');
    allowResendingRows(known, { shape, sentRowLog });
    for (const { rowNumber } of besides) statuses.set(rowNumber, READY);
    const own = createPauseGate();
    gate.current = own;
    setState({ phase: 'running', halted: undefined, done: 0, total: wanted.length });
    let created = 0;
    await sendImportRows(wanted, {
      shape,
      sentRowLog,
      gate: own,
      create,
      onStatusChange: (row, status) => {
        statuses.set(row.rowNumber, status);
        if (status.state === 'created') created += 1;
        if (status.state === 'sending' || status.state === 'ready') return;
        setState((before) => ({ ...before, done: before.done + 1 }));
      },
      onHalt: (halted) => setState((before) => ({ ...before, phase: 'paused', halted })),
    });
    if (created > 0) {
      await outdate();
      onSent();
    }
    setState((before) => ({ ...before, phase: 'done', halted: undefined }));
  });
  return {
    ...state,
    getStatus: ({ rowNumber }) => statuses.get(rowNumber) ?? READY,
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
