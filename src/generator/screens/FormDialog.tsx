import { useRef, useState, type RefObject } from 'react';
import { Box, DialogContent } from '@mui/material';
import type { RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import { useT } from '../../i18n/useT';
import type { EntityModule } from '../../model/entity/entity';
import { useMayEdit } from '../actions/useMayEdit';
import type { FormDialogProps } from '../shell/formAhead';
import type { Row } from '../records/row';
import { RecordFacts } from '../record/RecordFacts';
import { RecordFailure } from '../record/RecordFailure';
import { useRecord } from '../record/useRecord';
import { Sections } from '../sections/Sections';
import { ReadInstead } from '../view/ReadInstead';
import { ArrivingForm } from '../form/ArrivingForm';
import { DialogForm } from '../form/DialogForm';
import { DialogShell } from '../shell/DialogShell';
import { FieldsSection } from '../form/FieldsSection';
import { FormSkeleton } from '../shell/FormSkeleton';
import { ReviewButton } from '../form/ReviewButton';
import { useRecordForm } from '../form/useRecordForm';

interface FormProps {
  module: EntityModule;
  record: RaRecord | undefined;
  around?: Row | undefined;
  /** The record that a new one is to be like. */
  copy?: RaRecord;
  onClose: (saved: boolean) => void;
  escapeRef: RefObject<() => void>;
}

function OpenForm({ module, record, around, copy, onClose, escapeRef }: FormProps) {
  const form = useRecordForm({ module, record, around, copy });
  return (
    <DialogForm
      form={form}
      save={module.entity.messages['saveLabel']}
      offers={form.offers}
      review={form.isUpdate && <ReviewButton form={form} />}
      onClose={onClose}
      escapeRef={escapeRef}
    >
      {record && <RecordFacts entity={module.entity} shown={module.entity.form} record={record} />}
      <Sections module={form.spec.module} sections={form.spec.sections} record={record} Inputs={FieldsSection} plain />
    </DialogForm>
  );
}

function StoredForm({ record, ...props }: FormProps & { record: RaRecord }) {
  if (useMayEdit(props.module, record)) return <OpenForm {...props} record={record} />;
  return (
    <DialogContent>
      <RecordFacts entity={props.module.entity} shown={props.module.entity.view} record={record} />
      <ReadInstead module={props.module} record={record} plain />
    </DialogContent>
  );
}

interface RecordFormProps extends Omit<FormProps, 'record' | 'copy'> {
  id: Identifier;
  /** It is not changed: a new one is to be like it. */
  isCopied?: boolean;
}

function RecordForm({ id, isCopied = false, ...props }: RecordFormProps) {
  const { entity } = props.module;
  const state = useRecord(entity.name, id);
  const known = state.status === 'loading' ? state.known : undefined;
  const mayEdit = useMayEdit(props.module, known);
  if (state.status === 'ready') {
    if (isCopied) return <OpenForm {...props} record={undefined} copy={state.record} />;
    return <StoredForm {...props} record={state.record} />;
  }
  if (known && mayEdit && !isCopied) {
    return (
      <DialogContent sx={{ pt: 1 }}>
        <RecordFacts entity={entity} shown={entity.form} record={known} />
        <ArrivingForm module={props.module} row={known} plain />
      </DialogContent>
    );
  }
  const fields = entity.form?.sections.flatMap((section) => section.fields).length ?? 1;
  if (state.status !== 'failed') return <FormSkeleton title={entity.title} fields={fields} />;
  return (
    <Box sx={{ p: 2 }}>
      <RecordFailure
        noun={entity.noun}
        single={entity.singleton}
        error={state.error}
        onRetry={state.retry}
        onBack={() => props.onClose(false)}
      />
    </Box>
  );
}

/** An entity's form over its list: a new record without `id`, which may be like another one, else the row, or the record by the get call. */
export function FormDialog({ module, id, copy, row, around, onClose }: FormDialogProps) {
  const t = useT();
  const { noun, form, singleton, title, messages } = module.entity;
  const escapeRef = useRef(() => onClose(false));
  const isNew = id === undefined || id === null;
  const name = isNew
    ? (messages['createLabel'] ?? t('form.createNoun', { noun }))
    : (messages['updateTitle'] ?? t('form.updateNoun', { noun }));
  // A list that is read again meanwhile takes no form away.
  const [first] = useState(row as RaRecord | undefined);
  const props = { module, around, onClose, escapeRef };
  return (
    <DialogShell title={singleton ? title : name} wide={form?.width === 'wide'} onClose={() => escapeRef.current()}>
      {isNew && copy !== undefined ? (
        <RecordForm key={String(copy)} {...props} id={copy as Identifier} isCopied />
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
