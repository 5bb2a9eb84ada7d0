import { falseWords, trueWords } from 'virtual:wattdesk/importWords';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { useFieldErrorText } from '../../widgets/useFieldErrorText';
import { useInitialValueSources } from '../../widgets/useInitialValueSources';
import type { CellParseTexts } from './parseCell';
import { checkImportRow, type CheckedRow, type ImportRowCheckOptions } from './checkImportRow';
import { createImportOptionLookup, type ImportOptionLookup } from './importOptionLookup';
import { getOptionErrorText } from './getOptionErrorText';
import type { ColumnMapping } from './matchColumns';
import type { ImportRow } from './createImportTable';
import { useImportTranslate } from './useImportTranslate';

export interface ImportRowChecker {
  /** Number of rows that have been checked; undefined if no check is running. */
  done: number | undefined;
  /**
   * Checks the rows.
   * @returns undefined when the check was cancelled or a newer check was started
   */
  check(
    lines: readonly ImportRow[],
    columns: ColumnMapping,
    others: readonly EntityModule[],
  ): Promise<CheckedRow[] | undefined>;
  cancel(): void;
}

/** Number of rows that are checked concurrently, so that their option requests run in parallel. */
const TOGETHER = 6;
/** Milliseconds after which the check is interrupted, so that the browser can render and handle events. */
const TURN = 12;

const waitForRendering = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const hasPhoneColumn = ({ entity: { shape } }: EntityModule, columns: ColumnMapping): boolean =>
  columns.some((name) => name !== undefined && shape.fields[name]?.kind === 'phone');

/** Provides a function that checks rows in the same way as the form, without blocking rendering. */
export function useImportRowCheck(module: EntityModule): ImportRowChecker {
  const { send } = useDataProvider<WattdeskDataProvider>();
  const t = useImportTranslate();
  const getErrorText = useFieldErrorText();
  const valueSources = useInitialValueSources();
  const { callingCode } = useConfig();
  const running = useRef<AbortController>(undefined);
  const choices = useRef<ImportOptionLookup>(undefined);
  const [done, setDone] = useState<number>();
  const cancel = useEvent(() => {
    running.current?.abort();
    setDone(undefined);
  });
  useEffect(() => () => running.current?.abort(), []);

  const loadTexts = async (columns: ColumnMapping): Promise<CellParseTexts> => {
    const phone = hasPhoneColumn(module, columns) ? await import('./parsePhone') : undefined;
    return {
      yes: trueWords,
      no: falseWords,
      phone: (text) => phone?.toStoredPhone(text, callingCode) ?? text,
    };
  };
  const check: ImportRowChecker['check'] = async (lines, columns, others) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setDone(0);
    choices.current ??= createImportOptionLookup(module, others, send);
    choices.current.forgetFailures();
    const plan: ImportRowCheckOptions = {
      filled: { shape: module.entity.shape, validators: module.validators },
      columns,
      valueSources,
      choices: choices.current,
      cellTexts: await loadTexts(columns),
      getErrorText,
      texts: { failed: t('failed'), notHere: t('notHere') },
      getOptionErrorText: (title, value, labels) => getOptionErrorText(title, value, labels, t),
    };
    const checked: CheckedRow[] = [];
    let since = performance.now();
    for (let at = 0; at < lines.length && !signal.aborted; at += TOGETHER) {
      checked.push(...(await Promise.all(lines.slice(at, at + TOGETHER).map((line) => checkImportRow(line, plan)))));
      if (performance.now() - since < TURN) continue;
      setDone(checked.length);
      await waitForRendering();
      since = performance.now();
    }
    if (signal.aborted) return undefined;
    setDone(undefined);
    return checked;
  };
  return { done, check: useEvent(check), cancel };
}
