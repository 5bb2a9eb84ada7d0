import { useMemo } from 'react';
import { useDataProvider, useEvent, type RaRecord } from 'ra-core';
import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { useRowValueFormatter } from '../../widgets/inputs/useRowValueFormatter';
import { useFieldErrorText } from '../../widgets/useFieldErrorText';
import { getActionAvailability } from '../actions/availableActions';
import { getUnavailableReason } from '../actions/unavailableReason';
import { useFormDefinitionWithOptionNames } from '../form/useFormDefinitionWithOptionNames';
import { getRecordFormDefinition } from '../formRules/formDefinition';
import { useInitialValueSources } from '../../widgets/useInitialValueSources';
import { getBulkEditFields } from './bulkEditForm';
import { editRecord, type FieldEdit, type RecordEdit } from './editRecord';

/**
 * Returns the function that changes fields of one record, see `editRecord`. Its texts are in the current language.
 * The component must be inside of an `EntityModuleProvider`.
 */
export function useRecordEditor(module: EntityModule): (edit: FieldEdit) => Promise<RecordEdit> {
  const { entity } = module;
  const dataProvider = useDataProvider();
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const translate = useAppTranslate();
  const getErrorText = useFieldErrorText();
  const valueSources = useInitialValueSources();
  const definition = useFormDefinitionWithOptionNames(useMemo(() => getRecordFormDefinition(module), [module]));
  const fields = useMemo(() => getBulkEditFields(module), [module]);
  const getText = useRowValueFormatter(fields);
  const edit = entity.actions['edit'];
  const getReason = (record: RaRecord) => edit && getUnavailableReason(module, edit, record, translate);
  return useEvent((change: FieldEdit) =>
    editRecord(
      {
        definition,
        dataProvider,
        valueSources,
        isEditable: (record) => edit !== undefined && getActionAvailability(module, edit, record) === 'open',
        texts: {
          gone: t('gone'),
          getNotEditable: (record) => getReason(record) ?? t('cannotEdit'),
          getFieldNotEditable: ({ title }) => t('fieldClosed', { field: title }),
          getConflict: (field, values) =>
            t(change.isUndo ? 'conflictUndo' : 'conflict', {
              field: field.title,
              value: getText(field, values) || t('empty'),
            }),
          getInvalid: (error) => {
            const text = getErrorText(error);
            return error.path === '' ? text : t('invalid', { field: error.args.title, text });
          },
        },
      },
      change,
    ),
  );
}
