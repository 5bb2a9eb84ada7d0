import { useFormContext } from 'react-hook-form';
import { useDataProvider } from 'ra-core';
import type { SendOptions, WattdeskDataProvider } from '../../dataProvider/contract/types';
import { useAppTranslate } from '../i18n/useAppTranslate';
import type { Entity, Field } from '../model/entity/entity';
import { isEmpty } from '../model/values/isEmpty';
import { useConfirm } from './confirm/useConfirm';
import { useEntityModule } from './context/currentEntity';
import { useOnRowDeleted } from './context/onRowDeleted';
import { useSendCall } from './useSendCall';
import { useToast } from './useToast';

type Row = Readonly<Record<string, unknown>>;

/** Whether a row is stored on the server. A stored row has an id, which only the server assigns. */
function isSavedRow({ ui }: Field, row: Row): boolean {
  const id = ui.rows?.idField === undefined ? undefined : row[ui.rows.idField];
  return !isEmpty(id);
}

/** Returns the option of `send` that describes the formats of the values in the path. */
const getCallFields = ({ shape }: Entity, field: Field): Pick<SendOptions, 'fields'> =>
  shape.isSerialized ? { fields: { sentFields: { ...shape.fields, ...field.shape?.fields } } } : {};

export interface RowRemoval {
  /** Returns a promise that resolves to true if the row may be removed from the form. */
  remove(row: Row, name: string): Promise<boolean>;
  /** Whether a delete request is pending. No second delete request may then be sent. */
  busy: boolean;
}

/**
 * Removes a row of an array. An unsaved row is removed without a question. A saved row is removed only after the
 * user has confirmed and the server has deleted it.
 */
export function useRemoveRow(field: Field, source: string): RowRemoval {
  const askConfirmation = useConfirm();
  const toast = useToast();
  const t = useAppTranslate();
  const { getValues } = useFormContext();
  const onRowDeleted = useOnRowDeleted();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { entity } = useEntityModule();
  const words = field.ui.rows?.remove;
  const { removeCall } = field;
  const { run, isRunning } = useSendCall<Row>({
    send: async (row) =>
      removeCall &&
      dataProvider.send(removeCall, { params: { ...getValues(), ...row }, ...getCallFields(entity, field) }),
    onDone: (_, row) => {
      toast.success(words?.successMessage ?? { key: 'list.deleted' });
      onRowDeleted(field, source, row);
    },
    failed: words?.failureTitle,
  });
  const remove = async (row: Row, name: string): Promise<boolean> => {
    if (!isSavedRow(field, row) || !removeCall || !words) return true;
    const title = t('confirm.deleteNamed', { name });
    if (
      isRunning ||
      !(await askConfirmation({ title, text: words.confirm, confirm: t('action.delete'), danger: true }))
    )
      return false;
    return run(row);
  };
  return { remove, busy: isRunning };
}
