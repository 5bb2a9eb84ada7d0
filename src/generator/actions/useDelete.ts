import { useState } from 'react';
import { useDataProvider, useEvent, type Identifier } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { useConfirm } from '../../widgets/confirm';
import { useToast } from '../../widgets/useToast';
import { getRelatedNote } from '../relatedSource/lazyRelatedNote';
import { getRowKey, type Row } from '../shared/listRowIds';

export interface DeleteController {
  /**
   * Asks for confirmation and deletes the record. Does nothing while an earlier delete request for the same record
   * is running.
   */
  remove(row: Row): Promise<void>;
  /** Ids of the rows whose delete request is running. */
  running: readonly string[];
}

/**
 * Deletes a record after a confirmation. The row disappears when the server has confirmed the deletion and the list
 * has been reloaded. If the request fails, the server's message is shown and the list stays unchanged.
 */
export function useDelete(module: EntityModule, onDeleted: (row: Row) => unknown): DeleteController {
  const askConfirmation = useConfirm();
  const toast = useToast();
  const t = useAppTranslate();
  const dataProvider = useDataProvider();
  // Delete requests of different rows may run at the same time, but only one request per row.
  const [running, setRunning] = useState<readonly string[]>([]);
  const { messages, name } = module.entity;

  const remove = useEvent(async (row: Row) => {
    const id = getRowKey(row);
    if (running.includes(id)) return;
    const questions = await import('./confirmQuestions').catch((error: unknown) => toast.error(error));
    if (!questions) return;
    const question = questions.getDeleteQuestion(module.entity, row, t);
    if (!(await askConfirmation({ ...getRelatedNote(module, row), ...question }))) return;
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
