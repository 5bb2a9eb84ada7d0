import { useState } from 'react';
import { useEvent, useLocale } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { guessColumnMapping } from './guessColumnMapping';
import { isImportTable, createImportTable, type ImportTable, type ImportTableError } from './createImportTable';
import type { CheckedRow } from './checkImportRow';
import { matchColumns, mapColumnToField, type ColumnMapping, type ImportField } from './matchColumns';
import { parseDelimitedText } from './parseDelimitedText';
import { isFileReadError, readImportFile, type FileReadError } from './readImportFile';
import { isValidImportRow, type ValidImportRow } from './sendImportRows';
import { useImportRowCheck } from './useImportRowCheck';
import { useSendRows, type SendRowsState } from './useSendRows';
import { useImportFields } from './useImportFields';

/** The reason why a file or pasted text cannot be imported. */
export type ImportSourceError = (ImportTableError | FileReadError | { fault: 'notRead'; error: unknown }) & {
  /** Name of the file; undefined if the text was pasted. */
  file?: string;
};

export interface ImportState {
  step: 'source' | 'reading' | 'checked' | 'sending';
  /** The pasted text. */
  text: string;
  setText(text: string): void;
  problem: ImportSourceError | undefined;
  /** Number of rows that have been checked; undefined if no check is running. */
  checkedSoFar: number | undefined;
  table: ImportTable | undefined;
  columns: ColumnMapping;
  /** The fields whose columns were guessed, until the user maps them. */
  guessed: readonly string[];
  targets: readonly ImportField[];
  rows: readonly CheckedRow[];
  sending: SendRowsState;
  loadTargets(): Promise<readonly ImportField[]>;
  readText(): Promise<void>;
  readFile(file: File): Promise<void>;
  /** Maps a column to another field, then checks all rows again. */
  mapColumnToField(column: number, name: string | undefined): Promise<void>;
  /** Checks all rows again. Option requests that failed in the previous check are sent again. */
  checkAgain(): Promise<void>;
  back(): void;
  /** Sends the rows with the status `ready` and the rows in `besides`. */
  start(besides?: readonly ValidImportRow[]): void;
}

interface Given {
  table?: ImportTable;
  columns: ColumnMapping;
  guessed: readonly string[];
  targets: readonly ImportField[];
  others: readonly EntityModule[];
  rows: readonly CheckedRow[];
}

const NOTHING: Given = { columns: [], guessed: [], targets: [], others: [], rows: [] };

/**
 * Provides the state of an import: the current step, the table, the column mapping, the errors and the status of
 * each row.
 */
export function useImport(module: EntityModule, onSent: () => void): ImportState {
  const language = useLocale();
  const [step, setStep] = useState<ImportState['step']>('source');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ImportSourceError>();
  const [given, setGiven] = useState<Given>(NOTHING);
  const loadTarget = useImportFields(module);
  const checks = useImportRowCheck(module);
  const sending = useSendRows(module, onSent);

  /**
   * @param stays whether the current step remains visible during the check, so that the user can continue to map
   *   columns
   */
  const check = async (next: Given, stays = false): Promise<void> => {
    setGiven(next);
    if (!next.table) return;
    if (!stays) setStep('reading');
    // Rows are only checked if a column is mapped. Otherwise, all rows would have the same errors.
    const isKnown = next.columns.some((name) => name !== undefined);
    const rows = isKnown ? await checks.check(next.table.rows, next.columns, next.others) : [];
    if (!rows) return;
    setGiven({ ...next, rows });
    sending.plan(rows.filter(isValidImportRow));
    setStep('checked');
  };
  const reject = (refused: ImportSourceError): void => {
    setProblem(refused);
    setStep('source');
  };
  const takeRows = async (read: string[][] | FileReadError, file: { file?: string }): Promise<void> => {
    const table = isFileReadError(read) ? read : createImportTable(read);
    if (!isImportTable(table)) return reject({ ...table, ...file });
    const { targets, others } = await loadTarget();
    const exact = matchColumns(table.headings, targets);
    const columns = guessColumnMapping(table.headings, targets, exact, module);
    const guessed = columns.flatMap((name) => (name === undefined || exact.includes(name) ? [] : [name]));
    await check({ table, columns, guessed, targets, others, rows: [] });
  };
  const start = (): void => {
    setProblem(undefined);
    setStep('reading');
  };
  return {
    step,
    text,
    setText,
    problem,
    checkedSoFar: checks.done,
    ...given,
    table: given.table,
    sending,
    loadTargets: useEvent(async () => (await loadTarget()).targets),
    readText: useEvent(async () => {
      start();
      await takeRows(parseDelimitedText(text), {});
    }),
    readFile: useEvent(async (file: File) => {
      start();
      const name = { file: file.name };
      try {
        await takeRows(await readImportFile(file, language), name);
      } catch (error) {
        reject({ fault: 'notRead', error, ...name });
      }
    }),
    mapColumnToField: useEvent((column, name) => {
      const chosen = [name, given.columns[column]];
      const guessed = given.guessed.filter((one) => !chosen.includes(one));
      return check({ ...given, guessed, columns: mapColumnToField(given.columns, column, name) }, true);
    }),
    checkAgain: useEvent(() => check(given, true)),
    back: useEvent(() => {
      checks.cancel();
      setStep('source');
    }),
    start: useEvent((besides?: readonly ValidImportRow[]) => {
      setStep('sending');
      void sending.send(besides);
    }),
  };
}
