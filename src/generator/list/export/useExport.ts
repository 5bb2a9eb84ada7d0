import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import { useAppTranslate } from '../../../i18n/useAppTranslate';
import type { Column, EntityModule } from '../../../model/entity/entity';
import { useConfig } from '../../../widgets/context/config';
import { useFormatTexts } from '../../../widgets/useFormatTexts';
import { useToast } from '../../../widgets/useToast';
import { fetchAllRows, MAX_EXPORT_ROWS, TooManyRowsError, type FetchAllOptions } from '../../queries/fetchAllRows';
import { removeIndexUsedAsId } from '../../shared/listRowIds';

export interface ExportState {
  /** Fraction of the rows that have been loaded, from 0 to 1. Undefined if no export is running. */
  progress: number | undefined;
  start(): Promise<void>;
  cancel(): void;
}

interface Source {
  module: EntityModule;
  columns: readonly Column[];
  /** Loads one page of the filtered rows. */
  fetchPage: FetchAllOptions['fetchPage'];
}

/** Rounds a fraction down to whole percents, so that the list is re-rendered once per percent and not once per page. */
const toPercent = (share: number): number => Math.floor(share * 100) / 100;

/** Exports the filtered rows of all pages to a spreadsheet. The code that writes spreadsheets is lazy-loaded. */
export function useExport({ module: { entity }, columns, fetchPage }: Source): ExportState {
  const { send } = useDataProvider<WattdeskDataProvider>();
  const t = useAppTranslate();
  const formatTexts = useFormatTexts();
  const { currency } = useConfig();
  const toast = useToast();
  const running = useRef<AbortController | undefined>(undefined);
  const [progress, setProgress] = useState<number>();

  // The export is cancelled when the user leaves the list.
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<void> => {
    const rows = (await fetchAllRows({ fetchPage, signal, onProgress: (share) => setProgress(toPercent(share)) })).map(
      (row) => removeIndexUsedAsId(entity, row),
    );
    if (rows.length === 0) throw new Error(t('export.empty'));
    const [{ downloadWorkbook }, { getExportRows }] = await Promise.all([
      import('./downloadWorkbook'),
      import('./getExportRows'),
    ]);
    const currencyTitle = (column: string): string => t('export.currencyOf', { column });
    const lines = await getExportRows({ entity, columns, rows, formatTexts, send, currency, currencyTitle });
    signal.throwIfAborted();
    await downloadWorkbook(entity.title, lines, signal);
  };

  const start = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      await write(controller.signal);
      toast.success({ key: 'export.done' });
    } catch (error) {
      if (controller.signal.aborted) return;
      const tooMany = t('export.tooMany', { limit: MAX_EXPORT_ROWS.toLocaleString('en') });
      toast.error(error instanceof TooManyRowsError ? tooMany : error);
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };
  return { progress, start, cancel: useCallback(() => running.current?.abort(), []) };
}
