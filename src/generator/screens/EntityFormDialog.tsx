import { useRef, useState, type RefObject } from 'react';
import { Box, DialogContent } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { DialogShell } from '../../ui/DialogShell';
import { useCanEdit } from '../actions/useCanEdit';
import type { EntityFormDialogProps } from '../screenLayout/formPreload';
import type { Row } from '../shared/listRowIds';
import { renderHistory } from '../history/lazyHistory';
import { RecordHeaderDetails } from '../recordScreen/RecordHeaderDetails';
import { RecordLoadError } from '../recordScreen/RecordLoadError';
import { useRememberRecord } from '../recordScreen/useRememberRecord';
import { getRowTitle } from '../shared/getRowTitle';
import { useRecord } from '../recordScreen/useRecord';
import { Sections } from '../sections/Sections';
import { ReadOnlyRecordSections } from '../view/ReadOnlyRecordSections';
import { LoadingForm } from '../form/LoadingForm';
import { FormInDialog } from '../form/FormInDialog';
import { FieldsSection } from '../form/FieldsSection';
import { FormSkeleton } from '../screenLayout/FormSkeleton';
import { ReviewButton } from '../form/ReviewButton';
import { useRecordFormAndSave } from '../form/useRecordFormAndSave';

interface FormProps {
  module: EntityModule;
  record: RaRecord | undefined;
  parentValues?: Row | undefined;
  /** The record whose values a new record takes over. */
  copy?: RaRecord;
  onClose: (saved: boolean) => void;
  escapeRef: RefObject<() => void>;
}

function OpenForm({ module, record, parentValues, copy, onClose, escapeRef }: FormProps) {
  const form = useRecordFormAndSave({ module, record, parentValues, copy });
  return (
    <FormInDialog
      form={form}
      save={module.entity.messages['saveLabel']}
      actions={form.formActions}
      review={form.isUpdate && <ReviewButton form={form} />}
      onClose={onClose}
      escapeRef={escapeRef}
    >
      {record && <RecordHeaderDetails entity={module.entity} screenContent={module.entity.form} record={record} />}
      <Sections
        module={form.definition.module}
        sections={form.definition.sections}
        record={record}
        Inputs={FieldsSection}
        plain
      />
      {record && renderHistory(module, record, true)}
    </FormInDialog>
  );
}

function StoredForm({ record, ...props }: FormProps & { record: RaRecord }) {
  useRememberRecord(props.module.entity, getRowTitle(props.module.entity, record), true);
  if (useCanEdit(props.module, record)) return <OpenForm {...props} record={record} />;
  return (
    <DialogContent>
      <RecordHeaderDetails entity={props.module.entity} screenContent={props.module.entity.view} record={record} />
      <ReadOnlyRecordSections module={props.module} record={record} plain />
      {renderHistory(props.module, record, true)}
    </DialogContent>
  );
}

interface RecordFormProps extends Omit<FormProps, 'record' | 'copy'> {
  id: Identifier;
  /** Whether the record is duplicated. If false, the record is edited. */
  isCopied?: boolean;
}

function RecordForm({ id, isCopied = false, ...props }: RecordFormProps) {
  const { entity } = props.module;
  const state = useRecord(entity.name, id);
  const partialRecord = state.status === 'loading' ? state.partialRecord : undefined;
  const mayEdit = useCanEdit(props.module, partialRecord);
  if (state.status === 'ready') {
    if (isCopied) return <OpenForm {...props} record={undefined} copy={state.record} />;
    return <StoredForm {...props} record={state.record} />;
  }
  if (partialRecord && mayEdit && !isCopied) {
    return (
      <DialogContent sx={{ pt: 1 }}>
        <RecordHeaderDetails entity={entity} screenContent={entity.form} record={partialRecord} />
        <LoadingForm module={props.module} row={partialRecord} plain />
      </DialogContent>
    );
  }
  if (state.status !== 'failed') return <FormSkeleton title={entity.title} sections={entity.form?.sections} />;
  return (
    <Box sx={{ p: 2 }}>
      <RecordLoadError entity={entity} state={state} onBack={() => props.onClose(false)} />
    </Box>
  );
}

/**
 * Dialog with the form of an entity, which opens over the list of the entity. Without `id`, the form is for a new
 * record; `copyOf` then names the record to duplicate. With `id`, the form contains the list row, or the record
 * that is loaded with the get call.
 */
export function EntityFormDialog({ module, id, copyOf, row, parentValues, onClose }: EntityFormDialogProps) {
  const t = useAppTranslate();
  const { singularName, form, singleton, title, messages } = module.entity;
  const escapeRef = useRef(() => onClose(false));
  const isNew = id === undefined || id === null;
  const name = isNew
    ? (messages['createTitle'] ?? t('form.createTitle', { singularName }))
    : (messages['updateTitle'] ?? t('form.updateTitle', { singularName }));
  // The dialog uses the initial list row until it closes, so that a reload of the list does not close the form.
  const [first] = useState(row as RaRecord | undefined);
  const props = { module, parentValues, onClose, escapeRef };
  return (
    <DialogShell
      title={singleton ? title : name}
      maxWidth={form?.width === 'wide' ? 'md' : 'sm'}
      onClose={() => escapeRef.current()}
    >
      {isNew && copyOf !== undefined ? (
        <RecordForm key={String(copyOf)} {...props} id={copyOf as Identifier} isCopied />
      ) : isNew ? (
        <OpenForm {...props} record={undefined} />
      ) : first ? (
        <StoredForm {...props} record={first} />
      ) : (
        <RecordForm key={String(id)} {...props} id={id as Identifier} />
      )}
    </DialogShell>
  );
}
