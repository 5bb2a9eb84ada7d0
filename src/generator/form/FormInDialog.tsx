import { useEffect, type ReactNode, type RefObject } from 'react';
import { DialogActions, DialogContent } from '@mui/material';
import { useEvent } from 'ra-core';
import type { AvailableAction } from '../actions/types';
import { FormActions } from './FormActions';
import { FormProviders } from './FormProviders';
import { trackSaveBarHeight } from './trackSaveBarHeight';
import { useConfirmLeave } from './useConfirmLeave';
import type { SchemaForm } from './useSchemaForm';

interface Props {
  form: SchemaForm;
  save?: string | undefined;
  /** Whether submitting the form is a destructive operation, for example a deletion. */
  danger?: boolean;
  actions?: readonly AvailableAction[];
  /** Button that opens a dialog with the user's unsaved changes. */
  review?: ReactNode;
  /** @param saved whether the screen behind the dialog must reload its records */
  onClose: (saved: boolean) => void;
  /**
   * The form sets this ref to the function that handles Escape and a click outside the dialog. The form provides
   * this function because only the form knows whether there are unsaved changes.
   */
  escapeRef: RefObject<() => void>;
  children: ReactNode;
}

/** A form in a dialog. The dialog closes after a save. If it is closed with unsaved changes, the user must confirm. */
export function FormInDialog({ form, save, danger = false, actions, review, onClose, escapeRef, children }: Props) {
  const askConfirmation = useConfirmLeave();
  const { phase, isDirty, allowLeaving } = form;
  const close = useEvent(onClose);

  // A dialog closes immediately after a save. A form screen stays open for some time, so that the user can read the
  // toast.
  useEffect(() => {
    if (phase === 'saved') close(true);
  }, [phase, close]);

  const cancel = useEvent(async () => {
    if (phase !== 'open' || (isDirty() && !(await askConfirmation()))) return;
    allowLeaving();
    onClose(false);
  });
  useEffect(() => {
    escapeRef.current = () => void cancel();
  }, [escapeRef, cancel]);
  return (
    <FormProviders schemaForm={form} scope="dialog">
      <DialogContent sx={{ pt: 1 }}>{children}</DialogContent>
      <DialogActions ref={trackSaveBarHeight} disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <FormActions
          form={form}
          save={save}
          danger={danger}
          review={review}
          {...(actions ? { actions } : {})}
          onCancel={() => void cancel()}
        />
      </DialogActions>
    </FormProviders>
  );
}
