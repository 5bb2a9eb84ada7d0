import { useState } from 'react';
import { useDataProvider, useEvent, type Identifier } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { useConfirm } from '../../widgets/confirm';
import { useToast } from '../../widgets/useToast';
import { getRowKey, type Row } from '../records/rowIds';
import { getDeleteQuestion } from './confirmQuestions';

export interface DeleteControl {
  /** Asks, and on a yes deletes once. */
  remove(row: Row): Promise<void>;
  /** Ids of the rows whose call is running. */
  running: readonly string[];
}

/**
 * Deleting after a question. The row goes when the server has said so and the list was read again; a
 * refusal shows the server's own text and leaves the list as it is.
 */
export function useDelete(entity: Entity, onDeleted: (row: Row) => unknown): DeleteControl {
  const ask = useConfirm();
  const toast = useToast();
  const t = useAppTranslate();
  const dataProvider = useDataProvider();
  // Several rows may be on their way at once; each of them only once.
  const [running, setRunning] = useState<readonly string[]>([]);
  const { messages, name } = entity;

  const remove = useEvent(async (row: Row) => {
    const id = getRowKey(row);
    if (running.includes(id)) return;
    if (!(await ask(getDeleteQuestion(entity, row, t)))) return;
    setRunning((ids) => [...ids, id]);
    try {
      await dataProvider.delete<Row & { id: Identifier }>(name, {
        id: row['id'] as Identifier,
        previousData: row as Row & { id: Identifier },
      });
      toast.success(messages['deleted'] ?? { key: 'list.deleted' });
      await onDeleted(row);
    } catch (error) {
      toast.error(error, messages['deleteFailureTitle']);
    } finally {
      setRunning((ids) => ids.filter((one) => one !== id));
    }
  });
  return { remove, running };
}
