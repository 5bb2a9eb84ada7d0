import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDataProvider, useTranslate } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/types';
import type { Field } from '../model/entity';
import { useConfirm } from './confirm/question';
import { useEntityModule } from './context/entity';
import { useOnRowDeleted } from './context/savedRows';
import { useTexts } from './useTexts';
import { useToast } from './useToast';

type Row = Readonly<Record<string, unknown>>;

/** Whether the server knows the row: it carries the id that only the server gives. */
export function isSavedRow({ ui }: Field, row: Row): boolean {
  const id = ui.rows?.id === undefined ? undefined : row[ui.rows.id];
  return id !== undefined && id !== null && id !== '';
}

export interface RemoveRow {
  /** Resolves to true when the row may leave the form. */
  remove(row: Row): Promise<boolean>;
  /** A delete call runs: a second one must not be sent. */
  busy: boolean;
}

/**
 * Removing a row of a list: one that is not saved goes without a word; a saved one is asked for and
 * deleted on the server first, and stays where that fails.
 */
export function useRemoveRow(field: Field, source: string): RemoveRow {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const ask = useConfirm();
  const toast = useToast();
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const onRowDeleted = useOnRowDeleted();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const [busy, setBusy] = useState(false);
  const words = field.ui.rows?.remove;
  const { removeCall } = field;

  const remove = async (row: Row): Promise<boolean> => {
    if (!isSavedRow(field, row) || !removeCall || !words) return true;
    const title = translate('wd.confirm.deleteTitle', { _: 'Delete' });
    if (busy || !(await ask({ title, text: texts.word(source, 'confirm', words.confirm) }))) return false;
    setBusy(true);
    try {
      await dataProvider.send(removeCall, { params: { ...getValues(), ...row } });
      toast.success(texts.word(source, 'done', words.done));
      onRowDeleted(field, source, row);
      return true;
    } catch (error) {
      toast.error(error, words.failed && texts.word(source, 'failed', words.failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy };
}
