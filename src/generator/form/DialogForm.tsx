import { useEffect, type ReactNode, type RefObject } from 'react';
import { DialogActions, DialogContent } from '@mui/material';
import { useEvent } from 'ra-core';
import type { AvailableAction } from '../actions/types';
import { FormActions } from './FormActions';
import { FormProviders } from './FormProviders';
import { useConfirmLeave } from './useConfirmLeave';
import type { ShapeForm } from './useShapeForm';

interface Props {
  form: ShapeForm;
  save?: string | undefined;
  /** Sending it takes something away. */
  danger?: boolean;
  offers?: readonly AvailableAction[];
  /** Shows what a save would change. */
  review?: ReactNode;
  /** @param saved what is behind the dialog is read again */
  onClose: (saved: boolean) => void;
  /** What Escape and a click outside do: the form knows whether there is something to lose. */
  escapeRef: RefObject<() => void>;
  children: ReactNode;
}

/** A form in a dialog: it closes when it is saved, and asks before what was typed is lost. */
export function DialogForm({ form, save, danger = false, offers, review, onClose, escapeRef, children }: Props) {
  const ask = useConfirmLeave();
  const { phase, isDirty, allowLeaving } = form;
  const close = useEvent(onClose);

  // At once, unlike a screen.
  useEffect(() => {
    if (phase === 'saved') close(true);
  }, [phase, close]);

  const cancel = useEvent(async () => {
    if (phase !== 'open' || (isDirty() && !(await ask()))) return;
    allowLeaving();
    onClose(false);
  });
  useEffect(() => {
    escapeRef.current = () => void cancel();
  }, [escapeRef, cancel]);
  return (
    <FormProviders shapeForm={form} scope="dialog">
      <DialogContent sx={{ pt: 1 }}>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <FormActions
          form={form}
          save={save}
          danger={danger}
          review={review}
          {...(offers ? { offers } : {})}
          onCancel={() => void cancel()}
        />
      </DialogActions>
    </FormProviders>
  );
}
