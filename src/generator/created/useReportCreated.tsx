import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type RaRecord } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { getMarkCreatedQueryKey, type MarkCreatedFunction } from '../queries/markCreatedQueryKey';
import { CreatedToast } from './CreatedToast';
import { identifyCreatedRecord, isCreatedRow } from './identifyCreatedRecord';
import { NewRowMark } from './NewRowMark';

/**
 * Returns the function that reports a created record: a toast that leads to the record, and a mark on its row in the
 * list. If it is not certain which record it is, the toast has no link.
 * @param created the result of the request
 */
export function useReportCreated(module: EntityModule): (created: RaRecord) => void {
  const client = useQueryClient();
  const notify = useNotify();
  const t = useAppTranslate();
  const { successToastMs } = useConfig();
  const { entity } = module;
  return (created) => {
    const text = entity.messages['created'] ?? t('form.created');
    const identity = entity.singleton ? undefined : identifyCreatedRecord(entity, created);
    const options = { type: 'success', autoHideDuration: successToastMs } as const;
    if (!identity) return notify(text, { ...options, messageArgs: { _: text } });
    const mark: MarkCreatedFunction = (row, name) =>
      isCreatedRow(identity, row) ? <NewRowMark>{name}</NewRowMark> : name;
    client.setQueryData(getMarkCreatedQueryKey(entity.name), () => mark);
    return notify(<CreatedToast {...{ text, module, created, identity }} />, options);
  };
}
