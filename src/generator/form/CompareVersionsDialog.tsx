import { useId, type ReactNode } from 'react';
import { DialogContentText } from '@mui/material';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';

interface Props {
  title: string;
  text: string;
  /** Text of the button that closes the dialog without saving. */
  close: string;
  onClose: () => void;
  save: string;
  onSave: () => void;
  children: ReactNode;
}

/** Dialog that shows several versions of a record's values side by side, and has a Save button. */
export function CompareVersionsDialog({ title, text, close, onClose, save, onSave, children }: Props) {
  const id = useId();
  const buttons = (
    <>
      <Button onClick={onClose}>{close}</Button>
      <Button look="contained" onClick={onSave}>
        {save}
      </Button>
    </>
  );
  return (
    <DialogShell title={title} maxWidth="md" onClose={onClose} aria-describedby={id}>
      <DialogBody buttons={buttons}>
        <DialogContentText id={id}>{text}</DialogContentText>
        {children}
      </DialogBody>
    </DialogShell>
  );
}
