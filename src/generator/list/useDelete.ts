import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useTranslate, type Identifier } from 'ra-core';
import type { Entity } from '../../model/entity';
import { useConfirm } from '../../widgets/confirm';
import { useTexts } from '../../widgets/useTexts';
import { useToast } from '../../widgets/useToast';
import { rowId, type Row } from './actionable';
import { useReload } from './useReload';

export interface Deletion {
  /** Asks, and on a yes deletes once. */
  remove(row: Row): Promise<void>;
  /** Ids of the rows whose call is running. */
  running: ReadonlySet<string>;
}

/**
 * Deleting after a question (SHELL-057 to SHELL-060). The row goes when the server has said so and
 * the list was read again; a refusal shows the server's own text and leaves the list as it is.
 * @param focusAfter takes a row's id, and returns what puts the focus somewhere when the row is gone
 */
export function useDelete(entity: Entity, focusAfter: (id: string) => () => void): Deletion {
  const ask = useConfirm();
  const toast = useToast();
  const texts = useTexts(entity);
  const translate = useTranslate();
  const reload = useReload(entity.name);
  const dataProvider = useDataProvider();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  // Beside the state: two clicks in one frame see the same state.
  const busy = useRef(new Set<string>());

  const remove = useCallback(
    async (row: Row) => {
      const id = rowId(row);
      if (busy.current.has(id)) return;
      const question = translate('wd.confirm.delete', {
        _: 'Are you sure you want to delete this %{noun}?',
        noun: texts.noun(),
      });
      busy.current.add(id);
      try {
        const text = texts.message('confirmDelete', entity.messages['confirmDelete'] ?? question);
        if (!(await ask({ title: translate('wd.confirm.deleteTitle', { _: 'Delete' }), text }))) return;
        setRunning(new Set(busy.current));
        const goOn = focusAfter(id);
        await dataProvider.delete<Row & { id: Identifier }>(entity.name, { id: row['id'] as Identifier });
        const fallback = translate('wd.list.deleted', { _: 'Delete successfully!' });
        toast.success(texts.message('deleted', entity.messages['deleted'] ?? fallback));
        await reload();
        // The rows are drawn in the next moment.
        setTimeout(goOn);
      } catch (error) {
        toast.error(
          error,
          entity.messages['deleteFailed'] && texts.message('deleteFailed', entity.messages['deleteFailed']),
        );
      } finally {
        busy.current.delete(id);
        setRunning(new Set(busy.current));
      }
    },
    [ask, toast, texts, translate, reload, dataProvider, entity, focusAfter],
  );
  return { remove, running };
}
