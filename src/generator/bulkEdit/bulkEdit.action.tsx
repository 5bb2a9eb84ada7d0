import { useRef } from 'react';
import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Field } from '../../model/entity/entity';
import { DialogShell } from '../../ui/DialogShell';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { FormField } from '../../widgets/FormField';
import type { ActionDialogProps } from '../actions/types';
import { FormInDialog } from '../form/FormInDialog';
import { SkippedRows } from './SkippedRows';
import { useBulkEdit, type BulkEdit } from './useBulkEdit';
import './bulkEdit.css';

/** A field with a checkbox that says whether it is changed. A field that is changed has its input. */
function FieldChoice({ field, edit, isOnly }: { field: Field; edit: BulkEdit; isOnly: boolean }) {
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const isChosen = edit.isChosen(field);
  return (
    <div className="wd-bulk-field" data-field={field.key}>
      {!isOnly && (
        <label className="wd-bulk-choice">
          <input
            type="checkbox"
            className="wd-check"
            checked={isChosen}
            onChange={({ target }) => edit.choose(field, target.checked)}
          />
          {field.title}
        </label>
      )}
      {isChosen && (
        <div className={isOnly ? undefined : 'wd-bulk-input'}>
          <FormField source={field.key} field={field} compact={!isOnly} />
          {edit.isMixed(field) && <p className="wd-quiet">{t('mixed')}</p>}
        </div>
      )}
    </div>
  );
}

function BulkEditDialog(props: ActionDialogProps) {
  const { module, target, label, onClose } = props;
  const appTranslate = useAppTranslate();
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  const escapeRef = useRef(() => onClose(false));
  const edit = useBulkEdit(props);
  const { fields, form, rows } = edit;
  const isOnly = fields.length === 1;
  return (
    <DialogShell
      title={appTranslate('bulk.title', { action: label, count: rows.length })}
      onClose={() => escapeRef.current()}
    >
      <FormInDialog
        form={form}
        save={t('apply', { smart_count: rows.length })}
        escapeRef={escapeRef}
        onClose={() => onClose(false)}
      >
        <p className="wd-section-help">{t(isOnly ? 'changeOne' : 'change')}</p>
        <div className="wd-bulk-fields">
          {fields.map((field) => (
            <FieldChoice key={field.key} field={field} edit={edit} isOnly={isOnly} />
          ))}
        </div>
        <SkippedRows module={module} action={props.action} rows={target.excludedRows ?? []} />
      </FormInDialog>
      {edit.seriesDialog}
    </DialogShell>
  );
}

/** Dialog that changes some fields of the selected records. */
export const ActionDialog = (props: ActionDialogProps) => (
  <EntityModuleProvider value={props.module}>
    <BulkEditDialog {...props} />
  </EntityModuleProvider>
);
