import { useState } from 'react';
import { useEvent, useLocale } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { isTable, tableOf, type Table, type TableFault } from './table';
import type { CheckedLine } from './checkLine';
import { matchColumns, withColumn, type Columns, type Target } from './columns';
import { readDelimited } from './delimited';
import { isFileFault, readFile, type FileFault } from './readFile';
import { isGood, type GoodLine } from './sendRows';
import { useLineCheck } from './useLineCheck';
import { useSending, type Sending } from './useSending';
import { useTarget } from './useTarget';

/** Why what was pasted or chosen cannot be imported. */
export type Problem = (TableFault | FileFault | { fault: 'notRead'; error: unknown }) & {
  /** Name of the file; absent for what was pasted. */
  file?: string;
};

export interface Import {
  step: 'source' | 'reading' | 'checked' | 'sending';
  /** What is pasted. */
  text: string;
  setText(text: string): void;
  problem: Problem | undefined;
  /** Rows that are checked so far; undefined while none are. */
  checkedSoFar: number | undefined;
  table: Table | undefined;
  columns: Columns;
  targets: readonly Target[];
  rows: readonly CheckedLine[];
  sending: Sending;
  loadTargets(): Promise<readonly Target[]>;
  readText(): Promise<void>;
  readFile(file: File): Promise<void>;
  /** Another field for a column: all rows are checked again. */
  assign(column: number, name: string | undefined): Promise<void>;
  /** Checks again what is there: a list of options may have arrived. */
  again(): Promise<void>;
  back(): void;
  /** Sends the rows that are ready, and those named besides. */
  start(besides?: readonly GoodLine[]): void;
}

interface Given {
  table?: Table;
  columns: Columns;
  targets: readonly Target[];
  others: readonly EntityModule[];
  rows: readonly CheckedLine[];
}

const NOTHING: Given = { columns: [], targets: [], others: [], rows: [] };

/** The steps of an import: a table, its columns and faults, what came of its rows. */
export function useImport(module: EntityModule, onSent: () => void): Import {
  const language = useLocale();
  const [step, setStep] = useState<Import['step']>('source');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [given, setGiven] = useState<Given>(NOTHING);
  const loadTarget = useTarget(module);
  const checks = useLineCheck(module);
  const sending = useSending(module, onSent);

  /** @param stays the step is on screen while it is done again: whoever changes a column goes on there */
  const check = async (next: Given, stays = false): Promise<void> => {
    setGiven(next);
    if (!next.table) return;
    if (!stays) setStep('reading');
    // Where nothing is known of the columns, all rows would have the same faults.
    const isKnown = next.columns.some((name) => name !== undefined);
    const rows = isKnown ? await checks.check(next.table.lines, next.columns, next.others) : [];
    if (!rows) return;
    setGiven({ ...next, rows });
    sending.plan(rows.filter(isGood));
    setStep('checked');
  };
  const refuse = (refused: Problem): void => {
    setProblem(refused);
    setStep('source');
  };
  const take = async (read: string[][] | FileFault, file: { file?: string }): Promise<void> => {
    const table = isFileFault(read) ? read : tableOf(read);
    if (!isTable(table)) return refuse({ ...table, ...file });
    const { targets, others } = await loadTarget();
    const columns = matchColumns(table.headings, targets);
    await check({ table, columns, targets, others, rows: [] });
  };
  const begin = (): void => {
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
      begin();
      await take(readDelimited(text), {});
    }),
    readFile: useEvent(async (file: File) => {
      begin();
      const name = { file: file.name };
      try {
        await take(await readFile(file, language), name);
      } catch (error) {
        refuse({ fault: 'notRead', error, ...name });
      }
    }),
    assign: useEvent((column, name) => check({ ...given, columns: withColumn(given.columns, column, name) }, true)),
    again: useEvent(() => check(given, true)),
    back: useEvent(() => {
      checks.cancel();
      setStep('source');
    }),
    start: useEvent((besides?: readonly GoodLine[]) => {
      setStep('sending');
      void sending.send(besides);
    }),
  };
}
