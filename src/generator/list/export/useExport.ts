import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate, type GetListParams } from 'ra-core';
import type { WattdeskDataProvider } from '../../../../dataProvider/types';
import type { Column, EntityModule } from '../../../model/entity';
import { useTexts } from '../../../widgets/useTexts';
import { useToast } from '../../../widgets/useToast';
import { toPageRequest, type FilterValues } from '../listParams';
import { collectRows, MAX_ROWS, TooManyRows, type CollectOptions } from '../collectRows';
import { inWordsOf } from '../../../widgets/useOptions';
import { loadLabels } from './labels';
import { toSheetRows } from './sheet';

export interface Export {
  /** Share that has arrived; undefined while no export runs. */
  progress: number | undefined;
  start(): Promise<void>;
  cancel(): void;
}

interface Source {
  module: EntityModule;
  columns: readonly Column[];
  filter: FilterValues;
}

/** Writes what is filtered, all pages of it, to a sheet. The code that writes sheets comes only now. */
export function useExport({ module: { entity }, columns, filter }: Source): Export {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const translate = useTranslate();
  const texts = useTexts(entity);
  const toast = useToast();
  const running = useRef<AbortController | undefined>(undefined);
  const [progress, setProgress] = useState<number>();

  // A list that is left needs no file any more.
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal): Promise<void> => {
    const fetchPage: CollectOptions['fetchPage'] = async (page, perPage, abort) => {
      const request: GetListParams & { signal: AbortSignal } = {
        ...toPageRequest({ page, perPage, filter }),
        signal: abort,
      };
      const { data, total = data.length } = await dataProvider.getList(entity.name, request);
      return { data, total };
    };
    const rows = await collectRows({ fetchPage, signal, onProgress: setProgress });
    if (rows.length === 0) throw new Error(translate('wd.export.empty', { _: 'Empty files' }));
    const fields = columns.flatMap(({ field, fallback }) =>
      [field, fallback?.field ?? field].flatMap((name) => entity.shape.fields[name] ?? []),
    );
    const [{ writeSheet }, optionsOf] = await Promise.all([
      import('./writeSheet'),
      loadLabels(entity, fields, rows, dataProvider.send, (list, options) => inWordsOf(translate, list, options)),
    ]);
    signal.throwIfAborted();
    const words = { yes: translate('wd.yes', { _: 'Yes' }), no: translate('wd.no', { _: 'No' }), choice: texts.choice };
    writeSheet(texts.title(), toSheetRows(rows, { shape: entity.shape, columns, optionsOf, texts: words }));
  };

  const start = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      await write(controller.signal);
      toast.success(translate('wd.export.done', { _: 'The file was saved to your downloads' }));
    } catch (error) {
      if (controller.signal.aborted) return;
      const text = 'More than %{limit} rows match. Narrow the filters, then export again.';
      toast.error(
        error instanceof TooManyRows
          ? translate('wd.export.tooMany', { _: text, limit: MAX_ROWS.toLocaleString('en') })
          : error,
      );
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };
  return { progress, start, cancel: useCallback(() => running.current?.abort(), []) };
}
