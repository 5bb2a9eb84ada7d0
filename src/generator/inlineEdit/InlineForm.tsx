import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useEvent, type RaRecord } from 'ra-core';
import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { getUnsavedFieldChanges } from '../../model/form/conflict';
import type { Field, ObjectShape } from '../../model/entity/entity';
import type { FormValues } from '../../model/values/cleanValues';
import { Alert } from '../../ui/Alert';
import { useFieldState } from '../../widgets/context/ruleFieldStates';
import { useUndoEdits } from '../bulkEdit/useUndoEdits';
import { FieldsSection } from '../form/FieldsSection';
import { FormActions } from '../form/FormActions';
import { FormProviders } from '../form/FormProviders';
import { useConfirmLeave } from '../form/useConfirmLeave';
import { useRecordFormAndSave } from '../form/useRecordFormAndSave';
import type { InlineFormProps, EditorCloseReason } from './inlineEditProps';

interface Props extends InlineFormProps {
  record: RaRecord;
}

/** Says that the rules of the record do not allow to change a field. */
function ClosedField({ field }: { field: Field }) {
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const { visible, disabled } = useFieldState(field.key);
  if (visible && !disabled) return null;
  return <Alert severity="info">{t('fieldClosed', { field: field.title })}</Alert>;
}

/** Shows the errors of fields that have no input here. */
function OtherErrors({ shape, fields }: { shape: ObjectShape; fields: readonly Field[] }) {
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const { errors } = useFormState();
  const others = Object.values(shape.fields).filter((field) => errors[field.key] && !fields.includes(field));
  if (others.length === 0) return null;
  return (
    <Alert severity="error">
      {others
        .map(({ key, title }) => {
          const { message } = errors[key]!;
          return typeof message === 'string' ? t('invalid', { field: title, text: message }) : title;
        })
        .join('\n')}
    </Alert>
  );
}

const pick = (fields: readonly Field[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map(({ key }) => [key, values[key] ?? null]));

/**
 * The form of a record, of which only some fields are shown. It has all rules, the validation and the conflict check of
 * the form.
 */
export function InlineForm({ module, record, fields, name, reload, onClose, leaveRef }: Props) {
  const { entity } = module;
  const t = useAppTranslate();
  const reportEdits = useUndoEdits(module);
  const askConfirmation = useConfirmLeave();
  const form = useRecordFormAndSave({
    module,
    record,
    onUpdated: (versions) => {
      const filled = { shape: entity.shape, validators: form.definition.validators };
      const { fields: changed, sides } = getUnsavedFieldChanges(entity, filled, versions);
      const edit = {
        id: record.id,
        fields: changed,
        before: pick(changed, sides.base),
        after: pick(changed, sides.mine),
      };
      reportEdits(entity.messages['updated'] ?? t('form.updated'), [{ name, edit }]);
    },
  });
  const { phase, isDirty, allowLeaving } = form;
  const close = useEvent(onClose);
  const finish = useEvent(() => {
    void reload();
    onClose();
  });
  useEffect(() => {
    if (phase === 'saved') finish();
  }, [phase, finish]);
  const leave = useEvent((reason: EditorCloseReason) => {
    const leaveNow = (): void => {
      allowLeaving();
      close();
    };
    if (phase !== 'open') return;
    if (reason === 'escapeKeyDown' || !isDirty()) leaveNow();
    else void askConfirmation().then((leaves) => leaves && leaveNow());
  });
  useEffect(() => {
    leaveRef.current = leave;
  }, [leaveRef, leave]);
  return (
    <FormProviders schemaForm={form} scope="dialog">
      <div className="wd-inline-edit">
        <FieldsSection fields={fields} />
        {fields.map((field) => (
          <ClosedField key={field.key} field={field} />
        ))}
        <OtherErrors shape={entity.shape} fields={fields} />
        <FormActions form={form} save={entity.messages['saveLabel']} onCancel={() => leave('escapeKeyDown')} />
      </div>
    </FormProviders>
  );
}
